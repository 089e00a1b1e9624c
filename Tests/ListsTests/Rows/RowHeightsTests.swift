import ListModel
import TestSupport
import Testing

struct RowHeightsTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `heights agree with an array of them through 2,000 changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...300, using: &random)
    var model = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) }
    var heights = RowHeights(model)
    for _ in 0..<2_000 {
      let row = Int.random(in: 0..<count, using: &random)
      let height = Double(Int.random(in: 0...60, using: &random))
      model[row] = height
      heights.setHeight(height, of: row)
      let other = Int.random(in: 0...count, using: &random)
      let offset = model[..<other].reduce(0, +)
      #expect(heights.offset(of: other) == offset && heights.height(of: row) == height)
      let place = Double.random(in: -10...offset + 20, using: &random)
      var (end, found) = (0.0, 0)
      while found < count, end + model[found] <= place {
        (end, found) = (end + model[found], found + 1)
      }
      #expect(heights.row(endingBelow: place) == found)
    }
    #expect(heights.total == model.reduce(0, +))
  }

  @Test func `a height is given back as it was set, whatever the others are`() {
    var heights = RowHeights((0..<1_000).map { 44 + Double($0 % 7) / 3 })
    heights.setHeight(100 / 3, of: 499)
    #expect(heights.height(of: 499) == 100 / 3 && heights.height(of: 5) == 44 + 5.0 / 3)
  }

  @Test func `rows of one height have places without any memory of their own`() {
    let heights = RowHeights(count: 1_000_000, height: 44)
    #expect(heights.total == 44_000_000 && heights.offset(of: 10) == 440)
    #expect(heights.row(endingBelow: 439) == 9 && heights.row(endingBelow: 440) == 10)
    #expect(heights.row(endingBelow: 1e12) == 1_000_000 && heights.row(endingBelow: -1) == 0)
    #expect(RowHeights(count: 3, height: 0).row(endingBelow: 0) == 3)
    #expect(RowHeights([]).total == 0)
  }
}
