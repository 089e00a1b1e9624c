import ControlCore
import ControlValues
import Graphics
import ResponderKit
import TestSupport
import Testing
import ValueControls

private let steps = 10_000

/// A control and its model, which are done the same to.
@MainActor
private struct Pair<Shown: Control> {
  let screen: ControlScreen<Shown>
  var model: ValueModel
  var steps: [String] = []

  init(_ control: Shown, _ kind: ValueModel.Kind) {
    screen = ControlScreen(control)
    model = ValueModel(kind: kind)
  }

  var control: Shown { screen.control }

  /// Compares, and tells the last steps where the two differ.
  func check(_ value: Double) -> Bool {
    let isSame = value == model.value && screen.target.count == model.reports
    if !isSame {
      Issue.record(
        "\(value) and \(screen.target.count) reports, not \(model.value) and \(model.reports), after \(steps.suffix(12))"
      )
    }
    return isSame
  }

  /// Enables or disables the control.
  mutating func enable(_ isEnabled: Bool) {
    model.isEnabled = isEnabled
    control.isEnabled = isEnabled
  }

  /// Removes the control while a finger is on it, which ends the tracking, and puts it back.
  mutating func removeWhileTracking(at point: Point) {
    screen.driver.touchDown(at: control.convert(point, to: nil))
    screen.driver.wait(0.1)
    control.removeFromSuperview()
    screen.window.addSubview(control)
    screen.driver.touchUp()
    screen.driver.wait(1)
  }
}

extension Pair where Shown == Slider {
  /// The rectangle of the thumb.
  fileprivate var thumb: Rect {
    control.thumbRect(
      forBounds: control.bounds, trackRect: control.trackRect(forBounds: control.bounds),
      value: control.value)
  }
}

@MainActor @Suite(.tags(.model), .timeLimit(.minutes(20))) struct ValueModelTests {
  @Test func `a slider does what the model does`() {
    var random = SeededGenerator(seed: 17)
    var pair = Pair(Slider(frame: .zero), .slider)
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<8, using: &random)
      let value = Float(Int.random(in: -8...24, using: &random))
      pair.steps.append("\(choice) \(value)")
      switch choice {
      case 0: pair.control.value = value; pair.model.set(Double(value))
      case 1:
        let low = min(value, value + 8)
        (pair.control.minimumValue, pair.control.maximumValue) = (low, low + 8)
        pair.model.limit(to: Double(low)...Double(low + 8))
      case 2: pair.enable(Bool.random(using: &random))
      case 3: pair.control.isContinuous.toggle()
      case 4:
        let thumb = pair.thumb
        let offset = Double.random(in: -14...14, using: &random)
        pair.removeWhileTracking(at: Point(x: thumb.midX + offset, y: thumb.midY))
      case 5:
        // A finger that comes down beside the middle of the thumb and does not move changes nothing.
        let thumb = pair.thumb
        let point = Point(x: thumb.midX + Double.random(in: -14...14, using: &random), y: 16)
        pair.screen.tap(point.x, point.y)
      default:
        pair.screen.driver.drag(pair.control, to: value)
        if pair.model.isEnabled { pair.model.choose(Double(value)) }
      }
      guard pair.check(Double(pair.control.value)) else { return }
    }
  }

  @Test func `a switch does what the model does`() {
    var random = SeededGenerator(seed: 18)
    var pair = Pair(Switch(frame: .zero), .toggle)
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<6, using: &random)
      let isOn = Bool.random(using: &random)
      pair.steps.append("\(choice) \(isOn)")
      switch choice {
      case 0: pair.control.setOn(isOn, animated: isOn); pair.model.set(isOn ? 1 : 0)
      case 1: pair.enable(isOn)
      case 2: pair.removeWhileTracking(at: pair.control.bounds.center)
      default:
        pair.screen.driver.touchDown(at: Point(x: 100, y: 116))
        pair.screen.driver.touchUp(at: Point(x: isOn ? 110 : 399, y: isOn ? 116 : 399))
        if pair.model.isEnabled, isOn { pair.model.choose(1 - pair.model.value) }
      }
      guard pair.check(pair.control.isOn ? 1 : 0) else { return }
    }
  }

  @Test func `a stepper does what the model does`() {
    var random = SeededGenerator(seed: 19)
    var pair = Pair(Stepper(frame: .zero), .stepper)
    pair.control.maximumValue = 1
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<9, using: &random)
      let value = Double(Int.random(in: -8...24, using: &random))
      pair.steps.append("\(choice) \(value)")
      switch choice {
      case 0: pair.control.value = value; pair.model.set(value)
      case 1:
        let (low, high) = (value, value + 7)
        if low >= pair.control.maximumValue { pair.control.maximumValue = high }
        pair.control.minimumValue = low
        pair.control.maximumValue = high
        // The first limit that is set may move the value, too.
        pair.model.value = pair.control.value
        pair.model.limit(to: low...high)
      case 2: pair.enable(Bool.random(using: &random))
      case 3: pair.control.wraps.toggle(); pair.model.option.toggle()
      case 4: pair.control.isContinuous.toggle()
      case 5:
        // A half that repeats has stepped once when the stepper is removed, and steps no more.
        pair.removeWhileTracking(at: Point(x: 200, y: 16))
        let reports = pair.model.reports
        if pair.model.isEnabled { pair.model.step(1) }
        if !pair.control.isContinuous { pair.model.reports = reports }
      default:
        let isUp = choice == 6
        let held = Int.random(in: 0...3, using: &random)
        let seconds = held == 0 ? 0.1 : 0.45 + Double(held) * 0.1
        if isUp {
          pair.screen.driver.holdIncrement(pair.control, for: seconds)
        } else {
          pair.screen.driver.holdDecrement(pair.control, for: seconds)
        }
        guard pair.model.isEnabled else { break }
        let reports = pair.model.reports
        for _ in 0...held { pair.model.step(isUp ? 1 : -1) }
        if !pair.control.isContinuous, pair.model.reports > reports {
          pair.model.reports = reports + 1
        }
      }
      guard pair.check(pair.control.value) else { return }
    }
  }

  @Test func `a segmented control does what the model does`() {
    var random = SeededGenerator(seed: 20)
    var pair = Pair(SegmentedControl(items: nil), .segments)
    pair.model.value = -1
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<9, using: &random)
      let index = Int.random(in: -2...6, using: &random)
      pair.steps.append("\(choice) \(index)")
      switch choice {
      case 0: pair.control.selectedSegmentIndex = index; pair.model.set(Double(index))
      case 1:
        guard pair.model.count < 6 else { break }
        pair.control.insertSegment(withTitle: "S", at: index, animated: false)
        let place = min(max(index, 0), pair.model.count)
        if pair.model.value >= Double(place) { pair.model.value += 1 }
        pair.model.count += 1
      case 2:
        pair.control.removeSegment(at: index, animated: false)
        guard (0..<pair.model.count).contains(index) else { break }
        pair.model.count -= 1
        if pair.model.value == Double(index) { pair.model.value = -1 }
        if pair.model.value > Double(index) { pair.model.value -= 1 }
      case 3: pair.enable(Bool.random(using: &random))
      case 4:
        pair.control.isMomentary.toggle()
        pair.model.option.toggle()
        if pair.model.option { pair.model.value = -1 }
      case 5: pair.removeWhileTracking(at: pair.control.bounds.center)
      default:
        guard (0..<pair.model.count).contains(index) else { break }
        pair.screen.tap(228 * (Double(index) + 0.5) / Double(pair.model.count))
        if pair.model.isEnabled { pair.model.choose(Double(index)) }
      }
      guard pair.check(Double(pair.control.selectedSegmentIndex)) else { return }
    }
  }

  @Test func `a page control does what the model does`() {
    var random = SeededGenerator(seed: 21)
    var pair = Pair(PageControl(frame: .zero), .pages)
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<8, using: &random)
      let page = Int.random(in: -2...6, using: &random)
      pair.steps.append("\(choice) \(page)")
      switch choice {
      case 0: pair.control.currentPage = page; pair.model.set(Double(page))
      case 1:
        pair.control.numberOfPages = page
        pair.model.count = max(page, 0)
        pair.model.set(pair.model.value)
      case 2: pair.enable(Bool.random(using: &random))
      case 3: pair.removeWhileTracking(at: pair.control.bounds.center)
      case 4, 5:
        pair.screen.tap(choice == 4 ? 20 : 200)
        if pair.model.isEnabled { pair.model.choose(pair.model.value + (choice == 4 ? -1 : 1)) }
      default:
        guard (0..<pair.model.count).contains(page) else { break }
        let way = page - Int(pair.model.value)
        pair.screen.driver.scrub(pair.control, to: page)
        guard pair.model.isEnabled else { break }
        for _ in 0..<abs(way) { pair.model.choose(pair.model.value + (way < 0 ? -1 : 1)) }
      }
      guard pair.check(Double(pair.control.currentPage)) else { return }
    }
  }

  @Test func `a color well does what the model does`() {
    var random = SeededGenerator(seed: 22)
    var pair = Pair(ColorWell(frame: .zero), .color)
    pair.control.selectedColor = .gray(white: 0, alpha: 1)
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<6, using: &random)
      let shade = Double(Int.random(in: 0...4, using: &random)) / 4
      pair.steps.append("\(choice) \(shade)")
      switch choice {
      case 0: pair.control.selectedColor = .gray(white: shade, alpha: 1); pair.model.set(shade)
      case 1: pair.enable(Bool.random(using: &random))
      case 2: pair.removeWhileTracking(at: pair.control.bounds.center)
      default:
        pair.screen.driver.pick(.gray(white: shade, alpha: 1), in: pair.control)
        if pair.model.isEnabled { pair.model.choose(shade) }
      }
      guard case .gray(let white, _) = pair.control.selectedColor?.value, pair.check(white)
      else { return }
    }
  }

  @Test func `a refresh control does what the model does`() {
    var random = SeededGenerator(seed: 23)
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    var pair = Pair(RefreshControl(), .refresh)
    pair.screen.window.addSubview(scrollView)
    scrollView.refreshControl = pair.control
    for _ in 0..<steps {
      let choice = Int.random(in: 0..<6, using: &random)
      pair.steps.append("\(choice)")
      switch choice {
      case 0: pair.control.beginRefreshing(); pair.model.set(1)
      case 1, 2: pair.control.endRefreshing(); pair.model.set(0)
      case 3: pair.enable(Bool.random(using: &random))
      default:
        pair.screen.driver.pullToRefresh(scrollView)
        if pair.model.isEnabled { pair.model.choose(1) }
      }
      guard pair.check(pair.control.isRefreshing ? 1 : 0) else { return }
    }
  }
}
