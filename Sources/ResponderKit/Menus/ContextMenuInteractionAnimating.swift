/// Runs what goes along with an animation: UIKit's `UIContextMenuInteractionAnimating`.
@MainActor
public protocol ContextMenuInteractionAnimating {
  /// Adds what changes with the animation.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds what happens once it is over.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}
