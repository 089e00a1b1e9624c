/// A value that goes through its range in steps, as those of controls with two small buttons do.
public struct SteppedValue: Sendable, Hashable {
  /// The directions of a step.
  public enum Direction: Int, Sendable, Hashable, CaseIterable {
    /// To a smaller value.
    case decrement
    /// To a larger value.
    case increment
  }

  /// The value and its range.
  public var bounded: BoundedValue
  /// The size of a step.
  public var step: Double
  /// Indicates whether a step beyond an end of the range continues at the other one.
  public var wraps: Bool

  /// Creates a value.
  public init(_ bounded: BoundedValue, step: Double, wraps: Bool) {
    (self.bounded, self.step, self.wraps) = (bounded, step, wraps)
  }

  /// Returns the value after a step; at an end of the range it is that end, or the other one if steps wrap.
  public func value(after direction: Direction) -> Double {
    let (low, high) = (bounded.range.lowerBound, bounded.range.upperBound)
    let next = direction == .increment ? bounded.value + step : bounded.value - step
    if next > high { return wraps ? low : high }
    if next < low { return wraps ? high : low }
    return next
  }

  /// Returns whether a step changes the value.
  public func canStep(_ direction: Direction) -> Bool {
    wraps
      || (direction == .increment
        ? bounded.value < bounded.range.upperBound : bounded.value > bounded.range.lowerBound)
  }

  /// Returns the number of steps to a value, negative for steps to smaller ones; nil for a value that steps
  /// do not reach, or not in 1,000.
  public func steps(to goal: Double) -> Int? {
    let exact = (goal - bounded.value) / step
    let isWhole = abs(bounded.value + exact.rounded() * step - goal) <= slack(of: goal)
    let isEnd =
      !wraps && (goal == bounded.range.lowerBound || goal == bounded.range.upperBound)
    let steps = isWhole ? exact.rounded() : exact.rounded(.awayFromZero)
    return (isWhole || isEnd) && abs(steps) <= 1_000 ? Int(steps) : nil
  }

  /// Returns the difference that the arithmetic of steps may leave to a value.
  public func slack(of goal: Double) -> Double { 1e-9 * max(abs(goal), step) }
}
