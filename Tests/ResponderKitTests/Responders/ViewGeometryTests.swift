import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct ViewGeometryTests {
  @Test func `the frame is the size of the bounds about the center`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == Point(x: 60, y: 40))
    view.center = Point(x: 50, y: 50)
    #expect(view.frame == Rect(x: 0, y: 30, width: 100, height: 40))
    view.bounds = Rect(x: 7, y: 7, width: 20, height: 20)
    #expect(view.frame == Rect(x: 40, y: 40, width: 20, height: 20))
    view.frame = Rect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.bounds == Rect(x: 7, y: 7, width: 8, height: 6))
    #expect(view.center == Point(x: 4, y: 3))
  }

  @Test func `the frame of a turned view holds all of it`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    view.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == Rect(x: 30, y: -30, width: 40, height: 100))
    #expect(view.center == Point(x: 50, y: 20))
  }

  @Test func `points are converted through origins of bounds and transforms`() {
    let window = Window()
    let parent = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let child = View(frame: Rect(x: 5, y: 6, width: 30, height: 40))
    window.addSubview(parent)
    parent.addSubview(child)
    #expect(child.convert(Point(x: 1, y: 2), to: parent) == Point(x: 6, y: 8))
    #expect(child.convert(Point(x: 1, y: 2), to: nil) == Point(x: 16, y: 28))
    #expect(child.convert(Point(x: 6, y: 8), from: parent) == Point(x: 1, y: 2))
    #expect(child.convert(Point(x: 16, y: 28), from: nil) == Point(x: 1, y: 2))
    child.bounds.origin = Point(x: 100, y: 0)
    #expect(child.convert(Point(x: 101, y: 2), to: parent) == Point(x: 6, y: 8))
    child.bounds.origin = .zero
    child.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(child.convert(.zero, to: parent) == Point(x: -10, y: -14))
    #expect(child.convert(child.bounds, to: nil) == Rect(x: 0, y: 6, width: 60, height: 80))
    #expect(child.convert(Rect(x: 0, y: 6, width: 60, height: 80), from: nil) == child.bounds)
  }

  @Test func `a turned superview does not widen what is converted to it`() {
    let window = Window()
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(parent)
    parent.addSubview(child)
    parent.transform = AffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0)
    #expect(child.convert(child.bounds, to: parent) == child.frame)
    #expect(child.convert(child.frame, from: parent) == child.bounds)
  }

  @Test func `setting the frame of a scaled view finds the bounds that give it`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.transform = AffineTransform(scaleX: 0.5, y: 0.25)
    view.frame = Rect(x: 10, y: 20, width: 50, height: 50)
    #expect(view.bounds.size == Size(width: 100, height: 200))
    #expect(view.frame == Rect(x: 10, y: 20, width: 50, height: 50))
  }
}
