import AppKitDialect
import TestSupport
import Testing

/// A model of bindings: named values, and what each control shows of them.
@MainActor
private struct BindingModel {
  /// A control that shows a value.
  struct Shown: Equatable {
    var key: String
    /// The keys whose values enable the control, each with what it has to be.
    var conditions: [String: Bool]
  }
  var values: [String: Int] = [:]
  var flags: [String: Bool] = [:]
  var controls: [Int: Shown] = [:]

  func isEnabled(_ control: Int) -> Bool {
    controls[control]?.conditions.allSatisfy { flags[$0.key] == $0.value } ?? false
  }
}

@MainActor @Suite(.tags(.model), .ownApplication) struct RandomBindingTests {
  private static let keys = (0..<8).map { "number\($0)" }
  private static let flags = (0..<6).map { "flag\($0)" }

  @Test func `50,000 random changes of values and controls agree with a model`() {
    var numbers = SeededGenerator(seed: 2026)
    let source = KeyValueObject()
    var model = BindingModel()
    var controls: [Int: NSSlider] = [:]
    for key in Self.keys { (source[key], model.values[key]) = (0, 0) }
    for flag in Self.flags { (source[flag], model.flags[flag]) = (true, true) }
    var (changes, compared) = (0, 0)
    while changes < 50_000 {
      changes += 1
      let control = Int.random(in: 0..<20, using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0..<3:
        let (key, value) = (numbers.pick(Self.keys), Int.random(in: 0...100, using: &numbers))
        (source[key], model.values[key]) = (value, value)
      case 3..<5:
        let (flag, value) = (numbers.pick(Self.flags), numbers.chance(50))
        (source[flag], model.flags[flag]) = (value, value)
      case 5..<8:
        // The user moves a slider, if it can be moved.
        guard let slider = controls[control], let shown = model.controls[control] else { continue }
        let value = Int.random(in: 0...100, using: &numbers)
        guard slider.isEnabled else { continue }
        slider.integerValue = value
        slider.sendAction(slider.action, to: slider.target)
        model.values[shown.key] = value
      case 8:
        let slider = NSSlider(value: 0, minValue: 0, maxValue: 100, target: nil, action: nil)
        let key = numbers.pick(Self.keys)
        var conditions: [String: Bool] = [:]
        slider.bind(.value, to: source, withKeyPath: key)
        for number in 1...Int.random(in: 1...3, using: &numbers) {
          let (flag, isNegated) = (numbers.pick(Self.flags), numbers.chance(50))
          guard conditions[flag] == nil else { continue }
          conditions[flag] = !isNegated
          slider.bind(
            NSBindingName(number == 1 ? "enabled" : "enabled\(number)"), to: source,
            withKeyPath: flag,
            options: isNegated ? [.valueTransformerName: "NSNegateBoolean"] : [:])
        }
        (controls[control], model.controls[control]) = (
          slider, .init(key: key, conditions: conditions)
        )
      default:
        if numbers.chance(50) {
          controls[control]?.unbind(.value)
          (controls[control], model.controls[control]) = (nil, nil)
        } else {
          (controls[control], model.controls[control]) = (nil, nil)
        }
      }
      for (number, slider) in controls {
        guard let shown = model.controls[number] else { continue }
        compared += 1
        if slider.integerValue != model.values[shown.key]
          || slider.isEnabled != model.isEnabled(number)
        {
          Issue.record("change \(changes): control \(number) shows \(slider.integerValue)")
          return
        }
      }
      for key in Self.keys
      where source[key].flatMap({ ($0 as? Int) ?? Int($0 as? Double ?? -1) }) != model.values[key] {
        Issue.record("change \(changes): \(key) is \(source[key] ?? "none")")
        return
      }
    }
    #expect(compared > 300_000)
    controls = [:]
    let observed = (Self.keys + Self.flags).filter { source.keyValueObservers.isObserved($0) }
    #expect(observed.isEmpty)
  }
}
