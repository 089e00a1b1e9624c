import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct PinchRotationHoverTests {
  let screen = GestureScreen()

  @Test func `B051 a pinch has the ratio of the distances`() {
    let pinch = screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, finger: 1)
    screen.driver.wait(0.5)
    screen.move(300, 100, finger: 1)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 2)
    screen.driver.wait(0.5)
    screen.move(150, 100, finger: 1)
    #expect(pinch.state == .changed)
    #expect(pinch.scale == 0.5)
    #expect(pinch.velocity < 0)
  }

  @Test func `B052 one finger does not pinch`() {
    let pinch = screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.move(300, 100)
    #expect(pinch.state == .possible)
  }

  @Test func `B053 setting the scale makes the velocity zero`() {
    let pinch = screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, finger: 1)
    screen.driver.wait(0.5)
    screen.move(300, 100, finger: 1)
    #expect(pinch.velocity == 2)
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    screen.move(500, 100, finger: 1)
    #expect(pinch.scale == 2)
  }

  @Test func `B054 a pinch ends when both fingers are lifted`() {
    screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, finger: 1)
    screen.move(300, 100, finger: 1)
    screen.up()
    #expect(screen.log.gestures == ["g began"])
    screen.up(finger: 1)
    #expect(screen.log.gestures == ["g began", "g ended"])
  }

  @Test func `a small change of the distance is no pinch`() {
    screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, finger: 1)
    screen.move(205, 100, finger: 1)
    screen.up()
    screen.up(finger: 1)
    #expect(screen.log.gestures == [])
  }

  @Test func `fingers at one point do not divide by zero`() {
    let pinch = screen.add(PinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(100, 100, finger: 1)
    screen.move(150, 100, finger: 1)
    #expect(pinch.scale == 50)
  }

  @Test func `B055 a rotation has the angle of the fingers`() {
    let rotation = screen.add(RotationGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, finger: 1)
    screen.driver.wait(0.5)
    screen.move(100, 200, finger: 1)
    #expect(rotation.state == .began)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-12, "clockwise")
    #expect(rotation.velocity > 3)
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test func `a rotation goes on beyond half a turn`() {
    let rotation = screen.add(RotationGestureRecognizer())
    var angle = 0.0
    screen.log.look = { _ in angle = rotation.rotation }
    screen.driver.rotate(screen.canvas, by: 5)
    #expect(abs(angle - 5) < 1e-9)
    #expect(screen.log.gestures.last == "g ended")
  }

  @Test func `B056 a hover follows the pointer, and no finger`() {
    let hover = screen.add(HoverGestureRecognizer())
    var places: [Point] = []
    screen.log.look = { places.append($0.location(in: screen.canvas)) }
    screen.driver.movePointer(to: Point(x: 10, y: 10))
    screen.driver.movePointer(to: Point(x: 20, y: 10))
    screen.driver.movePointer(to: nil)
    #expect(screen.log.gestures == ["g began", "g changed", "g ended"])
    #expect(places == [Point(x: 10, y: 10), Point(x: 20, y: 10), Point(x: 20, y: 10)])
    #expect(hover.state == .possible)
    screen.tap()
    #expect(screen.log.gestures.count == 3)
  }

  @Test func `the pointer leaves a view for one in it without ending its hover`() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    screen.canvas.addSubview(inner)
    screen.add(HoverGestureRecognizer())
    screen.add(HoverGestureRecognizer(), "inner", to: inner)
    screen.driver.movePointer(to: Point(x: 90, y: 90))
    screen.driver.movePointer(to: Point(x: 10, y: 10))
    screen.driver.movePointer(to: Point(x: 90, y: 90))
    #expect(
      screen.log.gestures == ["g began", "g changed", "inner began", "g changed", "inner ended"])
  }
}
