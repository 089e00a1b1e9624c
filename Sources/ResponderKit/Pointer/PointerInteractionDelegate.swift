public import Graphics

/// Decides how a view responds to the pointer: `UIPointerInteractionDelegate`.
@preconcurrency @MainActor
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the part of the view that the pointer is in; nil for none. The whole view unless
  /// implemented.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Returns the style in a part of the view; nil for the pointer as it is. The system's effect unless
  /// implemented.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?
  /// Called before the pointer enters a part of the view.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)
  /// Called before the pointer leaves a part of the view.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }
  /// The system's effect.
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { PointerStyle(effect: .automatic) }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}

/// Runs code along with the pointer's way in or out: `UIPointerInteractionAnimating`.
@preconcurrency @MainActor
public protocol PointerInteractionAnimating {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds code that runs after the animation, with true.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}
