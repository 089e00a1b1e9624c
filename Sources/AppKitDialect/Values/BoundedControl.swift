/// A control whose value has bounds that can be bound, too.
@MainActor
protocol BoundedControl: NSControl {
  /// The smallest value.
  var minValue: Double { get set }
  /// The largest value.
  var maxValue: Double { get set }
}
