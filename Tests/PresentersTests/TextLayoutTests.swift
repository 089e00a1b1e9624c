import InterfaceBuilder
import Presenters
import Testing

@Suite struct TextLayoutTests {
  private func lines(ofTitle title: String) throws -> [Substring] {
    let document = try read(
      #"<button id="b"><state key="normal" title="T"/><state key="selected" title="\#(title)"/></button>"#
    )
    return DocumentOutline(style: TextStyle(width: 40)).present(document).split(separator: "\n")
  }

  @Test func `a word that is longer than a line is broken`() throws {
    let lines = try lines(ofTitle: String(repeating: "字", count: 20))
    #expect(
      lines.suffix(3) == [
        "      titles  normal T · selected", "              字字字字字字字字字字字字字",
        "              字字字字字字字",
      ])
  }

  @Test func `right-to-left text is isolated on each line`() throws {
    let lines = try lines(ofTitle: "אחת שתיים שלוש ארבע חמש")
    #expect(
      lines.suffix(2) == [
        "      titles  normal T · selected \u{2068}אחת\u{2069}",
        "              \u{2068}שתיים שלוש ארבע חמש\u{2069}",
      ])
  }
}
