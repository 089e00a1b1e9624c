#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

extension UIScrollView {
  /// The space around the content, in points; zero unless set (`UIScrollView.contentInset`).
  ///
  /// Changing it doesn't change the offset.
  public final var contentInset: UIEdgeInsets {
    get { scrollValuesIfAny?.contentInset ?? .zero }
    set { changeInsets { $0.contentInset = newValue } }
  }

  /// When the safe area is added to the insets; automatic unless set
  /// (`UIScrollView.contentInsetAdjustmentBehavior`).
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrollValuesIfAny?.contentInsetAdjustmentBehavior ?? .automatic }
    set { changeInsets { $0.contentInsetAdjustmentBehavior = newValue } }
  }

  /// The space around the content, with the safe area where the behavior adds it
  /// (`UIScrollView.adjustedContentInset`).
  public final var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return insets }
    if behavior == .always || alwaysBounceVertical || contentSize.height > bounds.height {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    if behavior == .always || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    return insets
  }

  private func changeInsets(_ change: (ScrollValues) -> Void) {
    let before = adjustedContentInset
    change(scrollValues)
    guard adjustedContentInset != before else { return }
    setNeedsLayout()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Where content that is smaller than the view is, from 0 to 1 in each direction; (0, 0), the
  /// beginning, unless set (`UIScrollView.contentAlignmentPoint`).
  ///
  /// It is stored; the offset doesn't follow.
  public final var contentAlignmentPoint: CGPoint {
    get { scrollValuesIfAny?.contentAlignmentPoint ?? .zero }
    set { scrollValues.contentAlignmentPoint = newValue }
  }

  /// The part of the content that is in the view.
  final var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }
}
#endif
