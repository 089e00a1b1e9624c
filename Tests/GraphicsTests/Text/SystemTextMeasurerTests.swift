import Graphics
import Testing

/// Labels of the system's font whose frames Interface Builder saved as wide as their texts, with the width.
private let labels: [(text: String, size: Double, weight: Font.Weight, width: Double)] = [
  ("Subtitle", 11, .regular, 40.5), ("Latitude & Longitude", 12, .regular, 118.5),
  ("Select a password to fill", 13, .regular, 144), ("Enables > 60 FPS", 13, .regular, 106.5),
  ("No Internet Connection", 15, .regular, 160), ("Details Label", 15, .regular, 88.5),
  ("Delete", 16, .regular, 47), ("Import GeoJSON", 17, .regular, 130),
  ("Extra Settings", 17, .regular, 107), ("Changes:", 17, .regular, 72.5),
  ("Traffic Roads", 17, .semibold, 105.5), ("12:00:00", 17, .semibold, 72),
  ("Full Screen", 24, .regular, 114.5), ("UIKitCatalog", 26, .regular, 142),
]

/// A text in 17 points, the width it may take, the lines it may have, and its extent.
private let wrapped: [(text: String, width: Double?, lines: Int, size: Size)] = [
  ("", nil, 0, Size(width: 0, height: 21)), ("One two", nil, 0, Size(width: 65, height: 21)),
  ("One two", 40, 0, Size(width: 32, height: 42)), ("One two", 40, 1, Size(width: 40, height: 21)),
  ("One\ntwo\n", nil, 0, Size(width: 32, height: 63)),
  ("One\r\ntwo", nil, 0, Size(width: 32, height: 42)),
  ("One-two", 40, 0, Size(width: 39, height: 42)),
  ("Incomprehensible", 60, 0, Size(width: 57, height: 63)),
  ("漢字漢字", 40, 0, Size(width: 34, height: 42)), ("漢字", nil, 1, Size(width: 34, height: 21)),
  ("予約キャンセルについてお支払い", 172, 0, Size(width: 166, height: 42)),
  ("👨‍👩‍👧", nil, 1, Size(width: 20, height: 21)),
]

@Suite struct SystemTextMeasurerTests {
  @Test(arguments: labels)
  func `a text is as wide as Interface Builder says`(
    text: String, size: Double, weight: Font.Weight, width: Double
  ) {
    let font = Font.system(ofSize: size, weight: weight)
    let measured = SystemTextMeasurer().size(
      of: AttributedText(text), font: font, width: nil, lines: 1)
    #expect(abs(Double(measured.width) - width) <= 2.5, "\(measured.width)")
  }

  @Test(arguments: wrapped)
  func `lines wrap between words, and within a word that is wider than a line`(
    text: String, width: Double?, lines: Int, size: Size
  ) {
    let measured = SystemTextMeasurer().size(
      of: AttributedText(text), font: .system(ofSize: 17), width: width, lines: lines)
    #expect(measured == size)
  }

  @Test func `a mark above a letter and a soft hyphen take no room`() {
    let font = Font.system(ofSize: 17)
    #expect(font.width(of: "e\u{301}te\u{301}") == font.width(of: "ete"))
    #expect(font.width(of: "Nutzungs\u{AD}recht") == font.width(of: "Nutzungsrecht"))
  }

  @Test func `all characters of a font for code are as wide`() {
    let font = Font(face: .named("Menlo-Regular", family: "Menlo"), pointSize: 10)
    #expect(font.width(of: "iiii") == font.width(of: "MMMM"))
  }

  @Test func `a text style has the sizes of Apple's table`() {
    let style = Font.preferred(forTextStyle: "UICTFontTextStyleBody")
    #expect(style.at(textSize: 11).effectivePointSize == 53)
    #expect(style.at(textSize: 3) == style)
    #expect(Font.system(ofSize: 20).at(textSize: 11) == Font.system(ofSize: 20))
  }

  @Test func `long texts take linear time`() {
    func steps(_ count: Int) -> Double {
      let text = AttributedText(String(repeating: "word ", count: count))
      let clock = ContinuousClock()
      return (0..<3).map { _ in
        let time = clock.measure {
          _ = SystemTextMeasurer().size(
            of: text, font: .system(ofSize: 17), width: 300, lines: 0)
        }
        return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
      }.min() ?? 0
    }
    #expect(steps(80_000) < 12 * max(steps(20_000), 1e-3))
  }
}
