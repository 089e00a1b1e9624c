/// An animator that animates nothing: everything happens at once, in the order in which it was
/// added.
final class ImmediateAnimator: ContextMenuInteractionAnimating {
  private var completions: [@MainActor () -> Void] = []
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }
  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }
  func finish() {
    for completion in completions { completion() }
    completions = []
  }
}
