#if UIKit
public import ResponderKit
import TextControls
import UIKitDialect

/// A scroll view, whose delegate a subclass may have with a type of its own.
///
/// The delegate is a member of this protocol and not of the class, because a table's delegate is
/// no override of a scroll view's for Swift.
@preconcurrency @MainActor
public protocol HasScrollViewDelegate: UIScrollView {}

extension UIScrollView: HasScrollViewDelegate {}

extension HasScrollViewDelegate {
  /// Decides about scrolling and is told of it; nil unless set, and not retained
  /// (`UIScrollView.delegate`).
  ///
  /// A table, a collection and a text view have one delegate: it is theirs if it adopts their
  /// protocol.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}

extension UIScrollView {
  /// The delegate, whatever its type in the class.
  final var scrollDelegate: (any UIScrollViewDelegate)? {
    switch self {
    case let table as UITableView: table.delegate
    case let collection as UICollectionView: collection.delegate
    case let text as UITextView: text.delegate as? any UIScrollViewDelegate
    default: scrollValuesIfAny?.delegate
    }
  }

  final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    switch self {
    case let table as UITableView: table.delegate = delegate as? any UITableViewDelegate
    case let collection as UICollectionView:
      collection.delegate = delegate as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = delegate as? any UITextViewDelegate
    default: scrollValues.delegate = delegate
    }
  }
}
#endif
