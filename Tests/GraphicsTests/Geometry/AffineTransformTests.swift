import Graphics
import Testing

struct Mapping: Sendable, CustomTestStringConvertible {
  var name: String, transform: AffineTransform, image: Point
  var testDescription: String { name }
}

private let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

/// Where each transform takes the point (3, 5).
private let mappings: [Mapping] = [
  .init(name: "the identity", transform: .identity, image: Point(x: 3, y: 5)),
  .init(
    name: "a translation", transform: AffineTransform(translationX: 10, y: -20),
    image: Point(x: 13, y: -15)),
  .init(
    name: "a scaling", transform: AffineTransform(scaleX: 2, y: -0.5),
    image: Point(x: 6, y: -2.5)),
  .init(name: "a quarter turn", transform: quarterTurn, image: Point(x: -5, y: 3)),
  .init(
    name: "a shear", transform: AffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0),
    image: Point(x: 13, y: 5)),
  .init(
    name: "all six numbers", transform: AffineTransform(a: 2, b: 1, c: 4, d: 4, tx: 7, ty: 9),
    image: Point(x: 33, y: 32)),
]

@Suite struct AffineTransformTests {
  @Test(arguments: mappings)
  func `a transform takes a point to its image`(_ c: Mapping) {
    #expect(Point(x: 3, y: 5).applying(c.transform) == c.image)
  }

  @Test(arguments: mappings)
  func `the inverse takes the image back`(_ c: Mapping) {
    #expect(c.image.applying(c.transform.inverted()) == Point(x: 3, y: 5))
  }

  @Test(arguments: mappings)
  func `a transform and its inverse change nothing together`(_ c: Mapping) {
    #expect(c.transform.concatenating(c.transform.inverted()).isIdentity)
    #expect(c.transform.inverted().concatenating(c.transform).isIdentity)
  }

  @Test func `concatenating does the first transform first`() {
    let move = AffineTransform(translationX: 10, y: 0)
    let double = AffineTransform(scaleX: 2, y: 2)
    let point = Point(x: 1, y: 2)
    #expect(point.applying(move.concatenating(double)) == Point(x: 22, y: 4))
    #expect(point.applying(double.concatenating(move)) == Point(x: 12, y: 4))
  }

  @Test(arguments: mappings, mappings)
  func `concatenating is applying one after the other`(_ first: Mapping, _ second: Mapping) {
    let point = Point(x: -1.5, y: 4)
    #expect(
      point.applying(first.transform.concatenating(second.transform))
        == point.applying(first.transform).applying(second.transform))
  }

  @Test func `four quarter turns are the identity`() {
    let half = quarterTurn.concatenating(quarterTurn)
    #expect(half == AffineTransform(scaleX: -1, y: -1))
    #expect(half.concatenating(half).isIdentity)
    #expect(!half.isIdentity)
  }

  @Test func `a transform that flattens the plane is its own inverse`() {
    let flat = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
  }

  @Test func `points add and subtract as vectors`() {
    #expect(Point(x: 1, y: 2) + Point(x: 10, y: 20) == Point(x: 11, y: 22))
    #expect(Point(x: 1, y: 2) - Point(x: 10, y: 20) == Point(x: -9, y: -18))
    #expect("\(Point(x: 187, y: 420.5))" == "(187, 420.5)")
  }
}
