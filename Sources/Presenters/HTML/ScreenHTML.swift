import Accessibility
import Graphics
import Localize
import TextFormats

/// Writes a screen in a language: its drawing, and beside it what is read, in order.
struct ScreenHTML {
  private let screen: SpokenScreen
  private let language: LanguageTag
  private let elements: GalleryElements
  private let images: DrawnImages
  /// Indicates whether the language is shown before the reader of the page asks for it.
  private let isOpen: Bool

  init(
    _ screen: SpokenScreen, language: LanguageTag, idPrefix: String, images: DrawnImages,
    isOpen: Bool
  ) {
    (self.screen, self.language) = (screen, language)
    (self.images, self.isOpen) = (images, isOpen)
    elements = GalleryElements(screen, in: language, idPrefix: idPrefix)
  }

  private var sketch: DrawingSVG? {
    screen.drawing.map {
      DrawingSVG(
        drawing: $0, elements: elements, isRightToLeft: language.isRightToLeft, images: images)
    }
  }

  func write(to html: inout HTMLText, _ put: (String) throws -> Void) rethrows {
    html.open(
      "details",
      [
        ("class", "version"), ("data-language", "\(language)"), ("open", isOpen ? "" : nil),
      ])
    html.element("summary") { html in
      html.element("h4", text: "\(language.displayName(in: "en")) (\(language))")
    }
    // A strip, such as a bar, would be too small to see in a column.
    let isStrip = screen.drawing.map { $0.size.width > 480 && $0.size.height * 2 < $0.size.width }
    html.open(
      "div",
      [
        ("class", isStrip == true ? "pair strip" : "pair"),
        ("dir", language.isRightToLeft ? "rtl" : nil),
      ])
    if let drawing = screen.drawing, let sketch {
      html.open("figure", [])
      try sketch.write(
        to: &html, put,
        label: "A sketch of the screen with the numbers of its elements. "
          + "Symbols, and images that no asset catalog has, are boxes with their names.")
      let (width, height) = (number(drawing.size.width), number(drawing.size.height))
      let bars =
        drawing.barHeight > 0
        ? ", with bars of \(number(drawing.barHeight)) that a device lays over the view" : ""
      html.element("figcaption") { $0.appText("\(width) × \(height) points\(bars)", in: "en") }
      html.close("figure")
    }
    html.open("div", [("class", "reading")])
    try writeElements(to: &html, put)
    writeRemarks(to: &html)
    html.raw("</div></div></details>\n")
  }

  private func writeElements(
    to html: inout HTMLText, _ put: (String) throws -> Void
  ) rethrows {
    guard !elements.isEmpty else {
      let isLive = screen.drawing != nil
      html.element(
        "p", ("class", "note"),
        text: isLive
          ? "A screen reader stops nowhere on this screen."
          : "This screen is not live, so it is neither drawn nor read.")
      return
    }
    let sketch = sketch
    html.open("ol", [("class", "order")])
    for index in elements.indices {
      html.element("li") { html in
        let isDrawn = sketch?.shows(elements.frame(index)) ?? true
        ElementHTML(elements[index], isDrawn: isDrawn).write(to: &html)
      }
      html.line()
      try html.deliver(to: put)
    }
    html.close("ol")
  }

  private func writeRemarks(to html: inout HTMLText) {
    for remark in screen.remarkLines {
      html.element("p", ("class", "note")) { $0.appText(remark, in: "en") }
    }
  }
}

extension SpokenScreen {
  /// The remarks on the screen, and what is not read, a line for each reason: `1 Date Picker (not announced yet)`.
  package var remarkLines: [String] {
    var lines = [readerRemark].compactMap { $0 } + remarks
    if let otherWords { lines.append("The screen reader's own words are in \(otherWords).") }
    if drawing?.isCut == true { lines.append("The screen has more views than the drawing shows.") }
    return lines
      + unread.sorted { $0.key < $1.key }.map { reason, kinds in
        "\(counted(kinds.map { visible($0) })) (\(reason))"
      }
  }
}
