import ButtonModel
import ControlCore
import Diagnostics
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import ValueControls

/// What the user does with a control.
enum TapOperation: Sendable {
  case tap(count: Int)
  case change(to: String)
  case choose([String])
  case increment
  case decrement
  case pull

  /// The word for the operation in answers.
  var name: String {
    switch self {
    case .tap: "a tap"
    case .change, .increment, .decrement: "a change"
    case .choose: "a choice"
    case .pull: "a pull"
    }
  }
}

extension OperatedControl {
  /// Does it; throws where the control has no such operation or value.
  func perform(_ operation: TapOperation) throws(Diagnostic) {
    switch (operation, control) {
    case (.tap(let count), _): driver.tap(at: control.middle, count: count)
    case (.change(let text), let slider as Slider):
      let range = Double(slider.minimumValue)...Double(slider.maximumValue)
      driver.drag(slider, to: Float(try number(text, in: range)))
    case (.change(let text), let stepper as Stepper): try step(stepper, to: text)
    case (.change(let text), let pages as PageControl): try turn(pages, to: text)
    case (.change(let text), let control as Switch): try set(control, to: text)
    case (.change(let text), let well as ColorWell):
      guard let color = Color(hexadecimal: text) else {
        throw refusal("'\(text)' is no color", "Give it as #RRGGBB.")
      }
      driver.pick(color, in: well)
    case (.choose(let titles), let segments as SegmentedControl):
      try choose(titles, in: segments)
    case (.choose(let titles), let button as Button): try choose(titles, in: button)
    case (.increment, let stepper as Stepper): driver.holdIncrement(stepper)
    case (.decrement, let stepper as Stepper): driver.holdDecrement(stepper)
    case (.increment, is Slider), (.increment, is PageControl): control.accessibilityIncrement()
    case (.decrement, is Slider), (.decrement, is PageControl): control.accessibilityDecrement()
    case (.pull, is RefreshControl):
      if let view = control.superview as? ScrollView { driver.pullToRefresh(view) }
    case (.change, _):
      throw refusal(
        "--to is for sliders, steppers, switches, page controls and color wells", "Tap this one.")
    case (.choose, _):
      throw refusal(
        "--choose is for segmented controls and buttons with a menu", "Tap this one.")
    case (.increment, _), (.decrement, _):
      throw refusal(
        "--increment and --decrement are for sliders, steppers and page controls", "Tap this one.")
    case (.pull, _): throw refusal("--pull is for refresh controls", "Tap this one.")
    }
  }

  private func refusal(_ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(
      id: "control.operation", path: document.document.path, at: position, problem, remedy)
  }

  private func number(
    _ text: String, in range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double {
    guard let number = Double(text), range.contains(number) else {
      let ends = "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
      throw refusal("'\(text)' is not in its range", "Give a number from \(ends).")
    }
    return number
  }

  /// Presses a half as often as it takes.
  private func step(_ stepper: Stepper, to text: String) throws(Diagnostic) {
    let range = stepper.minimumValue...stepper.maximumValue
    let value = try number(text, in: range)
    let steps = (value - stepper.value) / stepper.stepValue
    let isReached =
      abs(steps - steps.rounded()) < 1e-6 || value == range.lowerBound || value == range.upperBound
    guard isReached, abs(steps) <= 1000 else {
      let way = "\(decimal(stepper.value)) in steps of \(decimal(stepper.stepValue))"
      throw refusal(
        "\(text) is not reached from \(way), or not in 1,000 of them", "Give another value.")
    }
    for _ in 0..<Int(abs(steps).rounded(.up)) {
      if steps > 0 { driver.holdIncrement(stepper) } else { driver.holdDecrement(stepper) }
    }
  }

  private func turn(_ pages: PageControl, to text: String) throws(Diagnostic) {
    guard let page = Int(text), (1...max(pages.numberOfPages, 1)).contains(page) else {
      throw refusal("there is no page '\(text)'", "Give one from 1 to \(pages.numberOfPages).")
    }
    if pages.allowsContinuousInteraction { return driver.scrub(pages, to: page - 1) }
    while pages.currentPage != page - 1 {
      let before = pages.currentPage
      if page - 1 > before {
        pages.accessibilityIncrement()
      } else {
        pages.accessibilityDecrement()
      }
      guard pages.currentPage != before else { return }
    }
  }

  private func set(_ control: Switch, to text: String) throws(Diagnostic) {
    guard ["on", "off"].contains(text) else {
      throw refusal("'\(text)' is no value of a switch", "Give on or off.")
    }
    if control.isOn != (text == "on") { driver.tap(control) }
  }

  private func choose(
    _ titles: [String], in control: SegmentedControl
  ) throws(Diagnostic) {
    let names = (0..<control.numberOfSegments).map { control.nameOfSegment($0) }
    guard titles.count == 1, let segment = names.firstIndex(of: titles[0]) else {
      let offered = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let missing = titles.joined(separator: "', '")
      throw refusal("it has no segment '\(missing)'", "It has: \(offered).")
    }
    driver.tap(at: control.convert(control.rect(ofSegment: segment).center, to: nil))
  }

  private func choose(_ titles: [String], in button: Button) throws(Diagnostic) {
    if button.showsMenuAsPrimaryAction { driver.tap(button) } else { driver.longPress(button) }
    do throws(MenuError) {
      try driver.choose(path: titles)
    } catch {
      let sentences = "\(error)".split(separator: ". ", maxSplits: 1)
      let problem = sentences[0].hasSuffix(".") ? sentences[0].dropLast() : sentences[0]
      throw refusal(String(problem), sentences.count > 1 ? String(sentences[1]) : "")
    }
  }
}

extension Color {
  /// Reads a color such as `#FF8000`.
  fileprivate init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    self = .sRGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
