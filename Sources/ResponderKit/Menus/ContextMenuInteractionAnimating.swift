/// Runs code along with an animation: UIKit's `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol ContextMenuInteractionAnimating {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}
