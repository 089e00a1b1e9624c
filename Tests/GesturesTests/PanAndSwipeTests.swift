import Gestures
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct PanAndSwipeTests {
  let screen = GestureScreen()

  @Test func `B034 a new pan has UIKit's defaults`() {
    let pan = PanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == 4_294_967_295)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
  }

  @Test func `B035 a pan counts from where the finger came down`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.down(0, 0)
    screen.move(50, 0)
    #expect(screen.log.gestures == ["g began"])
    #expect(pan.translation(in: screen.canvas) == Point(x: 50, y: 0))
  }

  @Test func `B036 a finger that hardly moves does not pan`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.down(0, 0)
    screen.move(4, 0)
    #expect(pan.state == .possible)
    screen.up()
    #expect(screen.log.gestures == [])
  }

  @Test func `where a pan begins is a policy`() {
    let pan = screen.add(PanGestureRecognizer())
    pan.limits.start = .alongAxis(5)
    pan.limits.includesStart = false
    screen.down(0, 0)
    screen.move(4, 4)
    #expect(pan.state == .possible)
    screen.move(6, 4)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == .zero)
    screen.move(16, 4)
    #expect(pan.translation(in: nil) == Point(x: 10, y: 0))
  }

  @Test func `B037 the velocity is in points per second`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.down(0, 0)
    screen.driver.wait(1)
    screen.move(50, 0)
    #expect(pan.velocity(in: screen.canvas) == Point(x: 50, y: 0))
  }

  @Test func `a finger that rests before it is lifted has no velocity`() {
    let pan = screen.add(PanGestureRecognizer())
    var velocity: Point?
    screen.log.look = { _ in velocity = pan.velocity(in: nil) }
    screen.down(0, 0)
    screen.driver.wait(0.1)
    screen.move(50, 0)
    screen.driver.wait(0.5)
    screen.up()
    #expect(velocity == .zero)
  }

  @Test func `B038 setting the translation makes the velocity zero`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.down(0, 0)
    screen.driver.wait(1)
    screen.move(50, 0)
    pan.setTranslation(Point(x: 12, y: 13), in: screen.canvas)
    #expect(pan.translation(in: screen.canvas) == Point(x: 12, y: 13))
    #expect(pan.velocity(in: screen.canvas) == .zero)
  }

  @Test func `a velocity that is taken after each reset is that of the movement since`() {
    let pan = screen.add(PanGestureRecognizer())
    var velocities: [Double] = []
    screen.log.look = { _ in
      velocities.append(pan.velocity(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    }
    screen.driver.pan(from: .zero, to: Point(x: 100, y: 0), duration: 1, steps: 4)
    #expect(velocities == [100, 100, 100, 100, 0])
  }

  @Test func `B039 movement adds to a translation that was set`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.down(0, 0)
    screen.move(50, 0)
    pan.setTranslation(.zero, in: screen.canvas)
    screen.move(60, 10)
    #expect(pan.translation(in: screen.canvas) == Point(x: 10, y: 10))
  }

  @Test func `B040 one finger is no pan with two`() {
    let pan = screen.add(PanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    screen.down(0, 0)
    screen.move(50, 0)
    #expect(pan.state == .possible)
  }

  @Test func `B041 a pan with two fingers goes on with one, and ends with none`() {
    let pan = screen.add(PanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    screen.down(0, 0)
    screen.down(0, 40, finger: 1)
    screen.move(50, 0)
    screen.move(50, 40, finger: 1)
    #expect(pan.translation(in: nil) == Point(x: 50, y: 0))
    screen.up()
    #expect(pan.state == .changed)
    #expect(screen.log.gestures == ["g began", "g changed"])
    screen.up(finger: 1)
    #expect(screen.log.gestures == ["g began", "g changed", "g ended"])
    pan.limits.belowMinimum = .ends
    screen.log.entries = []
    screen.down(0, 0)
    screen.down(0, 40, finger: 1)
    screen.move(50, 0)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g ended"])
  }

  @Test func `B042 a translation is in the coordinates of the view that asks`() {
    let pan = screen.add(PanGestureRecognizer())
    screen.canvas.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    screen.down(100, 100)
    screen.move(120, 100)
    #expect(pan.translation(in: screen.canvas) == Point(x: 10, y: 0))
    #expect(pan.translation(in: screen.window) == Point(x: 20, y: 0))
  }

  @Test func `more fingers than a pan takes are no pan, or no part of one`() {
    let pan = screen.add(PanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    screen.down(0, 0)
    screen.down(0, 40, finger: 1)
    #expect(pan.state == .failed)
    screen.up()
    screen.up(finger: 1)
    screen.down(0, 0)
    screen.move(50, 0)
    screen.down(0, 40, finger: 1)
    #expect(pan.numberOfTouches == 1)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g ended"])
  }

  @Test func `a pan that waited begins before it ends`() {
    let pan = screen.add(PanGestureRecognizer(), "pan")
    pan.require(toFail: screen.add(SwipeGestureRecognizer(), "swipe"))
    screen.driver.pan(from: .zero, to: Point(x: 40, y: 0), duration: 0.2, steps: 2)
    #expect(screen.log.gestures == ["pan began", "pan ended"])
  }

  @Test func `a program may make a touch for each event`() {
    let pan = screen.add(PanGestureRecognizer())
    for (phase, x) in [(Touch.Phase.began, 0.0), (.moved, 20), (.moved, 60)] {
      let touch = Touch(phase: phase, locationInWindow: Point(x: x, y: 0))
      screen.window.sendEvent(InputEvent(.touches, touches: [touch]))
    }
    #expect(pan.translation(in: nil) == Point(x: 60, y: 0))
  }

  @Test func `B043 an edge pan without edges never begins`() {
    screen.add(ScreenEdgePanGestureRecognizer())
    screen.driver.edgeSwipe(from: .left)
    #expect(screen.log.gestures == [])
  }

  @Test func `B044 an edge pan begins at its edge`() {
    let pan = screen.add(ScreenEdgePanGestureRecognizer())
    pan.edges = .left
    screen.down(5, 200)
    screen.move(80, 200)
    #expect(pan.state == .began)
    screen.up()
    screen.down(60, 200)
    #expect(pan.state == .failed)
    screen.up()
    screen.down(5, 200)
    screen.move(5, 260)
    #expect(pan.state == .failed, "it went along the edge")
    screen.up()
    #expect(screen.log.gestures == ["g began", "g ended"])
    for edge in [RectEdge.left, .right, .top, .bottom] {
      pan.edges = edge
      screen.log.entries = []
      screen.driver.edgeSwipe(from: edge)
      #expect(screen.log.gestures.first == "g began")
      #expect(screen.log.gestures.last == "g ended")
    }
  }

  @Test func `B045 an edge pan ignores a second finger`() {
    let pan = screen.add(ScreenEdgePanGestureRecognizer())
    pan.edges = .left
    screen.down(5, 200)
    screen.move(80, 200)
    screen.down(200, 200, finger: 1)
    #expect(pan.numberOfTouches == 1)
    screen.up()
    #expect(screen.log.gestures == ["g began", "g ended"])
  }

  @Test func `B046 a new swipe has UIKit's defaults`() {
    let swipe = SwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    typealias Direction = SwipeGestureRecognizer.Direction
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `B047 a swipe acts once, where it began`() {
    let swipe = screen.add(SwipeGestureRecognizer())
    var place: Point?
    screen.log.look = { _ in place = swipe.location(in: screen.canvas) }
    screen.driver.pan(from: .zero, to: Point(x: 100, y: 5), duration: 0.2)
    #expect(screen.log.gestures == ["g ended"])
    #expect(place == .zero)
  }

  @Test func `B048 a swipe to the other side fails`() {
    screen.add(SwipeGestureRecognizer())
    let record = screen.record { driver in driver.swipe(screen.canvas, .left) }
    #expect(record.contains("g: the finger moved in another direction"))
    #expect(screen.log.gestures == [])
  }

  @Test func `B049 a slanting swipe fails`() {
    screen.add(SwipeGestureRecognizer())
    let record = screen.record { driver in
      driver.pan(from: .zero, to: Point(x: 60, y: 60), duration: 0.2)
    }
    #expect(record.contains("g: the finger moved in another direction"))
    #expect(screen.log.gestures == [])
  }

  @Test func `B050 a swipe keeps the directions that it allows`() {
    let swipe = screen.add(SwipeGestureRecognizer())
    swipe.direction = [.left, .right]
    screen.driver.swipe(screen.canvas, .left)
    #expect(screen.log.gestures == ["g ended"])
    #expect(swipe.direction == [.left, .right])
  }

  @Test func `a slow swipe fails, and what is slow is a policy`() {
    let swipe = screen.add(SwipeGestureRecognizer())
    screen.driver.swipe(screen.canvas, .right, duration: 2)
    #expect(screen.log.gestures == [])
    swipe.limits.duration = 3
    screen.driver.swipe(screen.canvas, .right, duration: 2)
    #expect(screen.log.gestures == ["g ended"])
  }

  @Test func `a swipe with two fingers needs both`() {
    let swipe = screen.add(SwipeGestureRecognizer())
    swipe.numberOfTouchesRequired = 2
    screen.driver.swipe(screen.canvas, .right)
    #expect(screen.log.gestures == [])
    screen.driver.swipe(screen.canvas, .right, fingers: 2)
    #expect(screen.log.gestures == ["g ended"])
  }
}
