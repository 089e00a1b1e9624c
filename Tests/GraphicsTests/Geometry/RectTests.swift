import Graphics
import Testing

struct ContainedPoint: Sendable, CustomTestStringConvertible {
  var point: Point, isInside: Bool
  var testDescription: String { "\(point) is \(isInside ? "inside" : "outside")" }
}

/// Around `Rect(x: 10, y: 20, width: 100, height: 40)`.
private let containedPoints: [ContainedPoint] = [
  .init(point: Point(x: 10, y: 20), isInside: true),
  .init(point: Point(x: 109.5, y: 59.5), isInside: true),
  .init(point: Point(x: 110, y: 40), isInside: false),
  .init(point: Point(x: 60, y: 60), isInside: false),
  .init(point: Point(x: 9.5, y: 40), isInside: false),
  .init(point: Point(x: 60, y: 19.5), isInside: false),
]

struct Overlap: Sendable, CustomTestStringConvertible {
  var name: String, other: Rect, common: Rect, union: Rect, intersects: Bool
  var testDescription: String { name }
}

/// With `Rect(x: 0, y: 0, width: 100, height: 100)`.
private let overlaps: [Overlap] = [
  .init(
    name: "across a corner", other: Rect(x: 60, y: 70, width: 100, height: 100),
    common: Rect(x: 60, y: 70, width: 40, height: 30),
    union: Rect(x: 0, y: 0, width: 160, height: 170), intersects: true),
  .init(
    name: "inside", other: Rect(x: 10, y: 10, width: 20, height: 20),
    common: Rect(x: 10, y: 10, width: 20, height: 20),
    union: Rect(x: 0, y: 0, width: 100, height: 100), intersects: true),
  .init(
    name: "side by side", other: Rect(x: 100, y: 0, width: 50, height: 100),
    common: Rect(x: 100, y: 0, width: 0, height: 100),
    union: Rect(x: 0, y: 0, width: 150, height: 100), intersects: false),
  .init(
    name: "apart", other: Rect(x: 0, y: 300, width: 10, height: 10), common: .null,
    union: Rect(x: 0, y: 0, width: 100, height: 310), intersects: false),
  .init(
    name: "measured leftward and upward", other: Rect(x: 50, y: 50, width: -80, height: -70),
    common: Rect(x: 0, y: 0, width: 50, height: 50),
    union: Rect(x: -30, y: -20, width: 130, height: 120), intersects: true),
  .init(
    name: "nowhere", other: .null, common: .null,
    union: Rect(x: 0, y: 0, width: 100, height: 100), intersects: false),
]

@Suite struct RectTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)
  private let leftward = Rect(x: 100, y: 50, width: -30, height: -20)

  @Test(arguments: containedPoints)
  func `a rectangle excludes its right and bottom edge`(_ c: ContainedPoint) {
    #expect(Rect(x: 10, y: 20, width: 100, height: 40).contains(c.point) == c.isInside)
  }

  @Test func `an empty rectangle contains no point`() {
    #expect(!Rect(x: 5, y: 5, width: 0, height: 10).contains(Point(x: 5, y: 5)))
    #expect(!Rect.null.contains(Point(x: Double.infinity, y: .infinity)))
  }

  @Test func `a negative size is measured to the left and upward`() {
    #expect(leftward.minX == 70 && leftward.maxX == 100)
    #expect(leftward.minY == 30 && leftward.maxY == 50)
    #expect(leftward.width == 30 && leftward.height == 20)
    #expect(leftward.center == Point(x: 85, y: 40))
    #expect(leftward.standardized == Rect(x: 70, y: 30, width: 30, height: 20))
  }

  @Test(arguments: overlaps)
  func `two rectangles have an area in common or not`(_ c: Overlap) {
    #expect(square.intersection(c.other) == c.common)
    #expect(c.other.intersection(square) == c.common)
    #expect(square.union(c.other) == c.union)
    #expect(c.other.union(square) == c.union)
    #if UIKit
    // Foundation's rectangles intersect where they only touch.
    #expect(square.intersects(c.other) == !c.common.isNull)
    #else
    #expect(square.intersects(c.other) == c.intersects)
    #endif
  }

  @Test func `a rectangle contains itself and what lies inside it`() {
    #expect(square.contains(square))
    #expect(square.contains(Rect(x: 10, y: 10, width: 90, height: 90)))
    #expect(!square.contains(Rect(x: 10, y: 10, width: 91, height: 90)))
    #expect(!Rect(x: 10, y: 10, width: 90, height: 90).contains(square))
  }

  @Test func `a rectangle with fractions contains itself`() {
    let fractions = Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)
    #if UIKit
    // Foundation compares with the union, whose width is rounded.
    #expect(!fractions.contains(fractions))
    #else
    #expect(fractions.contains(fractions))
    #endif
  }

  @Test func `insets move each edge inward`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(square.inset(by: insets) == Rect(x: 2, y: 1, width: 102, height: 96))
    #expect(square.insetBy(dx: 10, dy: -5) == Rect(x: 10, y: -5, width: 80, height: 110))
    #expect(leftward.insetBy(dx: 5, dy: 5) == Rect(x: 75, y: 35, width: 20, height: 10))
  }

  @Test func `insets that turn a rectangle inside out leave nothing`() {
    #expect(square.insetBy(dx: 50, dy: 50) == Rect(x: 50, y: 50, width: 0, height: 0))
    #expect(square.insetBy(dx: 50.5, dy: 0) == .null)
    #expect(square.insetBy(dx: 0, dy: 50.5) == .null)
  }

  @Test func `moving keeps the size`() {
    #expect(leftward.offsetBy(dx: 1, dy: -1) == Rect(x: 101, y: 49, width: -30, height: -20))
    #expect(Rect.null.offsetBy(dx: 1, dy: 1) == .null)
  }

  @Test func `a transformed rectangle holds the four transformed corners`() {
    let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let wide = Rect(x: 10, y: 20, width: 100, height: 40)
    #expect(wide.applying(quarterTurn) == Rect(x: -60, y: 10, width: 40, height: 100))
    #expect(
      wide.applying(AffineTransform(scaleX: -1, y: 0.5))
        == Rect(x: -110, y: 10, width: 100, height: 20))
    #expect(Rect.null.applying(quarterTurn) == .null)
  }

  @Test func `the rectangle that is nowhere is empty and zero is not nowhere`() {
    #expect(Rect.null.isNull && Rect.null.isEmpty)
    #expect(!Rect.zero.isNull && Rect.zero.isEmpty)
    #expect(!leftward.isEmpty)
  }

  @Test func `a rectangle describes its origin and size`() {
    #expect("\(Rect(x: 10, y: 20.5, width: 100, height: 40))" == "(10, 20.5) 100 × 40")
    #expect("\(Rect.null)" == "nowhere")
  }
}
