import ControlCore
import Graphics
import ResponderKit

/// A press of a half.
struct StepperPress {
  let side: Stepper.Side
  /// Indicates whether the finger is on the half.
  var isInside = true
  /// Indicates whether the half has stepped once.
  var hasStepped = false
  /// The number of seconds that the half has been held when it repeats next.
  var held = 0.0
  var timer: EventClock.Timer?
}

extension Stepper {
  /// The times at which a half that is held repeats its step, in seconds; UIKit has no counterpart.
  ///
  /// Apple's page on `UIStepper` says that the rate depends on how long the half is pressed, and
  /// no more; the first two figures are those of `NSStepper.autorepeat`.
  public struct RepeatTiming: Sendable, Hashable, Codable {
    /// From the touch to the first repetition.
    public var delay: Double
    /// From one repetition to the next.
    public var interval: Double
    /// The time that a half is held until the interval is halved, once and again.
    public var acceleration: Double

    /// Creates a timing.
    public init(delay: Double, interval: Double, acceleration: Double) {
      self.delay = delay
      self.interval = interval
      self.acceleration = acceleration
    }

    /// Half a second, then ten a second; twice as many after two seconds, and four times after four.
    public static let standard = RepeatTiming(delay: 0.5, interval: 0.1, acceleration: 2)

    /// Returns the time until the next repetition of a half that has been held for a while.
    func interval(after held: Double) -> Double {
      if acceleration > 0, held >= 2 * acceleration { return interval / 4 }
      return acceleration > 0 && held >= acceleration ? interval / 2 : interval
    }
  }

  final func beginPress(_ touch: Touch) -> Bool {
    guard let side = side(at: touch.location(in: self)), canStep(side) else { return false }
    press?.timer?.cancel()
    hasUnreportedValue = false
    press = StepperPress(side: side)
    return true
  }

  /// As NSStepper's page says, a half that repeats steps at once, and another one when it is released.
  final func stepAtOnce(with event: InputEvent?) {
    guard autorepeat, isTracking, let press, !press.hasStepped else { return }
    self.press?.hasStepped = true
    step(press.side, with: event)
    scheduleRepetition(after: repeatTiming.delay)
  }

  final func followPress(_ touch: Touch) {
    guard let pressed = press?.side else { return }
    press?.isInside = side(at: touch.location(in: self)) == pressed
  }

  final func endPress() {
    guard let press else { return }
    press.timer?.cancel()
    self.press = nil
    if !press.hasStepped, press.isInside, take(press.side) { hasUnreportedValue = true }
  }

  /// Makes a step; returns whether the value is another one.
  private func take(_ side: Side) -> Bool {
    let before = value
    change(to: stepped.value(after: side))
    return value != before
  }

  private func step(_ side: Side, with event: InputEvent?) {
    guard take(side) else { return }
    if isContinuous {
      send(.valueChanged, with: event)
    } else {
      hasUnreportedValue = true
    }
  }

  private func scheduleRepetition(after seconds: Double) {
    // A handler may have ended the press.
    guard press != nil else { return }
    press?.held += seconds
    let link = Backlink(self)  // the clock may outlive the control
    press?.timer = clock.schedule(after: seconds) { link.object?.repeatStep() }
  }

  private func repeatStep() {
    guard isTracking, autorepeat, let press else { return }
    if press.isInside { step(press.side, with: nil) }
    scheduleRepetition(after: repeatTiming.interval(after: press.held))
  }
}
