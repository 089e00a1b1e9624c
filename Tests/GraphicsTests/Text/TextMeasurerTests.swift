import Graphics
import Testing

private let font = Font.system(ofSize: 20)

/// A text, the width it may take, the lines it may have, and its extent.
private let texts: [(text: String, width: Double?, lines: Int, size: Size)] = [
  ("", nil, 1, Size(width: 0, height: 24)),
  ("Buy", nil, 1, Size(width: 30, height: 24)),
  ("Buy\nNow!", nil, 0, Size(width: 40, height: 48)),
  ("Buy\nNow!", nil, 1, Size(width: 40, height: 24)),
  ("漢字", nil, 1, Size(width: 40, height: 24)),
  ("🙂", nil, 1, Size(width: 20, height: 24)),
  ("0123456789", 50, 0, Size(width: 50, height: 48)),
  ("0123456789", 50, 1, Size(width: 50, height: 24)),
  ("0123456789", 200, 0, Size(width: 100, height: 24)),
]

@Suite struct TextMeasurerTests {
  @Test(arguments: texts)
  func `text is as wide as its characters and as high as its lines`(
    text: String, width: Double?, lines: Int, size: Size
  ) {
    let measured = CountingTextMeasurer().size(
      of: AttributedText(text), font: font, width: width, lines: lines)
    #expect(measured == size)
  }

  @Test func `a run with a font of its own has its size`() {
    let text = AttributedText(runs: [
      .init("ab"), .init("cd", attributes: .init(font: .system(ofSize: 40))),
    ])
    let size = CountingTextMeasurer().size(of: text, font: font, width: nil, lines: 1)
    #expect(size == Size(width: 60, height: 48))
  }

  @Test func `a symbol is a square by its point size, and another image as large as told`() {
    let star = Image("star", in: .system)
    #expect(star.size(applying: nil) == Size(width: 21, height: 21))
    #expect(
      star.size(applying: SymbolConfiguration(pointSize: 20)) == Size(width: 24, height: 24))
    #expect(star.size(applying: SymbolConfiguration(pointSize: 20, scale: .large)).width == 29)
    #expect(Image("logo", in: .app).size(applying: nil) == .zero)
    let logo = Image(named: "logo", accessibilityLabel: nil, size: Size(width: 7, height: 5))
    #expect(logo.size(applying: nil) == Size(width: 7, height: 5))
  }
}
