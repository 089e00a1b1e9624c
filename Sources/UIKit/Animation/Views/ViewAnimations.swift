#if UIKit
import Foundation
import UIKitDialect

/// The animations of views of a scope: which one is being described, and whether there are any.
@MainActor
final class ViewAnimations {
  /// An animation while its closure runs.
  struct Description {
    var duration: Double
    var delay = 0.0
    var repeatCount: Float = 1
    var autoreverses = false
    /// For one that was begun by `beginAnimations(_:context:)`.
    var old: OldAnimation?

    /// The time until its end; infinite for one without an end.
    var length: Double {
      let once = max(duration, 0) * (autoreverses ? 2 : 1)
      return max(delay, 0) + (once == 0 ? 0 : once * Double(repeatCount))
    }
  }

  /// The delegate of an animation that was begun by `beginAnimations(_:context:)`.
  final class OldAnimation {
    var identifier: String?
    var context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: ActionSelector?
    var didStop: ActionSelector?
  }

  var isEnabled = true
  /// The descriptions under way, the innermost last.
  var descriptions: [Description] = []

  /// Those of the present scope.
  static var current: ViewAnimations {
    ApplicationScope.current.values(ViewAnimations.self) { ViewAnimations() }
  }

  private init() {}

  /// Runs the closure of an animation, and lets its completion be called at the end; at once where
  /// there are no animations.
  func animate(
    _ description: Description, _ options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard isEnabled else {
      animations()
      completion?(true)
      return
    }
    var description = description
    if let outer = descriptions.last, !options.contains(.overrideInheritedDuration) {
      description.duration = outer.duration
    }
    if options.contains(.repeat) { description.repeatCount = .infinity }
    if options.contains(.autoreverse) { description.autoreverses = true }
    descriptions.append(description)
    animations()
    let described = descriptions.removeLast()
    finish(described) { completion?(true) }
  }

  /// Lets something happen at the end of an animation.
  func finish(_ description: Description, _ body: @escaping () -> Void) {
    let completions = TransactionStack.current.beginWork()
    guard description.length.isFinite else { return }
    let clock = AnimationClock.current
    clock.schedule(at: clock.time + description.length) {
      body()
      completions.forEach { $0.end() }
    }
  }
}
#endif
