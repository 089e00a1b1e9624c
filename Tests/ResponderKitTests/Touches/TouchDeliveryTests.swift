import Graphics
import ResponderKit
import Testing

/// Writes down the touches that it gets.
private final class Canvas: View {
  var log: [String] = []
  var events: [InputEvent?] = []
  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    note("cancelled", touches, event)
  }
  private func note(_ word: String, _ touches: Set<Touch>, _ event: InputEvent?) {
    log.append(word)
    events.append(event)
  }
}

/// Recognizes a finger that is lifted where it came down.
private final class Tap: GestureRecognizer {
  private var hasMoved = false
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) { state = .recognized }
}

/// Recognizes a finger that moves.
private final class Pan: GestureRecognizer {
  var resets = 0
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func reset() { resets += 1 }
}

/// A window full of a canvas.
@MainActor
private struct Screen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  let canvas = Canvas(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  let driver: TouchDriver

  init(_ recognizer: GestureRecognizer? = nil) {
    window.addSubview(canvas)
    driver = TouchDriver(in: window)
    if let recognizer { canvas.addGestureRecognizer(recognizer) }
  }

  func drag() {
    driver.touchDown(at: Point(x: 10, y: 10))
    driver.move(to: Point(x: 15, y: 10))
    driver.touchUp()
  }
}

@MainActor @Suite struct TouchDeliveryTests {
  @Test func `C059 a touch keeps the view that it began in`() throws {
    let screen = Screen()
    let other = Canvas(frame: Rect(x: 500, y: 500, width: 100, height: 100))
    screen.canvas.addSubview(other)
    screen.driver.touchDown(at: Point(x: 10, y: 10))
    screen.driver.move(to: Point(x: 550, y: 550))
    screen.driver.touchUp()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
    #expect(other.log == [])
    let event = try #require(screen.canvas.events.last ?? nil)
    #expect(event.touches.map(\.view) == [screen.canvas])
    #expect(event.touches.first?.locationInWindow == Point(x: 550, y: 550))
    #expect(event.touches(for: other) == nil)
  }

  @Test func `C069 a tap recognizer that delays touches keeps them to itself`() {
    let tap = Tap()
    tap.delaysTouchesBegan = true
    let screen = Screen(tap)
    screen.driver.tap(screen.canvas)
    #expect(screen.canvas.log == [])
    #expect(tap.state == .possible, "ready for the next")
  }

  @Test func `C069 a tap recognizer takes a touch that the view has been given`() {
    let screen = Screen(Tap())
    screen.driver.tap(screen.canvas)
    #expect(screen.canvas.log == ["began", "cancelled"])
  }

  @Test func `touches that were delayed come when the gesture fails`() {
    let tap = Tap()
    tap.delaysTouchesBegan = true
    let screen = Screen(tap)
    screen.drag()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
  }

  @Test func `C070 a pan recognizer takes the touch when it moves`() {
    let pan = Pan()
    let screen = Screen(pan)
    screen.drag()
    #expect(screen.canvas.log == ["began", "cancelled"])
    #expect(pan.resets == 1)
  }

  @Test func `C071 a recognizer that does not cancel leaves the touch`() {
    let pan = Pan()
    pan.cancelsTouchesInView = false
    let screen = Screen(pan)
    screen.drag()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
  }

  @Test func `C072 a second finger joins the same event`() throws {
    let screen = Screen()
    screen.canvas.isMultipleTouchEnabled = true
    screen.driver.touchDown(at: Point(x: 100, y: 100))
    screen.driver.touchDown(at: Point(x: 200, y: 100), finger: 1)
    let event = try #require(screen.canvas.events.last ?? nil)
    #expect(event.allTouches?.count == 2)
    #expect(event.touches.map(\.phase) == [.stationary, .began])
    #expect(event.touches(for: screen.canvas)?.count == 2)
  }

  @Test func `a recognizer of a superview gets the touches of the view`() {
    let pan = Pan()
    let screen = Screen()
    screen.window.addGestureRecognizer(pan)
    screen.drag()
    #expect(screen.canvas.log == ["began", "cancelled"])
    screen.window.removeGestureRecognizer(pan)
    screen.drag()
    #expect(screen.canvas.log == ["began", "cancelled", "began", "moved", "ended"])
    #expect(pan.view == nil)
  }

  @Test func `a recognizer that is disabled during a touch takes nothing`() {
    let pan = Pan()
    let screen = Screen(pan)
    screen.driver.touchDown(at: Point(x: 10, y: 10))
    pan.isEnabled = false
    screen.driver.move(to: Point(x: 15, y: 10))
    screen.driver.touchUp()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
  }

  @Test func `all that was delayed comes when a gesture fails`() {
    final class OneFinger: GestureRecognizer {
      var count = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
        count += touches.count
        if count > 1 { state = .failed }
      }
    }
    let recognizer = OneFinger()
    recognizer.delaysTouchesBegan = true
    let screen = Screen(recognizer)
    screen.canvas.isMultipleTouchEnabled = true
    screen.driver.touchDown(at: Point(x: 10, y: 10))
    #expect(screen.canvas.log == [])
    screen.driver.touchDown(at: Point(x: 90, y: 10), finger: 1)
    #expect(screen.canvas.log == ["began"], "both at once")
    screen.driver.touchUp()
    #expect(screen.canvas.log == ["began", "ended"])
  }

  @Test func `a recognizer that is disabled gets nothing`() {
    let pan = Pan()
    pan.isEnabled = false
    let screen = Screen(pan)
    screen.drag()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
  }

  @Test func `touches that a view does not handle go to its next responder`() {
    let screen = Screen()
    let plain = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    screen.canvas.addSubview(plain)
    screen.drag()
    #expect(screen.canvas.log == ["began", "moved", "ended"])
    #expect(screen.canvas.events.last??.touches.first?.view === plain)
  }

  @Test func `a finger beside every view touches nothing`() {
    let screen = Screen()
    screen.driver.tap(at: Point(x: 2000, y: 10))
    screen.driver.move(to: .zero)
    screen.driver.touchUp()
    screen.driver.cancel()
    #expect(screen.canvas.log == [])
  }

  @Test func `touches go round a chain that leads back into itself once`() {
    final class Loop: View {
      var following: ViewResponder?
      override var next: ViewResponder? { following }
    }
    let screen = Screen()
    let first = Loop(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let second = Loop()
    first.following = second
    second.following = first
    defer { first.following = nil }
    screen.canvas.addSubview(first)
    screen.drag()
    #expect(screen.canvas.log == [])
  }
}
