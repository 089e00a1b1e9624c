#if UIKit
public import Foundation
public import Graphics
import ResponderKit
public import UIKitDialect

extension UIPointerEffect {
  /// The place of the tint of a hovered view, over or under it: `UIPointerEffect.TintMode`.
  public enum TintMode: Int, Sendable, Hashable, CaseIterable {
    /// There is no tint.
    case none = 0
    /// The tint is over the view.
    case overlay = 1
    /// The tint is under the view.
    case underlay = 2
  }

  // The effect applies to the view of the interaction, so that the preview is not kept.

  /// The system chooses the effect on a preview, which is not kept.
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { .automatic }
  /// The pointer slides under a preview, which is not kept.
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { .highlight }
  /// A preview rises, which is not kept.
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { .lift }
  /// A preview changes, which is not kept, and neither is how.
  public static func hover(
    _ preview: UITargetedPreview, preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) -> UIPointerEffect { .hover }
}

extension UIPointerShape {
  /// A shape of its own is a rectangle around it here (`UIPointerShape.path(_:)`).
  public static func path(_ path: UIBezierPath) -> UIPointerShape {
    .roundedRect(path.bounds, radius: 0)
  }
  /// A rectangle with the system's corners.
  public static func roundedRect(_ rect: CGRect) -> UIPointerShape {
    .roundedRect(rect, radius: defaultCornerRadius)
  }
  /// The radius of the system's corners.
  public static let defaultCornerRadius: CGFloat = 8
}

extension UIPointerStyle {
  /// The pointer of the system (`UIPointerStyle.system()`).
  public static func system() -> UIPointerStyle { UIPointerStyle(effect: .automatic) }
  /// Creates a style with a shape that stays in place along some axes, which are not kept.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis) { self.init(shape: shape) }
}
#endif
