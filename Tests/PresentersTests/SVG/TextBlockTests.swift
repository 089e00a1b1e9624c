import Graphics
import Testing

@testable import Presenters

@Suite struct TextBlockTests {
  private typealias Line = ScreenDrawing.StyledLine

  @Test(arguments: [(20.5, 1), (40.5, 2), (61, 3), (81.5, 4)])
  func `a label as high as UIKit makes it has all its lines`(height: Double, lines: Int) {
    let text = Array(repeating: "twelve words", count: lines).joined(separator: " ")
    let frame = Rect(x: 0, y: 0, width: 110, height: height)
    let block = TextBlock(Line(text), in: frame, false)
    #expect(block.lines.count == lines)
    #expect(block.lines.joined(separator: " ") == text)
  }

  @Test func `a text that is much too long is cut, one that nearly fits is not`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 20)
    #expect(TextBlock(Line("Some settings"), in: frame, false).lines == ["Some settings"])
    let long = TextBlock(Line("Some settings of all the apps"), in: frame, false)
    #expect(long.lines.count == 1 && long.lines[0].hasSuffix("…"))
    #expect(long.width(of: 0).map { $0 <= 100 } == true)
  }
}
