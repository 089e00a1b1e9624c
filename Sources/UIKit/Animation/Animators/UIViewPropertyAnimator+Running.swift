#if UIKit
import Foundation
import UIKitDialect

/// The progress of an animator.
struct AnimatorProgress {
  /// The part that was done when it was paused, begun or reversed, from 0 at the start to 1.
  var fraction = 0.0
  /// The time at which it continues from there; nil while it is paused.
  var start: Double?
  /// The time that the rest takes.
  var length = 0.0
  var isReversed = false

  func fraction(at time: Double) -> Double {
    guard let start else { return fraction }
    let part = length > 0 ? min(max((time - start) / length, 0), 1) : time >= start ? 1 : 0
    return isReversed ? fraction * (1 - part) : fraction + (1 - fraction) * part
  }
}

extension UIViewPropertyAnimator {
  final func add(_ animation: @escaping () -> Void) {
    precondition(state != .stopped, "an animator that was stopped takes no more animations")
    if state == .active { perform([animation]) } else { animations.append(animation) }
  }

  /// Makes changes; animations of views in them take the duration of this one.
  private func perform(_ changes: [() -> Void]) {
    let current = ViewAnimations.current
    current.descriptions.append(ViewAnimations.Description(duration: duration))
    changes.forEach { $0() }
    current.descriptions.removeLast()
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    beginWork()
    let changes = animations
    animations = []
    perform(changes)
  }

  final func run(delay: Double, length: Double? = nil) {
    precondition(state != .stopped, "an animator that was stopped has to be finished")
    if isRunning { return }
    activate()
    // A change may have stopped it.
    guard state == .active else { return }
    isRunning = true
    let rest = progress.isReversed ? progress.fraction : 1 - progress.fraction
    progress.length = length ?? max(duration, 0) * rest
    let start = clock.time + max(delay, 0)
    progress.start = start
    end = clock.schedule(at: start + progress.length) { [self] in onMain { reachEnd() } }
  }

  private func hold() {
    progress.fraction = progress.fraction(at: clock.time)
    progress.start = nil
    isRunning = false
    end?.cancel()
    end = nil
  }

  final func pause() {
    precondition(state != .stopped, "an animator that was stopped cannot be paused")
    activate()
    if isRunning { hold() }
  }

  final func scrub(to fraction: Double) {
    pause()
    progress.fraction = min(max(fraction, 0), 1)
  }

  final func reverse(_ newValue: Bool) {
    guard newValue != progress.isReversed else { return }
    let wasRunning = isRunning
    if wasRunning { hold() }
    progress.isReversed = newValue
    if wasRunning { run(delay: 0) }
  }

  private func reachEnd() {
    hold()
    progress.fraction = progress.isReversed ? 0 : 1
    if !pausesOnCompletion { finish(at: progress.isReversed ? .start : .end) }
  }

  final func stop(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    state = .stopped
    if withoutFinishing {
      completions = []
      becomeInactive()
      endWork()
    }
  }

  final func finish(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    becomeInactive()
    completions.forEach { $0(position) }
    endWork()
  }

  private func becomeInactive() {
    state = .inactive
    progress = AnimatorProgress()
  }
}
#endif
