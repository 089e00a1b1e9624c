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

  /// Writes the drawing with a name for people who do not see it.
  func write(
    to html: inout HTMLText, _ put: (String) throws -> Void, label: String
  ) rethrows {
    html.open(
      "svg",
      [
        ("role", "img"), ("aria-label", label), ("class", "screen"), ("direction", "ltr"),
        ("viewBox", "0 0 \(number(width)) \(number(height))"),
        ("width", number(width)), ("height", number(height)),
      ])
    try writeContent(to: &html, put)
    html.close("svg")
  }

  var width: Double { max(Double(drawing.size.width), 1) }
  var height: Double { max(Double(drawing.size.height), 1) }

  /// Writes the shapes and the numbers alone, piece by piece if there are many.
  func writeContent(to html: inout HTMLText, _ put: (String) throws -> Void) rethrows {
    html.open("rect", rect(Rect(origin: .zero, size: drawing.size)) + [("fill", "#ffffff")])
    html.close("rect")
    for shape in drawing.shapes {
      write(shape, to: &html)
      try html.deliver(to: put)
    }
    for index in elements.indices where shows(elements.frame(index)) {
      mark(elements.frame(index), index + 1, &html)
      try html.deliver(to: put)
    }
  }

  private func write(_ shape: ScreenDrawing.Shape, to html: inout HTMLText) {
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
    ShapeSVG(shape: shape, isRightToLeft: isRightToLeft).write(to: &html)
    html.close("g")
    if isCut { html.close("svg") }
    html.line()
  }

  private func mark(_ frame: Rect, _ ordinal: Int, _ html: inout HTMLText) {
    html.open(
      "rect",
      rect(frame) + [
        ("fill", "none"), ("stroke", "#b3005e"), ("stroke-width", "1"), ("stroke-dasharray", "3 2"),
      ])
    html.close("rect")
    let center = place(beside: frame)
    html.open(
      "circle",
      [("cx", number(center.x)), ("cy", number(center.y)), ("r", "8"), ("fill", "#b3005e")])
    html.close("circle")
    html.open(
      "text",
      [
        ("x", number(center.x)), ("y", number(center.y + 3.5)), ("text-anchor", "middle"),
        ("font-size", ordinal > 99 ? "7" : "10"), ("fill", "#ffffff"),
        ("font-family", "sans-serif"),
      ])
    html.text("\(ordinal)")
    html.close("text")
  }
}

extension DrawingSVG {
  /// Returns whether an element of a frame is on the drawing.
  func shows(_ frame: Rect) -> Bool {
    let isSized = frame.width > 0 && frame.height > 0 && max(frame.width, frame.height) < 100_000
    return isSized && frame.intersects(Rect(origin: .zero, size: drawing.size))
  }

  /// The place of a number: before the frame, or after it, where that is on the screen.
  private func place(beside frame: Rect) -> Point {
    let (before, after) = (frame.minX - 9, frame.maxX + 9)
    let isBefore = isRightToLeft ? after > Scalar(width) - 8 : before >= 8
    let x = isBefore ? before : after <= Scalar(width) - 8 ? after : frame.minX
    return Point(
      x: min(max(x, 8), Scalar(width) - 8),
      y: min(max(min(frame.midY, frame.minY + 12), 8), Scalar(height) - 8))
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
