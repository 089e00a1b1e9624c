import ControlCore
import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct GestureRecordTests {
  let screen = GestureScreen()

  @Test func `a requirement is in the record`() {
    let single = screen.add(TapGestureRecognizer(), "single")
    let double = screen.add(doubleTap(), "double")
    single.require(toFail: double)
    screen.log.setRecordName("Log")
    let record = screen.record { driver in
      driver.touchDown(at: Point(x: 50, y: 50))
      driver.touchUp()
      driver.waitForGestures()
    }
    #expect(
      record == """
        touch down at (50, 50)       hits Canvas in Window
        touch up at (50, 50)
          waits                      single: until double fails
          delays “ended” of Canvas   double
          possible → failed          double: no tap followed within 0.35 seconds
          possible → ended           single
        touch cancelled at (50, 50)  taken away by single
          single ended               gesture: → Log
        """)
  }

  @Test func `simultaneous gestures are in the record`() {
    let judge = Judge()
    judge.simultaneously = true
    screen.add(PanGestureRecognizer(), "first").delegate = judge
    screen.add(PanGestureRecognizer(), "second")
    screen.add(LongPressGestureRecognizer(), "press")
    screen.log.setRecordName("Log")
    let record = screen.record { driver in
      driver.pan(from: Point(x: 50, y: 50), to: Point(x: 90, y: 50), steps: 1)
    }
    #expect(
      record == """
        touch down at (50, 50)       hits Canvas in Window
          possible → began           press
          possible → failed          second: press prevents it
        touch cancelled at (50, 50)  taken away by press
          press began                gesture: → Log
        touch moved to (90, 50)
          possible → began           first
          began → changed            press
          first began                gesture: → Log
          press changed              gesture: → Log
        touch up at (90, 50)
          began → ended              first
          changed → ended            press
          first ended                gesture: → Log
          press ended                gesture: → Log
        """)
  }

  @Test func `cancelling is in the record`() {
    screen.add(PanGestureRecognizer(), "pan")
    let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    control.setRecordName("Control")
    control.addAction(Action(title: "") { _ in }, for: .touchCancel)
    screen.canvas.addSubview(control)
    screen.log.setRecordName("Log")
    let record = screen.record { driver in
      driver.pan(from: Point(x: 50, y: 50), to: Point(x: 90, y: 50), steps: 1)
    }
    #expect(
      record == """
        touch down at (50, 50)       hits Control in Canvas in Window
          normal → highlighted
          touchDown                  no handler
        touch moved to (90, 50)
          possible → began           pan
        touch cancelled at (90, 50)  taken away by pan
          cancelTracking
          highlighted → normal
          touchCancel                runs a closure
          pan began                  gesture: → Log
        touch up at (90, 50)
          began → ended              pan
          pan ended                  gesture: → Log
        """)
  }

  @Test func `a delayed beginning is in the record`() {
    screen.add(SwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
    let record = screen.record { driver in
      driver.tap(at: Point(x: 50, y: 50))
    }
    #expect(
      record == """
        touch down at (50, 50)      hits Canvas in Window
          delays “began” of Canvas  swipe
        touch up at (50, 50)
          possible → failed         swipe: the finger was lifted before it moved 50 points
        """)
    #expect(screen.log.entries == ["began", "ended"])
  }

  @Test func `a delayed end is in the record`() {
    screen.add(doubleTap(), "double")
    let record = screen.record { driver in
      driver.tap(at: Point(x: 50, y: 50))
      driver.waitForGestures()
    }
    #expect(
      record == """
        touch down at (50, 50)      hits Canvas in Window
        touch up at (50, 50)
          delays “ended” of Canvas  double
          possible → failed         double: no tap followed within 0.35 seconds
        """)
    #expect(screen.log.entries == ["began", "ended"])
  }

  @Test func `why a gesture failed is in the record`() {
    let judge = Judge()
    judge.begins = false
    screen.add(TapGestureRecognizer(), "refused").delegate = judge
    screen.add(TapGestureRecognizer(), "second").numberOfTouchesRequired = 2
    let record = screen.record { driver in driver.tap(at: Point(x: 50, y: 50)) }
    #expect(
      record == """
        touch down at (50, 50)  hits Canvas in Window
        touch up at (50, 50)
          possible → failed     refused: its delegate does not let it begin
          possible → failed     second: too few fingers came down
        """)
  }
}
