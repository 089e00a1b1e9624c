import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct GestureRecognizerTests {
  @Test func `B001 the states have UIKit's raw values`() {
    typealias State = GestureRecognizer.State
    let raw: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(raw.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized.rawValue == 3)
  }

  @Test func `B002 a new tap recognizer has UIKit's defaults`() {
    let tap = TapGestureRecognizer()
    #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
    #expect(tap.requiresExclusiveTouchType && !tap.delaysTouchesBegan)
    #expect(tap.delegate == nil && tap.view == nil && tap.name == nil)
    #expect(tap.state == .possible)
    #expect(tap.allowedTouchTypes == [.direct, .indirect, .pencil, .indirectPointer])
  }

  @Test func `B003 a view lists a recognizer that is added, which has it as its view`() {
    let view = View()
    let tap = TapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    #expect(tap.view === view)
  }

  @Test func `B004 adding a recognizer to another view takes it from the first`() {
    let (first, second) = (View(), View())
    let tap = TapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test func `B005 the same pair twice is called once`() {
    let screen = GestureScreen()
    let tap = screen.add(TapGestureRecognizer(target: screen.log, action: .gesture))
    #expect(tap.view === screen.canvas)
    screen.tap()
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `B006 two pairs are called in the order in which they were added`() {
    let screen = GestureScreen()
    let tap = screen.add(TapGestureRecognizer())
    tap.addTarget(screen.log, action: .other)
    screen.tap()
    #expect(screen.log.gestures == ["g ended", "g other"])
  }

  @Test func `B007 removing nil and nil removes every pair`() {
    let screen = GestureScreen()
    let tap = screen.add(TapGestureRecognizer())
    tap.addTarget(screen.log, action: .other)
    tap.removeTarget(nil, action: nil)
    screen.tap()
    #expect(screen.log.gestures == [])
    tap.addTarget(screen.log, action: .gesture)
    tap.addTarget(screen.log, action: .other)
    tap.removeTarget(nil, action: .gesture)
    screen.tap()
    #expect(screen.log.gestures == ["g other"])
    tap.removeTarget(screen.log, action: nil)
    screen.tap()
    #expect(screen.log.gestures == ["g other"])
  }

  @Test func `B008 a state set by hand without touches calls nothing`() {
    let screen = GestureScreen()
    let tap = screen.add(TapGestureRecognizer())
    tap.state = .ended
    #expect(tap.state == .ended)
    #expect(screen.log.entries == [])
    screen.tap()
    #expect(screen.log.gestures == ["g ended"], "the next touch starts anew")
  }

  @Test func `an action without a target goes up from the recognizer's view`() {
    final class Controller: ViewController {
      var count = 0
      func tapped() { count += 1 }
      override class var actions: [ActionSelector] { [ActionSelector("tapped", Controller.tapped)] }
    }
    let screen = GestureScreen()
    let controller = Controller()
    controller.view = screen.canvas
    screen.canvas.addGestureRecognizer(
      TapGestureRecognizer(target: nil, action: ActionSelector("tapped")))
    screen.tap()
    #expect(controller.count == 1)
  }

  @Test func `a method with an event gets none`() {
    final class Target: Responder {
      var events: [InputEvent?] = []
      func tapped(_ sender: TapGestureRecognizer, _ event: InputEvent?) { events.append(event) }
    }
    let screen = GestureScreen()
    let target = Target()
    screen.canvas.addGestureRecognizer(
      TapGestureRecognizer(
        target: target, action: ActionSelector("tapped:event:", Target.tapped)))
    screen.tap()
    #expect(target.events == [nil])
  }

  @Test func `a target that has gone is not called, and is not retained`() {
    let screen = GestureScreen()
    let tap = TapGestureRecognizer()
    screen.canvas.addGestureRecognizer(tap)
    weak var gone: Log?
    do {
      let log = Log()
      gone = log
      tap.addTarget(log, action: .gesture)
    }
    #expect(gone == nil)
    screen.tap()
    #expect(screen.log.gestures == [])
  }

  @Test func `a target that is no object traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TapGestureRecognizer(target: 3, action: ActionSelector("tapped")) }
    }
  }

  @Test func `B032 a press that the system cancels calls its action once more`() {
    let screen = GestureScreen()
    screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.5)
    screen.driver.cancel()
    #expect(screen.log.gestures == ["g began", "g cancelled"])
  }

  @Test func `B033 a recognizer that is disabled cancels its gesture and gets nothing more`() {
    let screen = GestureScreen()
    let press = screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.5)
    press.isEnabled = false
    #expect(screen.log.gestures == ["g began", "g cancelled"])
    screen.move(60, 50)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g cancelled"])
    #expect(press.state == .possible)
    screen.down(50, 50)
    screen.driver.wait(1)
    #expect(screen.log.gestures == ["g began", "g cancelled"])
  }

  @Test func `a recognizer that is removed cancels its gesture`() {
    let screen = GestureScreen()
    let press = screen.add(LongPressGestureRecognizer())
    screen.down(50, 50)
    screen.driver.wait(0.5)
    screen.canvas.removeGestureRecognizer(press)
    #expect(screen.log.gestures == ["g began", "g cancelled"])
    #expect(press.state == .possible && press.view == nil)
  }

  @Test func `a view that leaves its window ends the gestures of the views in it`() {
    let screen = GestureScreen()
    let press = screen.add(LongPressGestureRecognizer())
    let pan = screen.add(PanGestureRecognizer(), "pan", to: screen.window)
    screen.down(50, 50)
    screen.canvas.removeFromSuperview()
    screen.driver.wait(1)
    screen.move(90, 50)
    screen.up()
    #expect(screen.log.entries == ["began", "cancelled", "pan began", "pan ended"])
    #expect(press.state == .possible && pan.state == .possible)
  }

  @Test func `an action may end its own gesture`() {
    let screen = GestureScreen()
    screen.add(PanGestureRecognizer())
    screen.log.look = { if $0.state == .changed { $0.state = .cancelled } }
    screen.down(50, 50)
    for x in [70.0, 80, 90] { screen.move(x, 50) }
    screen.up()
    #expect(screen.log.gestures == ["g began", "g changed", "g cancelled"])
  }

  @Test func `a gesture that fails after it has begun is cancelled, and its actions see the end`() {
    let screen = GestureScreen()
    screen.add(PanGestureRecognizer())
    screen.log.look = { if $0.state == .changed { $0.state = .failed } }
    screen.down(50, 50)
    for x in [70.0, 80, 90] { screen.move(x, 50) }
    screen.up()
    #expect(screen.log.gestures == ["g began", "g changed", "g cancelled"])
  }

  @Test func `a delegate's method that only a subclass has is not asked`() {
    class Conforming: GestureRecognizerDelegate {
      var questions = 0
    }
    final class Subclass: Conforming {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        questions += 1
        return false
      }
    }
    let (screen, delegate) = (GestureScreen(), Subclass())
    screen.add(TapGestureRecognizer()).delegate = delegate
    screen.tap()
    #expect(screen.log.gestures == ["g ended"] && delegate.questions == 0)
    #expect(!delegate.gestureRecognizerShouldBegin(TapGestureRecognizer()))
  }

  @Test func `a recognizer and a touch compare by identity`() {
    let (first, second) = (TapGestureRecognizer(), TapGestureRecognizer())
    #expect(Set([first, second, first]).count == 2)
    #expect(first != second)
  }

  @Test func `a recognizer works in another tree after its tree was dropped during a touch`() {
    let log = Log()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(TapGestureRecognizer(target: log, action: .gesture))
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      TouchDriver(in: window).touchDown(at: Point(x: 50, y: 50))
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    TouchDriver(in: window).tap(view)
    #expect(log.gestures == [" ended"])
  }

  @Test func `a touch that is not lifted leaves no cycle`() {
    weak var gone: GestureRecognizer?
    do {
      let screen = GestureScreen()
      gone = screen.add(TapGestureRecognizer())
      screen.down(50, 50)
    }
    #expect(gone == nil)
  }

  @Test func `adding a recognizer to the list leaves the others`() {
    let screen = GestureScreen()
    let pan = screen.add(PanGestureRecognizer())
    let tap = TapGestureRecognizer()
    screen.down(50, 50)
    screen.move(90, 50)
    screen.canvas.gestureRecognizers?.append(tap)
    screen.canvas.addGestureRecognizer(pan)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g ended"])
    screen.canvas.gestureRecognizers = [tap, pan]
    #expect(screen.canvas.gestureRecognizers == [tap, pan])
  }

  @Test func `a recognizer that decides after the fingers are lifted sends its action`() {
    let screen = GestureScreen()
    let own = screen.add(GestureRecognizer(), "own")
    screen.tap()
    own.state = .ended
    #expect(screen.log.gestures == ["own ended"])
    #expect(own.state == .possible)
  }

  @Test func `what requires a gesture to fail fails for good when that begins`() {
    let judge = Judge()
    judge.simultaneously = true
    let screen = GestureScreen()
    let pan = screen.add(PanGestureRecognizer(), "pan")
    let press = screen.add(LongPressGestureRecognizer(), "press")
    press.delegate = judge
    press.allowableMovement = 100
    press.require(toFail: pan)
    screen.log.look = { if $0 === pan { pan.isEnabled = false } }
    screen.down(50, 50)
    screen.move(70, 50)
    screen.driver.wait(1)
    #expect(screen.log.gestures == ["pan began", "pan cancelled"])
  }

  @Test func `a recognizer keeps its state until all fingers are lifted`() {
    let screen = GestureScreen()
    screen.add(TapGestureRecognizer())
    screen.down(50, 50)
    screen.move(150, 50)
    screen.down(200, 200, finger: 1)
    screen.up()
    screen.tap()
    #expect(screen.log.gestures == [])
    screen.up(finger: 1)
    screen.tap()
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `a number that is none waits for nothing`() {
    let screen = GestureScreen()
    let press = screen.add(LongPressGestureRecognizer())
    press.minimumPressDuration = .infinity
    screen.down(50, 50)
    screen.driver.wait(100)
    screen.up()
    #expect(screen.log.gestures == [])
    #expect(press.state == .possible)
  }
}
