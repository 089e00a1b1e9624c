import Accessibility
import Graphics
import Testing

private func frames(_ points: [(Double, Double)]) -> [Rect] {
  points.map { Rect(x: $0.0, y: $0.1, width: 10, height: 10) }
}

private let grid = frames([(0, 0), (10, 0), (0, 10), (10, 10)])
private let names = ["A", "B", "C", "D"]

private func read(_ frames: [Rect], _ order: ReadingOrder) -> String {
  order.sorted(frames).map { names[$0] }.joined(separator: " ")
}

@Suite struct ReadingOrderTests {
  @Test(arguments: ReadingOrder.Algorithm.allCases)
  func `A071 a grid is read in rows from the leading edge`(_ algorithm: ReadingOrder.Algorithm) {
    #expect(read(grid, ReadingOrder(algorithm: algorithm)) == "A B C D")
    #expect(
      read(grid, ReadingOrder(algorithm: algorithm, direction: .rightToLeft)) == "B A D C")
  }

  @Test(arguments: ReadingOrder.Algorithm.allCases)
  func `A072 steps of 8 points are rows on a telephone and one row elsewhere`(
    _ algorithm: ReadingOrder.Algorithm
  ) {
    let steps = frames([(0, 8), (10, 0), (20, -8), (30, -8)])
    #expect(read(steps, ReadingOrder(algorithm: algorithm)) == "C D B A")
    let pad = ReadingOrder(algorithm: algorithm, threshold: ReadingOrder.padThreshold)
    #expect(read(steps, pad) == "A B C D")
  }

  @Test(arguments: ReadingOrder.Algorithm.allCases)
  func `A073 steps of 25 points are rows everywhere`(_ algorithm: ReadingOrder.Algorithm) {
    let steps = frames([(0, 25), (10, 0), (20, -25), (30, -25)])
    let pad = ReadingOrder(algorithm: algorithm, threshold: ReadingOrder.padThreshold)
    #expect(read(steps, pad) == "C D B A")
  }

  @Test func `frames that are nowhere count as the origin`() {
    let frames = [
      Rect(x: 0, y: 100, width: 10, height: 10), .null,
      Rect(x: .nan, y: .infinity, width: 1, height: 1),
    ]
    #expect(read(frames, ReadingOrder()) == "B C A")
    #expect(read(frames, ReadingOrder(algorithm: .pairwise)) == "B C A")
  }

  @Test func `elements in one place keep the order that they had`() {
    let frames = frames([(0, 0), (0, 0), (0, 0), (0, 0)])
    #expect(read(frames, ReadingOrder()) == "A B C D")
    #expect(read(frames, ReadingOrder(direction: .rightToLeft)) == "A B C D")
  }

  @Test func `a staircase of small steps is one row`() {
    let steps = frames([(30, 0), (20, 7), (10, 14), (0, 21)])
    #expect(read(steps, ReadingOrder()) == "D C B A")
  }
}
