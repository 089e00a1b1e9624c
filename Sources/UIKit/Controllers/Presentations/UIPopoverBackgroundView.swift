#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The class methods of a popover's background: `UIPopoverBackgroundViewMethods`.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// The height of the arrow.
  static func arrowHeight() -> CGFloat
  /// The insets of the content.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover, for an app's own: `UIPopoverBackgroundView`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// The distance of the arrow from the middle; 0 unless set.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow; up unless set.
  open var arrowDirection = UIPopoverArrowDirection.up
  /// A Boolean value that indicates whether the popover looks like those of the system; true unless
  /// overridden.
  open class var wantsDefaultContentAppearance: Bool { true }
}
#endif
