#if UIKit
public import Foundation
public import UIKitDialect

/// The number of times that something is drawn in a second (`CAFrameRateRange`).
public struct CAFrameRateRange: Sendable, Hashable {
  /// The lowest number of frames.
  public var minimum: Float
  /// The highest number of frames.
  public var maximum: Float
  /// The preferred number of frames; nil for the highest.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the screen prefers.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method for each frame, sixty times a second unless set otherwise (`CADisplayLink`).
///
/// Its time is that of ``AnimationClock``. It keeps its target until it is invalidated.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: ActionSelector
  private let clock = AnimationClock.current
  private var modes: Set<RunLoop.Mode> = []
  private var next: AnimationClock.Item?
  private var isInvalid = false

  /// Creates a link that calls a method of a target, once it was added to a run loop.
  public init(target: Any, selector sel: ActionSelector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the last frame; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The time between two frames.
  open var duration: CFTimeInterval { 1 / frames }

  /// A Boolean value that indicates whether the link does not call its target for now; false unless
  /// set.
  open var isPaused: Bool = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// The number of calls in a second; 0, for 60, unless set.
  open var preferredFramesPerSecond: Int = 0

  /// The number of frames of the screen, of which there are 60 in a second, for a call; 1 unless
  /// set.
  @available(*, deprecated, message: "Set preferredFramesPerSecond.")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 0 ? 60 / newValue : 0 }
  }

  /// The number of calls in a second as a range; that of the screen unless set.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  private var frames: Double {
    let range = preferredFrameRateRange
    let preferred = Double(range.preferred ?? range.maximum)
    if preferred > 0 { return min(preferred, 60) }
    return preferredFramesPerSecond > 0 ? Double(min(preferredFramesPerSecond, 60)) : 60
  }

  /// Starts calling the target; any run loop will do.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    update()
  }

  /// Stops calling the target in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    update()
  }

  /// Stops calling the target for good, and releases it.
  open func invalidate() {
    isInvalid = true
    target = nil
    update()
  }

  private func update() {
    guard !modes.isEmpty, !isPaused, !isInvalid else {
      next?.cancel()
      next = nil
      return
    }
    if next == nil { wait(since: clock.time) }
  }

  private func wait(since time: Double) {
    let due = max(time + duration, clock.time)
    next = clock.schedule(at: due) { [self] in
      timestamp = due
      next = nil
      if let target { selector.call(on: target, with: self) }
      if next == nil, !modes.isEmpty, !isPaused, !isInvalid { wait(since: due) }
    }
  }
}

extension UIScreen {
  /// Returns a link that calls a method of a target for each frame
  /// (`UIScreen.displayLink(withTarget:selector:)`).
  public func displayLink(withTarget target: Any, selector sel: ActionSelector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
#endif
