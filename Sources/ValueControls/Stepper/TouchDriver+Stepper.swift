import Graphics
public import ResponderKit

extension TouchDriver {
  /// Presses the half of a stepper that makes the value larger, and holds it for a number of seconds;
  /// the stepper is scrolled into view first.
  ///
  /// Does nothing where another view takes the touch, or the half cannot change the value.
  public func holdIncrement(_ stepper: Stepper, for seconds: Double = 0.1) {
    hold(.increment, of: stepper, for: seconds)
  }

  /// Presses the half of a stepper that makes the value smaller, and holds it for a number of seconds;
  /// the stepper is scrolled into view first.
  ///
  /// Does nothing where another view takes the touch, or the half cannot change the value.
  public func holdDecrement(_ stepper: Stepper, for seconds: Double = 0.1) {
    hold(.decrement, of: stepper, for: seconds)
  }

  private func hold(_ side: Stepper.Side, of stepper: Stepper, for seconds: Double) {
    stepper.scrollIntoView()
    touchDown(at: stepper.convert(stepper.rect(ofPart: side.rawValue).center, to: nil))
    wait(seconds)
    touchUp()
    wait(0.1)
  }
}
