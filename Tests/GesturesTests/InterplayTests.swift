import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct InterplayTests {
  let screen = GestureScreen()

  private func singleAndDouble() -> (single: TapGestureRecognizer, double: TapGestureRecognizer) {
    (screen.add(TapGestureRecognizer(), "single"), screen.add(doubleTap(), "double"))
  }

  @Test func `B018 a single tap waits until the double tap has failed`() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    screen.tap(30, 40)
    #expect(screen.log.gestures == [])
    var place: Point?
    screen.log.look = { place = $0.location(in: screen.canvas) }
    screen.driver.wait(0.35)
    #expect(screen.log.gestures == ["single ended"])
    #expect(place == Point(x: 30, y: 40))
  }

  @Test func `B019 a double tap leaves nothing for the single tap`() {
    let (single, double) = singleAndDouble()
    single.require(toFail: double)
    screen.tap()
    screen.tap()
    screen.driver.wait(1)
    #expect(screen.log.gestures == ["double ended"])
  }

  @Test func `B020 without a requirement a single and a double tap both act`() {
    _ = singleAndDouble()
    screen.tap()
    #expect(screen.log.gestures == ["single ended"])
    screen.tap()
    #expect(screen.log.gestures == ["single ended", "double ended"])
  }

  @Test func `B021 a delegate requires the failure of another recognizer`() {
    let (single, double) = singleAndDouble()
    let judge = Judge()
    judge.requiresFailure = double
    single.delegate = judge
    screen.tap()
    screen.tap()
    screen.driver.wait(1)
    #expect(screen.log.gestures == ["double ended"])
    #expect(judge.questions.count { $0 == "requireFailure" } == 1)
  }

  @Test func `B022 a delegate lets another recognizer wait`() {
    let (single, double) = singleAndDouble()
    let judge = Judge()
    judge.isRequiredBy = single
    double.delegate = judge
    screen.tap()
    screen.tap()
    screen.driver.wait(1)
    #expect(screen.log.gestures == ["double ended"])
    #expect(judge.questions.count { $0 == "beRequiredToFail" } == 1)
  }

  @Test func `B023 of two that require each other the first one does not wait`() {
    let first = screen.add(TapGestureRecognizer(), "first")
    let second = screen.add(TapGestureRecognizer(), "second")
    first.require(toFail: second)
    second.require(toFail: first)
    let record = screen.record { _ in screen.tap() }
    #expect(screen.log.gestures == ["first ended"])
    #expect(record.contains("first: it and second require each other to fail"))
  }

  @Test func `B057 a delegate that refuses the touch is not asked whether to begin`() {
    let judge = Judge()
    judge.receives = false
    screen.add(TapGestureRecognizer()).delegate = judge
    screen.tap()
    #expect(judge.questions == ["event", "touch"])
    #expect(screen.log.entries == ["began", "ended"])
  }

  @Test func `B058 a delegate that lets nothing begin makes the gesture fail`() {
    let judge = Judge()
    judge.begins = false
    screen.add(TapGestureRecognizer()).delegate = judge
    let record = screen.record { _ in screen.tap() }
    #expect(record.contains("g: its delegate does not let it begin"))
    #expect(judge.questions == ["event", "touch", "begin"])
    #expect(screen.log.entries == ["began", "ended"])
  }

  @Test func `B059 the hit view is asked about a gesture that would take its touch`() {
    screen.canvas.allows = false
    let tap = screen.add(TapGestureRecognizer())
    let record = screen.record { _ in screen.tap() }
    #expect(record.contains("g: Canvas does not let it begin"))
    #expect(screen.canvas.questions == 1)
    #expect(screen.log.entries == ["began", "ended"])
    tap.cancelsTouchesInView = false
    screen.log.entries = []
    screen.tap()
    #expect(screen.canvas.questions == 1, "it is not asked")
    #expect(screen.log.entries == ["began", "ended", "g ended"])
  }

  @Test func `the delegate is asked before the view`() {
    let judge = Judge()
    judge.begins = false
    screen.add(TapGestureRecognizer()).delegate = judge
    screen.tap()
    #expect(screen.canvas.questions == 0)
  }

  @Test func `B060 of two pans on one view one acts`() {
    screen.add(PanGestureRecognizer(), "first")
    let second = screen.add(PanGestureRecognizer(), "second")
    screen.down(0, 0)
    screen.move(50, 0)
    #expect(second.state == .failed)
    screen.up()
    #expect(screen.log.gestures == ["first began", "first ended"])
  }

  @Test(arguments: [true, false])
  func `B061 one delegate that allows it lets two pans act`(first: Bool) {
    let (yes, no) = (Judge(), Judge())
    yes.simultaneously = true
    screen.add(PanGestureRecognizer(), "first").delegate = first ? yes : no
    screen.add(PanGestureRecognizer(), "second").delegate = first ? no : yes
    screen.down(0, 0)
    screen.move(50, 0)
    screen.up()
    #expect(
      screen.log.gestures == ["first began", "second began", "first ended", "second ended"])
  }

  @Test func `B062 of nested pans the inner one acts`() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    screen.canvas.addSubview(inner)
    screen.add(PanGestureRecognizer(), "outer")
    screen.add(PanGestureRecognizer(), "inner", to: inner)
    screen.driver.pan(from: .zero, to: Point(x: 60, y: 0), steps: 2)
    #expect(screen.log.gestures == ["inner began", "inner changed", "inner ended"])
  }

  @Test func `B063 a recognized tap cancels the view's touch before its action`() {
    screen.add(TapGestureRecognizer())
    screen.tap()
    #expect(screen.log.entries == ["began", "cancelled", "g ended"])
  }

  @Test func `B064 a tap that does not cancel leaves the view its touch`() {
    screen.add(TapGestureRecognizer()).cancelsTouchesInView = false
    screen.tap()
    #expect(screen.log.entries == ["began", "ended", "g ended"])
  }

  @Test func `B065 touches that were delayed come when the tap fails`() {
    screen.add(TapGestureRecognizer()).delaysTouchesBegan = true
    screen.down(50, 50)
    #expect(screen.log.entries == [])
    screen.move(60, 50)
    #expect(screen.log.entries == [])
    screen.move(150, 50)
    screen.up()
    #expect(screen.log.entries == ["began", "moved", "moved", "ended"])
  }

  @Test func `B066 a double tap holds back the end of a single tap`() {
    screen.add(doubleTap())
    screen.down(50, 50)
    screen.up()
    screen.driver.wait(0.3)
    #expect(screen.log.entries == ["began"])
    screen.driver.wait(0.05)
    #expect(screen.log.entries == ["began", "ended"])
  }

  @Test func `a double tap takes both touches of the view`() {
    screen.add(doubleTap())
    screen.tap()
    screen.tap()
    screen.driver.wait(1)
    #expect(screen.log.entries == ["began", "began", "cancelled", "g ended"])
  }

  @Test func `B067 a touch that a subclass ignores stays with the view`() {
    final class FirstOnly: GestureRecognizer {
      override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.id > 0 { ignore(touch, for: event) }
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
      }
    }
    screen.canvas.isMultipleTouchEnabled = true
    screen.add(FirstOnly())
    screen.down(50, 50)
    screen.down(90, 50, finger: 1)
    screen.up()
    screen.up(finger: 1)
    #expect(screen.log.entries == ["began", "began", "cancelled", "g ended", "ended"])
  }

  @Test func `recognizers get a second finger that the view does not`() {
    screen.add(TapGestureRecognizer()).numberOfTouchesRequired = 2
    screen.driver.tap(screen.canvas, fingers: 2)
    #expect(screen.log.entries == ["began", "cancelled", "g ended"])
  }

  @Test func `recognizers of other views do not concern each other`() {
    let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    screen.canvas.addSubview(left)
    screen.canvas.addSubview(right)
    screen.add(PanGestureRecognizer(), "left", to: left)
    screen.add(PanGestureRecognizer(), "right", to: right)
    screen.down(10, 10)
    screen.down(210, 10, finger: 1)
    screen.move(60, 10)
    screen.move(260, 10, finger: 1)
    screen.up()
    screen.up(finger: 1)
    #expect(
      screen.log.gestures == ["left began", "right began", "left ended", "right ended"])
  }
}
