/// Runs what goes with a movement of the focus: UIKit's `UIFocusAnimationCoordinator`.
///
/// Nothing is animated: once all environments have been notified, the closures run, those of the
/// item that loses the focus first, then the completions.
@preconcurrency @MainActor
public final class FocusAnimationCoordinator {
  private var unfocusing: [@MainActor () -> Void] = []
  private var focusing: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []
  private var hasRun = false

  init() {}

  /// Adds a closure that runs with the movement, and one that runs after it
  /// (`UIFocusAnimationCoordinator.addCoordinatedAnimations(_:completion:)`).
  public func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) { add(animations, to: &focusing, completion) }

  /// Adds a closure that runs while the next item is focused, and one that runs after it
  /// (`UIFocusAnimationCoordinator.addCoordinatedFocusingAnimations(_:completion:)`).
  public func addCoordinatedFocusingAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) { add(animations, to: &focusing, completion) }

  /// Adds a closure that runs while the previous item loses the focus, and one that runs after it
  /// (`UIFocusAnimationCoordinator.addCoordinatedUnfocusingAnimations(_:completion:)`).
  public func addCoordinatedUnfocusingAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) { add(animations, to: &unfocusing, completion) }

  private func add(
    _ animations: (@MainActor () -> Void)?, to list: inout [@MainActor () -> Void],
    _ completion: (@MainActor () -> Void)?
  ) {
    if let animations { list.append(animations) }
    if let completion { completions.append(completion) }
    // One that is kept after the movement has nothing to wait for.
    if hasRun { run() }
  }

  func run() {
    hasRun = true
    let closures = unfocusing + focusing + completions
    (unfocusing, focusing, completions) = ([], [], [])
    for closure in closures { closure() }
  }
}
