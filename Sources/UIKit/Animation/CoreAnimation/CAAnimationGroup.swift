#if UIKit
public import Foundation

/// Animations that run together (`CAAnimationGroup`).
///
/// The delegates of the animations in it hear nothing, as in Core Animation.
open class CAAnimationGroup: CAAnimation {
  /// Creates a group.
  public override init() { super.init() }

  /// The animations; nil unless set.
  open var animations: [CAAnimation]? {
    get { read("animations", nil) }
    set { write("animations", newValue) }
  }

  /// Returns a group of copies of the animations.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  override func applyEnd(to presentation: CALayer) {
    if !autoreverses { animations?.forEach { $0.applyEnd(to: presentation) } }
  }
}
#endif
