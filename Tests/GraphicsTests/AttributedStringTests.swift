import FoundationEssentials
import Graphics
import Testing

/// Attributed text to and from Foundation's.
@Suite struct AttributedStringTests {
  private let text: AttributedText = {
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    paragraph.baseWritingDirection = .rightToLeft
    paragraph.firstLineHeadIndent = 12
    paragraph.hyphenationFactor = 0.5
    return AttributedText(runs: [
      .init("Dear ", attributes: .init(font: .system(ofSize: 17))),
      .init(
        "Ada",
        attributes: .init(
          foregroundColor: .system("systemRedColor"), backgroundColor: .named("Paper"),
          paragraphStyle: paragraph)),
    ])
  }()

  @Test func `a text is the same after a way through Foundation's`() {
    #expect(AttributedText(AttributedString(text)) == text)
    #expect(String(AttributedString(text).characters) == "Dear Ada")
  }

  @Test func `attributes are found by their names`() {
    var string = AttributedString("Hello")
    string.font = .system(ofSize: 20)
    string.paragraphStyle = ParagraphStyle()
    let runs = AttributedText(string).runs
    #expect(runs.map(\.attributes.font) == [.system(ofSize: 20)])
    #expect(runs.map(\.attributes.paragraphStyle) == [ParagraphStyle()])
  }

  @Test func `ranges are UTF-16 and meet the indices of a text`() throws {
    let text = "a👨‍👩‍👧‍👦b"
    let range = UTF16Range(try #require(text.firstRange(of: "b")), in: text)
    #expect("\(range)" == "{12, 1}")
    #expect(Range(range, in: text).map { String(text[$0]) } == "b")
    #expect(Range(UTF16Range(location: 12, length: 2), in: text) == nil)
    #if UIKit
    // Foundation knows no negative location, and has a number for none.
    #expect(Range(UTF16Range(location: NSNotFound, length: 0), in: text) == nil)
    #else
    #expect(Range(UTF16Range(location: -1, length: 0), in: text) == nil)
    #endif
    #expect(UTF16Range(location: 1, length: 2).union(.init(location: 5, length: 1)).length == 5)
  }
}
