/// What each control with a value does, in a few lines: the oracle of the random tests.
///
/// Touches come as fractions of the width; the slider's thumb is always caught in its middle.
struct ValueModel {
  enum Kind: CaseIterable { case slider, toggle, stepper, segments, pages, color, refresh }

  var kind: Kind
  var value = 0.0
  var range = 0.0...1
  var isEnabled = true
  /// Whether steps wrap, changes of a drag are reported at its end, or segments are momentary.
  var option = false
  /// How many segments or pages there are.
  var count = 0
  /// Where the value was when the finger came down; nil while none is.
  var touch: Double?
  /// How often the value was reported.
  var reports = 0

  /// A program sets the value, which reports nothing.
  mutating func set(_ new: Double) {
    switch kind {
    case .segments: if !option, (-1..<Double(count)).contains(new) || new == -1 { value = new }
    case .pages: value = min(max(new, 0), Double(max(count - 1, 0)))
    case .slider, .stepper: value = min(max(new, range.lowerBound), range.upperBound)
    case .toggle, .color, .refresh: value = new
    }
  }

  /// The user chooses a value, which is reported if it is another one.
  mutating func choose(_ new: Double, isReported: Bool = true) {
    let before = value
    if kind == .segments { value = new } else { set(new) }
    if isReported, value != before || kind == .segments && option { reports += 1 }
  }

  /// A half of a stepper is pressed once.
  mutating func step(_ size: Double) {
    let next = value + size
    if range.contains(next) { return choose(next) }
    let isAbove = next > range.upperBound
    choose(isAbove == option ? range.lowerBound : range.upperBound)
  }

  /// A program changes the ends; the value follows.
  mutating func limit(to new: ClosedRange<Double>) {
    range = new
    value = min(max(value, new.lowerBound), new.upperBound)
  }
}
