import ButtonModel
import ControlCore
import Gestures
import Graphics
import ResponderKit
import Testing
import ValueControls

@MainActor @Suite struct ControlInterplayTests {
  let screen = GestureScreen()

  /// Adds a control that writes down its events.
  @discardableResult
  private func show<Shown: Control>(
    _ control: Shown, frame: Rect = Rect(x: 100, y: 100, width: 200, height: 32)
  ) -> Shown {
    control.frame = frame
    screen.canvas.addSubview(control)
    let log = screen.log
    for events in [ControlEvents.touchDown, .touchUpInside, .touchCancel, .valueChanged] {
      control.addAction(Action { _ in log.entries.append("control \(events)") }, for: events)
    }
    return control
  }

  @Test func `B068 a button keeps its tap from a recognizer around it`() {
    let button = show(Button())
    screen.add(TapGestureRecognizer())
    screen.driver.tap(button)
    #expect(screen.log.entries == ["control touchDown", "control touchUpInside"])
  }

  @Test func `B069 a recognizer of the button itself takes the tap`() {
    let button = show(Button())
    screen.add(TapGestureRecognizer(), to: button)
    screen.driver.tap(button)
    #expect(screen.log.entries == ["control touchDown", "control touchCancel", "g ended"])
  }

  @Test func `B070 a recognizer that does not cancel acts beside the button`() {
    let button = show(Button())
    screen.add(TapGestureRecognizer()).cancelsTouchesInView = false
    screen.driver.tap(button)
    #expect(screen.log.entries == ["control touchDown", "control touchUpInside", "g ended"])
  }

  @Test func `B071 a double tap on a button goes to the recognizer around it`() {
    let button = show(Button())
    screen.add(doubleTap())
    screen.driver.tap(button, count: 2)
    #expect(screen.log.gestures.last == "g ended")
    #expect(!screen.log.entries.contains("control touchUpInside"))
  }

  @Test func `B072 a control without a default gesture loses its tap`() {
    let control = show(Control())
    screen.add(TapGestureRecognizer())
    screen.driver.tap(control)
    #expect(screen.log.entries == ["control touchDown", "control touchCancel", "g ended"])
  }

  @Test func `B073 a slider keeps a drag of its thumb from a swipe`() {
    let slider = show(Slider())
    screen.add(SwipeGestureRecognizer())
    slider.value = 0.2
    screen.driver.drag(slider, to: 0.9)
    #expect(screen.log.entries.contains("control valueChanged"))
    #expect(!screen.log.entries.contains("g ended"))
    screen.log.entries = []
    slider.value = 0
    screen.driver.swipe(slider, .right)
    #expect(screen.log.entries == ["g ended"], "beside the thumb it is a swipe")
  }

  @Test func `a switch keeps a tap and a pan along it`() {
    let control = show(Switch())
    screen.add(TapGestureRecognizer())
    screen.add(PanGestureRecognizer(), "pan")
    screen.driver.tap(control)
    #expect(screen.log.gestures.filter { $0.hasPrefix("g") || $0.hasPrefix("pan") } == [])
    screen.driver.pan(control, by: Point(x: 30, y: 0))
    #expect(screen.log.gestures.filter { $0.hasPrefix("g") || $0.hasPrefix("pan") } == [])
    screen.driver.pan(control, by: Point(x: 0, y: 60), steps: 1)
    #expect(screen.log.gestures.filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test(arguments: ["stepper", "segments", "pages"])
  func `the other controls that are tapped keep their tap`(kind: String) {
    let control: Control
    switch kind {
    case "stepper": control = Stepper()
    case "segments": control = SegmentedControl(items: ["A", "B"])
    default:
      let pages = PageControl()
      pages.numberOfPages = 3
      control = pages
    }
    show(control)
    screen.add(TapGestureRecognizer())
    screen.driver.tap(at: control.convert(Point(x: 150, y: 16), to: nil))
    #expect(screen.log.gestures == ["control valueChanged"])
  }

  @Test func `a disabled button leaves its tap to the recognizer around it`() {
    let button = show(Button())
    button.isEnabled = false
    screen.add(TapGestureRecognizer())
    screen.driver.tap(button)
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `a press on a button goes to the recognizer around it`() {
    let button = show(Button())
    screen.add(LongPressGestureRecognizer())
    screen.driver.touchDown(at: button.center)
    screen.driver.wait(0.5)
    screen.up()
    #expect(
      screen.log.entries == ["control touchDown", "control touchCancel", "g began", "g ended"])
  }

  @Test func `a double tap around a button delays its action`() {
    let button = show(Button())
    screen.add(doubleTap())
    screen.driver.tap(button)
    #expect(screen.log.entries == ["control touchDown"])
    screen.driver.waitForGestures()
    #expect(screen.log.entries == ["control touchDown", "control touchUpInside"])
  }
}
