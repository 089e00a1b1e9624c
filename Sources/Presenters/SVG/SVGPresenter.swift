public import Accessibility
import Graphics
public import Localize

/// Draws one screen as an image for a pull request or a page of Docs: the sketch, and beside it the
/// numbers with what is said.
public struct SVGPresenter: Sendable {
  /// The beginning of every drawing, which no other file has.
  package static let mark: StaticString = "<!-- Made by ctl gallery. -->"

  /// Finds an image of the app by its name.
  private let image: @Sendable (String) -> GalleryDocument.Image?

  /// Creates a presenter, which draws an image as a box with its name where none is found.
  public init(image: @escaping @Sendable (String) -> GalleryDocument.Image? = { _ in nil }) {
    self.image = image
  }

  /// Returns the image; nil for a screen that is not live.
  public func present(_ screen: SpokenScreen, in language: LanguageTag) -> String? {
    guard let drawing = screen.drawing else { return nil }
    let numbered = GalleryElements(screen, in: language, idPrefix: "")
    let elements = numbered.indices.map { numbered[$0] }
    let sketch = DrawingSVG(
      drawing: drawing, elements: numbered, isRightToLeft: language.isRightToLeft,
      images: DrawnImages(idPrefix: "") { [image] in image($0) })
    let legend = elements.map { lines(of: $0) }
    let rows = legend.reduce(0) { $0 + $1.count }
    let margin = 2 * sketch.margin
    let height = max(
      sketch.height + margin, Double(rows) * Self.row + Double(legend.count) * 6 + 16)
    let left = sketch.width + margin + 12
    let width = left + Self.legendWidth
    var html = HTMLText()
    html.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"), ("direction", "ltr"),
        ("aria-labelledby", "title"), ("viewBox", "0 0 \(number(width)) \(number(height))"),
        ("width", number(width)), ("height", number(height)),
      ])
    html.raw(Self.mark)
    html.line()
    html.element("title", ("id", "title"), text: "Screen \(screen.title ?? "") in reading order")
    html.open("rect", rect(Rect(x: 0, y: 0, width: width, height: height)) + [("fill", "#ffffff")])
    html.close("rect")
    // Nothing of the sketch is outside of it.
    let place = Rect(x: 0, y: 0, width: sketch.width + margin, height: sketch.height + margin)
    html.open("svg", rect(place) + [("viewBox", sketch.viewBox)])
    var pieces: [String] = []
    sketch.writeContent(to: &html) { pieces.append($0) }
    html.close("svg")
    var y = 16.0
    for (element, lines) in zip(elements, legend) {
      for (number, line) in lines.enumerated() {
        y += Self.row
        if number == 0 { text("\(element.number)", x: left, y: y, "#b3005e", isBold: true, &html) }
        text(line, x: left + 26, y: y, "#1c1c1e", in: element.announcement.language, &html)
      }
      y += 6
    }
    html.close("svg")
    return pieces.joined() + html.markup + "\n"
  }

  private static let legendWidth = 360.0
  private static let row = 18.0

  private func lines(of element: GalleryElement) -> [String] {
    wrapped(element.announcement.text, to: 46, indentation: 0)
  }

  private func text(
    _ text: String, x: Double, y: Double, _ fill: String, isBold: Bool = false,
    in language: String? = nil, _ html: inout HTMLText
  ) {
    let isRightToLeft = language.flatMap { LanguageTag($0) }?.isRightToLeft ?? false
    html.open(
      "text",
      [
        ("x", number(x)), ("y", number(y)), ("font-size", "14"), ("fill", fill),
        ("font-family", "-apple-system, Roboto, sans-serif"),
        ("font-weight", isBold ? "600" : nil), ("lang", language),
        // In a text from right to left, the end is at the left.
        ("direction", isRightToLeft ? "rtl" : nil), ("text-anchor", isRightToLeft ? "end" : nil),
      ])
    html.text(text)
    html.close("text")
  }
}
