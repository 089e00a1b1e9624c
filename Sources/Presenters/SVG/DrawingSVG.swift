import Accessibility
import Graphics
import TextFormats

/// Writes a screen as SVG: its shapes, and the numbers of its elements.
///
/// The drawing is light in every color scheme, as Interface Builder shows a document.
struct DrawingSVG {
  let drawing: ScreenDrawing
  /// The elements, which are marked with their numbers.
  let elements: GalleryElements
  /// The direction in which texts without an alignment of their own begin.
  let isRightToLeft: Bool
  /// The images of the app; nil draws boxes with their names.
  var images: DrawnImages?

  /// Writes the drawing with a name for people who do not see it.
  func write(
    to html: inout HTMLText, _ put: (String) throws -> Void, label: String
  ) rethrows {
    html.open(
      "svg",
      [
        ("role", "img"), ("aria-label", label), ("class", "screen"), ("direction", "ltr"),
        ("viewBox", viewBox),
        ("width", number(width + 2 * margin)), ("height", number(height + 2 * margin)),
      ])
    try writeContent(to: &html, put)
    html.close("svg")
  }

  /// The space around the screen, in which numbers stand, too.
  var margin: Double { Double(NumberPlaces.margin) }
  var viewBox: String {
    [-margin, -margin, width + 2 * margin, height + 2 * margin].map { number($0) }
      .joined(separator: " ")
  }
  var width: Double { max(Double(drawing.size.width), 1) }
  var height: Double { max(Double(drawing.size.height), 1) }

  /// Writes the shapes and the numbers alone, piece by piece if there are many.
  func writeContent(to html: inout HTMLText, _ put: (String) throws -> Void) rethrows {
    let screen = rect(Rect(origin: .zero, size: drawing.size))
    html.open("rect", screen + [("fill", "#ffffff"), ("stroke", "#c7c7cc")])
    html.close("rect")
    for shape in drawing.shapes {
      Self.write(
        shape, ShapeSVG(shape: shape, isRightToLeft: isRightToLeft, images: images), to: &html)
      try html.deliver(to: put)
    }
    let shown = elements.indices.filter { shows(elements.frame($0)) }
    let outlines = NumberPlaces.outlines(
      of: shown.map { elements.frame($0) }, size: drawing.size)
    for (index, frame) in zip(shown, outlines) { outline(frame, index + 1, &html) }
    try html.deliver(to: put)
    var places = NumberPlaces(size: drawing.size, frames: outlines, texts: textRects)
    for (index, frame) in zip(shown, outlines) {
      write(index + 1, at: places.place(on: frame), &html)
      try html.deliver(to: put)
    }
  }

  /// Writes a shape, of which nothing is seen outside of what clips it.
  static func write(
    _ shape: ScreenDrawing.Shape, _ content: ShapeSVG, to html: inout HTMLText
  ) {
    let visible = shape.frame.intersection(shape.clip)
    guard visible.width > 0, visible.height > 0 else { return }
    // A nested image shows nothing outside of its own frame.
    let isCut = visible != shape.frame
    if isCut {
      html.open(
        "svg",
        rect(visible) + [
          (
            "viewBox",
            "\(number(visible.minX)) \(number(visible.minY)) \(number(visible.width)) \(number(visible.height))"
          )
        ])
    }
    html.open("g", [("opacity", shape.isDimmed ? "0.4" : nil)])
    content.write(to: &html)
    html.close("g")
    if isCut { html.close("svg") }
    html.line()
  }

  /// The rectangles of the lines of text that are seen.
  private var textRects: [Rect] {
    drawing.shapes.flatMap { shape -> [Rect] in
      guard let block = ShapeSVG(shape: shape, isRightToLeft: isRightToLeft).block else {
        return []
      }
      return block.lines.indices.map { block.bounds(of: $0).intersection(shape.clip) }
        .filter { $0.width > 0 && $0.height > 0 }
    }
  }

  /// Writes the outline of an element, in a light line that is seen on dark screens.
  private func outline(_ frame: Rect, _ ordinal: Int, _ html: inout HTMLText) {
    html.open(
      "rect",
      rect(frame) + [("fill", "none"), ("stroke", "#ffffff"), ("stroke-width", "2.5")])
    html.close("rect")
    html.open(
      "rect",
      [("class", "outline"), ("data-number", "\(ordinal)")] + rect(frame) + [
        ("fill", "none"), ("stroke", Self.accent), ("stroke-width", "1"),
        ("stroke-dasharray", "3 2"),
      ])
    html.close("rect")
    html.line()
  }

  private func write(_ ordinal: Int, at center: Point, _ html: inout HTMLText) {
    html.open(
      "circle",
      [
        ("class", "number"), ("data-number", "\(ordinal)"), ("cx", number(center.x)),
        ("cy", number(center.y)), ("r", number(NumberPlaces.radius)), ("fill", Self.accent),
        ("stroke", "#ffffff"),
      ])
    html.close("circle")
    let size = ordinal > 999 ? "5.5" : ordinal > 99 ? "7.5" : "10"
    html.open(
      "text",
      [
        ("x", number(center.x)), ("y", number(center.y + 3.5)), ("text-anchor", "middle"),
        ("font-size", size), ("fill", "#ffffff"), ("font-family", "sans-serif"),
      ])
    html.text("\(ordinal)")
    html.close("text")
    html.line()
  }

  private static let accent = "#b3005e"
}

extension DrawingSVG {
  /// Returns whether an element of a frame is on the drawing.
  func shows(_ frame: Rect) -> Bool {
    let isSized = frame.width > 0 && frame.height > 0 && max(frame.width, frame.height) < 100_000
    return isSized && frame.intersects(Rect(origin: .zero, size: drawing.size))
  }
}

/// The attributes of a rectangle.
func rect(_ rect: Rect) -> [HTMLText.Attribute] {
  [
    ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(max(rect.width, 0))),
    ("height", number(max(rect.height, 0))),
  ]
}

/// A number with at most two digits.
func number(_ value: some BinaryFloatingPoint) -> String { decimal(Double(value), digits: 2) }
