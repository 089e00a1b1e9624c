import AppKitDialect
import ControlCore
import ResponderKit
import ValueControls

/// A slider of each, which sends at the end of a drag.
struct SliderPair: ControlPair {
  static let name = "Slider/NSSlider"
  private let uiKit = Slider(frame: Rect(x: 20, y: 20, width: 231, height: 30))
  private let appKit = NSSlider(frame: Rect(x: 20, y: 20, width: 221, height: 20))
  private let windows: PairOfWindows
  let sent = SentEvents()

  init() {
    (uiKit.isContinuous, appKit.isContinuous) = (false, false)
    windows = PairOfWindows(uiKit, appKit)
    sent.observe(uiKit, appKit)
  }

  mutating func step(using random: inout some RandomNumberGenerator) -> String {
    let eighth = Double(Int.random(in: -8...24, using: &random)) / 8
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      (uiKit.value, appKit.doubleValue) = (Float(eighth), eighth)
      return "a value is set"
    case 1:
      let low = min(eighth, Double(uiKit.maximumValue))
      (uiKit.minimumValue, appKit.minValue) = (Float(low), low)
      return "a smallest value is set"
    case 2:
      let high = max(eighth, Double(uiKit.minimumValue) + 1)
      (uiKit.maximumValue, appKit.maxValue) = (Float(high), high)
      return "a largest value is set"
    case 3:
      let isEnabled = Int.random(in: 0..<4, using: &random) > 0
      (uiKit.isEnabled, appKit.isEnabled) = (isEnabled, isEnabled)
      return "it is enabled or disabled"
    default:
      guard appKit.maxValue > appKit.minValue else { return "nothing" }
      let part = Double(Int.random(in: 0...8, using: &random)) / 8
      let goal = appKit.minValue + (appKit.maxValue - appKit.minValue) * part
      let isSame = goal == appKit.doubleValue
      windows.touch.drag(uiKit, to: Float(goal))
      let cell = appKit.cell as? NSSliderCell
      let places = [appKit.doubleValue, goal].compactMap { cell?.knobCenter(of: $0, in: appKit) }
      windows.mouse.drag(
        from: appKit.convert(places[0], to: nil), to: appKit.convert(places[1], to: nil))
      return isSame ? "the knob is dragged to where it is" : "the knob is dragged"
    }
  }

  var values: (uiKit: String, appKit: String) {
    (text(Double(uiKit.value)), text(appKit.doubleValue))
  }
  /// The value without what the arithmetic of places leaves, which is less than a thousandth.
  ///
  /// All values are 64ths, and none lies between two 512ths. A zero has no sign, which a value just below it would have.
  private func text(_ value: Double) -> String { "\((value * 512).rounded() / 512 + 0)" }
  func agree() { appKit.doubleValue = Double(uiKit.value) }
}

/// A stepper of each, with the same range, step and wrapping.
struct StepperPair: ControlPair {
  static let name = "Stepper/NSStepper"
  private let uiKit = Stepper(frame: Rect(x: 20, y: 20, width: 94, height: 32))
  private let appKit = NSStepper(frame: Rect(x: 20, y: 20, width: 20, height: 28))
  private let windows: PairOfWindows
  let sent = SentEvents()

  init() {
    (uiKit.maximumValue, appKit.maxValue) = (10, 10)
    (uiKit.wraps, appKit.valueWraps) = (false, false)
    windows = PairOfWindows(uiKit, appKit)
    sent.observe(uiKit, appKit)
  }

  mutating func step(using random: inout some RandomNumberGenerator) -> String {
    let number = Double(Int.random(in: -2...14, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      (uiKit.value, appKit.doubleValue) = (number, number)
      return "a value is set"
    case 1:
      let low = min(number, uiKit.maximumValue - 1)
      (uiKit.minimumValue, appKit.minValue) = (low, low)
      return "a smallest value is set"
    case 2:
      let high = max(number, uiKit.minimumValue + 1)
      (uiKit.maximumValue, appKit.maxValue) = (high, high)
      return "a largest value is set"
    case 3:
      let size = Double(Int.random(in: 1...3, using: &random))
      (uiKit.stepValue, appKit.increment) = (size, size)
      return "a step is set"
    case 4:
      let wraps = Int.random(in: 0..<2, using: &random) == 0
      (uiKit.wraps, appKit.valueWraps) = (wraps, wraps)
      return "it wraps or does not"
    default:
      let isUp = Int.random(in: 0..<2, using: &random) == 0
      let before = uiKit.value
      if isUp { windows.touch.holdIncrement(uiKit) } else { windows.touch.holdDecrement(uiKit) }
      windows.mouse.click(at: Point(x: 30, y: isUp ? 40 : 28))
      windows.mouse.wait(1)
      return uiKit.value == before ? "a half is pressed that changes nothing" : "a half is pressed"
    }
  }

  var values: (uiKit: String, appKit: String) { ("\(uiKit.value)", "\(appKit.doubleValue)") }
  func agree() { appKit.doubleValue = uiKit.value }
}

/// A segmented control of each, of which one segment is selected.
struct SegmentedControlPair: ControlPair {
  static let name = "SegmentedControl/NSSegmentedControl"
  private let uiKit = SegmentedControl(items: ["A", "B", "C", "D"])
  private let appKit = NSSegmentedControl(
    labels: ["A", "B", "C", "D"], trackingMode: .selectOne, target: nil, action: nil)
  private let windows: PairOfWindows
  let sent = SentEvents()

  init() {
    uiKit.frame = Rect(x: 20, y: 20, width: 320, height: 32)
    appKit.frame = Rect(x: 20, y: 20, width: 320, height: 24)
    appKit.segmentDistribution = .fillEqually
    windows = PairOfWindows(uiKit, appKit)
    sent.observe(uiKit, appKit)
  }

  mutating func step(using random: inout some RandomNumberGenerator) -> String {
    let segment = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let isEnabled = uiKit.isEnabledForSegment(at: segment)
      (uiKit.selectedSegmentIndex, appKit.selectedSegment) = (segment, segment)
      return isEnabled ? "a segment is selected in code" : "a disabled segment is selected in code"
    case 1:
      (uiKit.selectedSegmentIndex, appKit.selectedSegment) = (-1, -1)
      return "no segment is selected"
    case 2:
      let isEnabled = Int.random(in: 0..<3, using: &random) > 0
      uiKit.setEnabled(isEnabled, forSegmentAt: segment)
      appKit.setEnabled(isEnabled, forSegment: segment)
      return "a segment is enabled or disabled"
    case 3:
      let title = "Title \(segment)"
      uiKit.setTitle(title, forSegmentAt: segment)
      appKit.setLabel(title, forSegment: segment)
      return "a segment gets a title"
    default:
      let isSelected = uiKit.selectedSegmentIndex == segment
      let x = 60 + Double(segment) * 80
      windows.touch.tap(at: Point(x: x, y: 36))
      windows.mouse.click(at: Point(x: x, y: 32))
      windows.mouse.wait(1)
      return isSelected ? "the selected segment is operated" : "a segment is operated"
    }
  }

  var values: (uiKit: String, appKit: String) {
    ("\(uiKit.selectedSegmentIndex)", "\(appKit.selectedSegment)")
  }
  func agree() {
    appKit.selectedSegment = -1
    let selected = uiKit.selectedSegmentIndex
    guard selected >= 0 else { return }
    // A disabled segment of AppKit is not selected in code.
    let isEnabled = appKit.isEnabled(forSegment: selected)
    appKit.setEnabled(true, forSegment: selected)
    appKit.selectedSegment = selected
    appKit.setEnabled(isEnabled, forSegment: selected)
  }
}

/// A switch of each.
struct SwitchPair: ControlPair {
  static let name = "Switch/NSSwitch"
  private let uiKit = Switch(frame: Rect(x: 20, y: 20, width: 51, height: 31))
  private let appKit = NSSwitch(frame: Rect(x: 20, y: 20, width: 38, height: 21))
  private let windows: PairOfWindows
  let sent = SentEvents()

  init() {
    windows = PairOfWindows(uiKit, appKit)
    sent.observe(uiKit, appKit)
  }

  mutating func step(using random: inout some RandomNumberGenerator) -> String {
    let isOn = Int.random(in: 0..<2, using: &random) == 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      (uiKit.isOn, appKit.state) = (isOn, isOn ? .on : .off)
      return "it is turned in code"
    case 1:
      (uiKit.isEnabled, appKit.isEnabled) = (isOn, isOn)
      return "it is enabled or disabled"
    default:
      windows.touch.tap(uiKit)
      windows.mouse.click(appKit)
      windows.mouse.wait(1)
      return "it is operated"
    }
  }

  var values: (uiKit: String, appKit: String) { ("\(uiKit.isOn)", "\(appKit.state == .on)") }
  func agree() { appKit.state = uiKit.isOn ? .on : .off }
}
