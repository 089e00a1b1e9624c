import Graphics
import Testing
import TestSupport

@testable import Presenters

@Suite struct NumberPlaceTests {
  @Test func `a number is nearer to its own outline than to any other, however frames lie`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<200 {
      let size = Size(width: 390, height: 844)
      var frames: [Rect] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let frame = Rect(
          x: Double.random(in: -20...370, using: &random).rounded(),
          y: Double.random(in: -20...820, using: &random).rounded(),
          width: Double.random(in: 24...200, using: &random).rounded(),
          height: Double.random(in: 24...80, using: &random).rounded())
        // Those that nearly coincide have no such place.
        let isApart = frames.allSatisfy { other in
          [
            frame.minX - other.minX, frame.maxX - other.maxX, frame.minY - other.minY,
            frame.maxY - other.maxY,
          ].contains { abs($0) > 16 }
        }
        if isApart { frames.append(frame) }
      }
      var places = NumberPlaces(size: size, frames: frames, texts: [])
      for (number, frame) in frames.enumerated() {
        let point = places.place(on: frame)
        let own = outline(frame, point)
        for (other, rect) in frames.enumerated() where other != number {
          #expect(outline(rect, point) > own, "\(number) at \(point) of \(frames)")
        }
      }
    }
  }

  @Test func `parts that fill a frame are outlined inside of it, so that their numbers are theirs`()
  {
    let size = Size(width: 300, height: 100)
    let whole = Rect(x: 20, y: 20, width: 240, height: 24)
    let parts = (0..<4).map { Rect(x: 20 + Scalar($0) * 60, y: 20, width: 60, height: 24) }
    // Two at the upper edge of the screen, with a third one below.
    let edge = [
      Rect(x: 0, y: -16, width: 60, height: 36), Rect(x: 60, y: -16, width: 60, height: 36),
      Rect(x: 0, y: 20, width: 120, height: 60),
    ]
    let alone = Rect(x: 20, y: 60, width: 240, height: 24)
    #expect(
      NumberPlaces.outlines(of: [whole] + parts + [alone], size: size)
        == [whole] + parts.map { $0.insetBy(dx: 1, dy: 1) } + [alone])
    for frames in [[whole] + parts, edge] {
      let outlines = NumberPlaces.outlines(of: frames, size: size)
      var places = NumberPlaces(size: size, frames: outlines, texts: [])
      for (number, frame) in outlines.enumerated() {
        let point = places.place(on: frame)
        for (other, rect) in outlines.enumerated() where other != number {
          #expect(outline(rect, point) > outline(frame, point), "\(number) of \(frames)")
        }
      }
    }
  }

  @Test func `a number covers no text where there is room beside it`() {
    let frame = Rect(x: 100, y: 100, width: 120, height: 20)
    let text = Rect(x: 100, y: 100, width: 118, height: 20)
    var places = NumberPlaces(size: Size(width: 390, height: 844), frames: [frame], texts: [text])
    let point = places.place(on: frame)
    let circle = Rect(x: point.x - 8, y: point.y - 8, width: 16, height: 16)
    #expect(circle.intersection(text).width <= 0 || circle.intersection(text).height <= 0)
  }

  private func outline(_ rect: Rect, _ point: Point) -> Double {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    if x > 0 || y > 0 { return Double((x * x + y * y).squareRoot()) }
    return Double(
      min(point.x - rect.minX, rect.maxX - point.x, point.y - rect.minY, rect.maxY - point.y))
  }
}
