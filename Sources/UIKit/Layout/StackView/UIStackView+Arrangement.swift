#if UIKit
import Foundation
import ResponderKit

/// The views that a stack view arranges, with the spaces that were set after them.
@MainActor
struct StackArrangement {
  private(set) var views: [UIView] = []
  /// The space after each arranged view; nil for the stack view's.
  private var spacings: [ObjectIdentifier: CGFloat?] = [:]

  func contains(_ view: UIView) -> Bool { spacings[ObjectIdentifier(view)] != nil }

  mutating func insert(_ view: UIView, at index: Int) {
    views.insert(view, at: index)
    spacings[ObjectIdentifier(view)] = .some(nil)
  }

  mutating func move(_ view: UIView, to index: Int) {
    views.removeAll { $0 === view }
    views.insert(view, at: min(index, views.count))
  }

  mutating func remove(_ view: UIView) {
    views.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
  }

  func spacing(after view: UIView) -> CGFloat? { spacings[ObjectIdentifier(view)] ?? nil }

  mutating func setSpacing(_ spacing: CGFloat?, after view: UIView) {
    spacings[ObjectIdentifier(view)] = .some(spacing)
  }
}

extension UIStackView {
  final func insert(_ view: UIView, at index: Int) {
    let count = arrangement.views.count
    guard index >= 0, index <= count else {
      fatalError(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)")
    }
    if arrangement.contains(view) {
      arrangement.move(view, to: index)
    } else {
      if view.superview !== self { addSubview(view) }
      // A hook may have removed the view, or others.
      guard view.superview === self, !arrangement.contains(view) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      arrangement.insert(view, at: min(index, arrangement.views.count))
    }
    arrangementChanged()
  }

  /// Requests what a change of the arrangement has as a consequence.
  final func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
#endif
