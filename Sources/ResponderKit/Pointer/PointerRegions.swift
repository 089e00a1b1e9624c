import Graphics

/// The part of the view that the pointer is in, as the delegate of an interaction says.
@MainActor
final class PointerRegions {
  weak var delegate: (any PointerInteractionDelegate)?
  private(set) var current: PointerRegion?

  init(_ delegate: (any PointerInteractionDelegate)?) { self.delegate = delegate }

  /// Finds the part of the view at a point, and notifies the delegate on the way there; returns its
  /// style.
  func move(to point: Point, in interaction: PointerInteraction) -> PointerStyle? {
    guard let view = interaction.view else { return leave(interaction) }
    let whole = PointerRegion(rect: view.bounds)
    guard let delegate else {
      current = whole
      return PointerStyle(effect: .automatic)
    }
    let region = delegate.pointerInteraction(
      interaction, regionFor: PointerRegionRequest(location: point), defaultRegion: whole)
    guard region != current || region == nil else {
      return region.flatMap { delegate.pointerInteraction(interaction, styleFor: $0) }
    }
    leave(interaction)
    guard let region else { return nil }
    let animator = PointerAnimator()
    current = region
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
    // The delegate may have removed the view.
    guard current === region else { return nil }
    let style = delegate.pointerInteraction(interaction, styleFor: region)
    animator.finish()
    return style
  }

  /// Tells the delegate that the pointer leaves.
  @discardableResult
  func leave(_ interaction: PointerInteraction) -> PointerStyle? {
    guard let region = current else { return nil }
    current = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
    animator.finish()
    return nil
  }
}

/// Runs everything at once.
@MainActor
private final class PointerAnimator: PointerInteractionAnimating {
  private var completions: [@MainActor (Bool) -> Void] = []
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) {
    completions.append(completion)
  }
  func finish() { for completion in completions { completion(true) } }
}
