#if UIKit
import Foundation
import UIKitDialect

/// An animation that was added to a layer.
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private let clock = AnimationClock.current
  private let completions = TransactionStack.current.beginWork()
  /// The time at which it begins, in the time of the layer.
  private let begin: Double
  private var hasStarted = false
  private(set) var hasEnded = false
  private var items: [AnimationClock.Item] = []

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    begin =
      animation.beginTime == 0
      ? layer.convertTime(clock.time, from: nil) : animation.beginTime
    schedule()
  }

  /// Plans the beginning and the end by the present time of the layer.
  func schedule() {
    items.forEach { $0.cancel() }
    items = []
    guard let layer, !hasEnded else { return }
    if !hasStarted, let time = layer.clockTime(of: begin) {
      items.append(clock.schedule(at: time) { [self] in start() })
    }
    let length = (animation.activeDuration - animation.timeOffset) / Double(animation.speed)
    if length.isFinite, animation.speed > 0, let end = layer.clockTime(of: begin + max(length, 0)) {
      items.append(clock.schedule(at: end) { [self] in finish() })
    }
  }

  private func start() {
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// The layer may be gone by then.
  private func finish() {
    let layer = layer
    if animation.isRemovedOnCompletion { layer?.animations.removeAll { $0 === self } }
    end(finished: layer != nil)
  }

  private func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    items.forEach { $0.cancel() }
    animation.delegate?.animationDidStop(animation, finished: finished)
    completions.forEach { $0.end() }
  }

  /// Reports that it was removed before its end, when the clock runs.
  func stop() {
    guard !hasEnded else { return }
    items.forEach { $0.cancel() }
    items = [clock.schedule(at: clock.time) { [self] in end(finished: false) }]
  }
}
#endif
