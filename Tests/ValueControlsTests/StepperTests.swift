import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

private let frame = Rect(x: 50, y: 100, width: 94, height: 32)

/// What a value becomes when a half of a stepper is pressed.
private let presses: [(from: Double, wraps: Bool, isIncrement: Bool, to: Double)] = [
  (100, false, true, 100), (100, true, true, 0), (0, false, false, 0), (0, true, false, 100),
  (95, false, true, 100), (95, true, true, 0), (40, false, true, 50), (40, true, false, 30),
]

@MainActor @Suite struct StepperTests {
  @Test func `setting a value in code sends nothing`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.value = 5
    screen.control.value = 500
    #expect(screen.control.value == 100 && screen.target.count == 0)
  }

  @Test func `C159 a stepper steps by 1 from 0 to 100, repeats and does not wrap`() {
    let stepper = Stepper(frame: .zero)
    #expect(
      [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
        == [0, 0, 100, 1])
    #expect(!stepper.wraps)
    #expect(stepper.autorepeat)
    #expect(stepper.isContinuous)
  }

  @Test func `C160 a step of 0 and a range without extent trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stepper(frame: .zero).stepValue = 0 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stepper(frame: .zero).minimumValue = 100 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Stepper(frame: .zero).maximumValue = -1 }
    }
  }

  @Test(arguments: presses)
  func `C161 a step beyond an end stays there, or wraps`(
    from: Double, wraps: Bool, isIncrement: Bool, to: Double
  ) {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.stepValue = 10
    screen.control.wraps = wraps
    screen.control.value = from
    if isIncrement {
      screen.driver.holdIncrement(screen.control)
    } else {
      screen.driver.holdDecrement(screen.control)
    }
    #expect(screen.control.value == to)
    #expect(screen.target.count == (from == to ? 0 : 1))
  }

  @Test func `C162 a press of the second half adds a step, and sends valueChanged once`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    let record = screen.record { $0.holdIncrement(screen.control) }
    #expect(screen.control.value == 1)
    #expect(
      record == """
        touch down at (120.5, 116)  hits control in Window
          normal → highlighted
          valueChanged              count: → target
        touch up at (120.5, 116)
          highlighted → normal
        accessibility changed       decrement of control: no longer notEnabled
        """)
  }

  @Test func `a half that is held reports each step, or only the last one`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    #expect(
      screen.record { $0.holdIncrement(screen.control, for: 0.65) } == """
        touch down at (120.5, 116)  hits control in Window
          normal → highlighted
          valueChanged              count: → target
          valueChanged              count: → target
          valueChanged              count: → target
        touch up at (120.5, 116)
          highlighted → normal
        accessibility changed       decrement of control: no longer notEnabled
        """)
    screen.control.isContinuous = false
    #expect(
      screen.record { $0.holdIncrement(screen.control, for: 0.65) } == """
        touch down at (120.5, 116)  hits control in Window
          normal → highlighted
        touch up at (120.5, 116)
          highlighted → normal
          valueChanged              count: → target
        """)
  }

  @Test func `a touch that the system takes away is canceled, and a change is reported`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.isContinuous = false
    screen.driver.touchDown(at: Point(x: 66, y: 116))
    screen.driver.move(to: Point(x: 164, y: 116))
    #expect(
      screen.record { $0.cancel() } == """
        touch cancelled at (164, 116)
          cancelTracking        control
          highlighted → normal  control
          control valueChanged  count: → target
          control touchCancel   no handler
        """)
    #expect(screen.control.value == 0.5)
  }

  @Test func `a half that is held repeats its step, faster and faster`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.maximumValue = 1000
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    var values: [Double] = []
    for seconds in [0.45, 0.1, 0.5, 1.0, 1.0, 1.0, 1.0] {
      screen.driver.wait(seconds)
      values.append(screen.control.value)
    }
    #expect(values == [1, 2, 7, 17, 38, 58, 97])
    screen.driver.touchUp()
    screen.driver.wait(10)
    #expect(screen.control.value == 97)
    #expect(screen.target.count == 97)
  }

  @Test func `a stepper that does not repeat steps once, when the finger is lifted on its half`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.autorepeat = false
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    screen.driver.wait(10)
    #expect(screen.control.value == 0)
    screen.driver.touchUp()
    #expect(screen.control.value == 1)
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    screen.driver.touchUp(at: Point(x: 60, y: 116))
    #expect(screen.control.value == 1)
  }

  @Test func `a stepper that is not continuous reports once, when the finger is lifted`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.isContinuous = false
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    screen.driver.wait(1)
    #expect(screen.control.value == 7)
    #expect(screen.target.count == 0)
    screen.driver.touchUp()
    #expect(screen.target.count == 1)
  }

  @Test func `a handler that turns the repetition off gets one step`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.addAction(
      .init { _ in screen.control.autorepeat = false }, for: .valueChanged)
    screen.driver.holdIncrement(screen.control, for: 2)
    #expect(screen.control.value == 1)
    #expect(screen.target.count == 1)
  }

  @Test func `the repetition rests while the finger is elsewhere`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    screen.driver.move(to: Point(x: 60, y: 116))
    screen.driver.wait(1)
    #expect(screen.control.value == 1)
    screen.driver.move(to: Point(x: 120, y: 116))
    screen.driver.wait(0.2)
    #expect(screen.control.value == 3)
  }

  @Test func `a stepper that leaves its window stops repeating`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.driver.touchDown(at: Point(x: 120, y: 116))
    screen.control.removeFromSuperview()
    screen.driver.wait(5)
    #expect(screen.control.value == 1)
  }

  @Test func `from right to left the half that adds is the left one`() {
    let screen = ControlScreen(Stepper(frame: .zero), frame: frame)
    screen.control.semanticContentAttribute = .forceRightToLeft
    screen.tap(20)
    #expect(screen.control.value == 1)
  }

  @Test func `each half is an element, dimmed at its end`() throws {
    let stepper = Stepper(frame: frame)
    let parts = try #require(stepper.accessibilityElements)
    #expect(parts.map(\.accessibilityElement.systemLabel) == [.decrement, .increment])
    #expect(parts.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    stepper.value = 100
    #expect(parts.map(\.accessibilityTraits) == [.button, [.button, .notEnabled]])
    stepper.wraps = true
    #expect(parts.map(\.accessibilityTraits) == [.button, .button])
    stepper.isEnabled = false
    #expect(parts.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
  }

  @Test func `images of a state fall back to the normal one`() {
    let stepper = Stepper(frame: .zero)
    let (plus, pressed) = (Image(named: "plus"), Image(named: "pressed"))
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setIncrementImage(pressed, for: .highlighted)
    #expect(stepper.incrementImage(for: .disabled) == plus)
    #expect(stepper.incrementImage(for: .highlighted) == pressed)
    #expect(stepper.decrementImage(for: .normal) == nil)
    stepper.setDividerImage(plus, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(
      pressed, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal)
        == pressed)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) == plus)
  }
}
