import ButtonModel
import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Pickers
import Presenters
import ResponderKit
import TextControls
import TextFormats
import ValueControls

/// The operations of the user on a control.
enum TapOperation: Sendable {
  case tap(count: Int)
  case change(to: String)
  case choose([String])
  case increment
  case decrement
  case pull
  case edit(Typing)
  case pick(String)
  case gesture(Gesture)
  case press([Press.PressType])
  case key([Key])

  /// The word for the operation in answers.
  var name: String {
    switch self {
    case .tap: "a tap"
    case .change, .increment, .decrement: "a change"
    case .choose, .pick: "a choice"
    case .pull: "a pull"
    case .edit: "typing"
    case .gesture: "a gesture"
    case .press: "a press"
    case .key: "a key"
    }
  }

  /// The error of a control that cannot be operated in this way: what it is for, and what fits.
  @MainActor
  fileprivate func misfit(_ object: OperatedObject) -> (problem: String, remedy: String) {
    let remedy =
      switch object.control {
      case is TextField: "Use --type and --return, or tap it."
      case is DatePicker: "Use --pick."
      case nil where object.isPicker: "Use --pick."
      case nil where object.isText: "Use --type and --return."
      case nil: "Leave it out."
      case is SegmentedControl: "Use --choose."
      case is RefreshControl: "Use --pull."
      case is Slider, is PageControl, is Stepper: "Use --to, --increment or --decrement."
      case is Switch, is ColorWell: "Use --to, or tap it."
      default: "Tap it."
      }
    return switch self {
    case .change:
      ("--to is for sliders, steppers, switches, page controls and color wells", remedy)
    case .choose: ("--choose is for segmented controls and buttons with a menu", remedy)
    case .increment, .decrement:
      ("--increment and --decrement are for sliders, steppers and page controls", remedy)
    case .tap: ("--count is for controls and views; a recognizer needs its own number", remedy)
    case .edit:
      ("--type and --return are for text fields, text views and search bars", remedy)
    case .pick: ("--pick is for date pickers and pickers", remedy)
    case .press, .key: ("--press and --key are for what can be focused", remedy)
    case .pull, .gesture: ("--pull is for refresh controls", remedy)
    }
  }
}

extension OperatedObject {
  /// Does something to the object; returns why that had no result, or another one than was asked
  /// for, and nil otherwise.
  typealias Operation = @MainActor () -> String?

  /// Returns what an operation does, nil for a plain tap; throws where the object has no such
  /// operation or value.
  ///
  /// Words that are said on the way are added to the lines.
  func prepare(
    _ operation: TapOperation?, _ lines: SpokenLines
  ) throws(Diagnostic) -> Operation {
    if let recognizer, operation == nil { return try makeGesture(of: recognizer) }
    if case .gesture(let gesture) = operation { return make(gesture) }
    let operation = operation ?? .tap(count: 1)
    if recognizer != nil { throw misfit(operation) }
    if case .press(let buttons) = operation { return press(buttons) }
    if case .key(let keys) = operation { return press(keys) }
    if case .pick(let text) = operation, isPicker { return try pick(text) }
    if case .edit(let typing) = operation, isText { return edit(typing, lines) }
    if case .tap(let count) = operation { return tap(view, count: count) }
    guard let control else { throw misfit(operation) }
    return try prepare(operation, of: control)
  }

  private func misfit(_ operation: TapOperation) -> Diagnostic {
    let misfit = operation.misfit(self)
    return refusal(misfit.problem, misfit.remedy)
  }

  private func prepare(
    _ operation: TapOperation, of control: Control
  ) throws(Diagnostic) -> Operation {
    let driver = driver
    switch (operation, control) {
    case (.change(let text), let slider as Slider): return try drag(slider, to: text)
    case (.change(let text), let stepper as Stepper): return try step(stepper, to: text)
    case (.change(let text), let pages as PageControl): return try turn(pages, to: text)
    case (.change(let text), let control as Switch): return try set(control, to: text)
    case (.change(let text), let well as ColorWell): return try pick(text, in: well)
    case (.choose(let titles), let segments as SegmentedControl):
      return try choose(titles, in: segments)
    case (.choose(let titles), let button as Button): return try choose(titles, in: button)
    case (.increment, is Slider), (.increment, is PageControl):
      return { changing(control) { $0.accessibilityIncrement() } }
    case (.decrement, is Slider), (.decrement, is PageControl):
      return { changing(control) { $0.accessibilityDecrement() } }
    case (.increment, let stepper as Stepper):
      return { changing(stepper) { driver.holdIncrement($0) } }
    case (.decrement, let stepper as Stepper):
      return { changing(stepper) { driver.holdDecrement($0) } }
    case (.pull, is RefreshControl):
      return {
        guard let view = control.superview as? ScrollView else { return "no scroll view has it" }
        return driver.pullToRefresh(view) ? nil : "a touch does not reach the top of its view"
      }
    default: throw misfit(operation)
    }
  }

  func refusal(_ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(
      id: "control.operation", path: document.document.path, at: position, problem, remedy)
  }

  private func number(
    _ text: String, from low: Double, to high: Double
  ) throws(Diagnostic) -> Double {
    let range =
      low == high
      ? "Its only value is \(shortest(low))."
      : "Give one from \(shortest(low)) to \(shortest(high))."
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isPlain, let number = Double(text) else {
      throw refusal("'\(brief(text))' is not a number", range)
    }
    guard low <= number, number <= high else {
      throw refusal("\(text) is not in its range", range)
    }
    return number
  }

  private func drag(_ slider: Slider, to text: String) throws(Diagnostic) -> Operation {
    let value = Float(
      try number(text, from: Double(slider.minimumValue), to: Double(slider.maximumValue)))
    return {
      driver.drag(slider, to: value)
      let slack = (slider.maximumValue - slider.minimumValue) * 1e-5
      return abs(slider.value - value) <= slack ? nil : missed(slider, text)
    }
  }

  /// Presses a half as often as it takes.
  private func step(_ stepper: Stepper, to text: String) throws(Diagnostic) -> Operation {
    let value = try number(text, from: stepper.minimumValue, to: stepper.maximumValue)
    let size = stepper.stepValue
    let exact = (value - stepper.value) / size
    let isWhole =
      abs(stepper.value + exact.rounded() * size - value) <= 1e-9 * max(abs(value), size)
    let isEnd = !stepper.wraps && (value == stepper.minimumValue || value == stepper.maximumValue)
    let steps = isWhole ? exact.rounded() : exact.rounded(.awayFromZero)
    guard isWhole || isEnd, abs(steps) <= 1000 else {
      throw refusal(
        "\(text) is not reached from \(shortest(stepper.value)) in steps of \(shortest(size)), or not in 1,000",
        "Give another value.")
    }
    return {
      for _ in 0..<Int(abs(steps)) {
        if steps > 0 { driver.holdIncrement(stepper) } else { driver.holdDecrement(stepper) }
      }
      return abs(stepper.value - value) <= 1e-9 * max(abs(value), size)
        ? nil : missed(stepper, text)
    }
  }

  private func turn(_ pages: PageControl, to text: String) throws(Diagnostic) -> Operation {
    guard pages.numberOfPages > 0 else { throw refusal("it has no pages", "Tap another control.") }
    guard let page = Int(text), (1...pages.numberOfPages).contains(page) else {
      throw refusal(
        "there is no page '\(brief(text))'", "Give one from 1 to \(pages.numberOfPages).")
    }
    let distance = page - 1 - pages.currentPage
    guard abs(distance) <= 1000 else {
      throw refusal("page \(page) is more than 1,000 pages away", "Give a nearer one.")
    }
    return {
      if pages.allowsContinuousInteraction {
        driver.scrub(pages, to: page - 1)
      } else {
        for _ in 0..<abs(distance) {
          if distance > 0 {
            pages.accessibilityIncrement()
          } else {
            pages.accessibilityDecrement()
          }
        }
      }
      return pages.currentPage == page - 1 ? nil : missed(pages, "page \(page)")
    }
  }

  private func set(_ control: Switch, to text: String) throws(Diagnostic) -> Operation {
    guard ["on", "off"].contains(text) else {
      throw refusal("'\(brief(text))' is not a value of a switch", "Give on or off.")
    }
    return {
      if control.isOn != (text == "on") { driver.tap(control) }
      return control.isOn == (text == "on") ? nil : missed(control, text)
    }
  }

  private func pick(_ text: String, in well: ColorWell) throws(Diagnostic) -> Operation {
    guard let color = Color.read(hexadecimal: text) else {
      throw refusal("'\(brief(text))' is not a color", "Give it as #RRGGBB.")
    }
    return { driver.pick(color, in: well) ? nil : "the color picker does not open" }
  }
}

/// Operates a control; returns a reason if that does not change its value.
@MainActor
private func changing<Changed: Control>(
  _ control: Changed, _ body: (Changed) -> Void
) -> String? {
  let before = control.valueText
  body(control)
  return control.valueText == before ? "the value stays \(before ?? "")" : nil
}

/// Returns the reason for a control that has another value than was asked for.
@MainActor
private func missed(_ control: Control, _ text: String) -> String {
  "the value is \(control.valueText ?? ""), not \(text)"
}

extension Color {
  /// Reads a color such as `#FF8000`.
  fileprivate static func read(hexadecimal text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6,
      digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    return .sRGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
