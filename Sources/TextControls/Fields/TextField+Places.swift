import Graphics
import ResponderKit

// Where characters are in a field: by the text measurer, as no font is loaded.

extension TextField {
  /// Returns the width of the text before an offset.
  private func width(before offset: Int) -> Scalar {
    let text = displayedText
    let end = text.utf16.index(
      text.startIndex, offsetBy: min(max(offset, 0), text.utf16.count))
    guard end > text.startIndex else { return 0 }
    return textMeasurer.size(
      of: AttributedText(String(text[..<end])), font: font ?? .system(ofSize: 17), width: nil,
      lines: 1
    ).width
  }

  private func offset(of position: TextPosition) -> Int {
    self.offset(from: beginningOfDocument, to: position)
  }

  /// The left edge of the text in the rectangle that it is edited in.
  private func textStart(in rect: Rect) -> Scalar {
    let free = max(0, rect.width - width(before: displayedText.utf16.count))
    return switch textAlignment {
    case .center: rect.minX + free / 2
    case .right: rect.maxX - (rect.width - free)
    default: rect.minX
    }
  }

  private var lineHeight: Scalar {
    textMeasurer.size(
      of: AttributedText("x"), font: font ?? .system(ofSize: 17), width: nil, lines: 1
    ).height
  }

  final func measuredCaret(at position: TextPosition) -> Rect {
    let rect = editingRect(forBounds: bounds)
    let height = min(lineHeight, rect.height)
    return Rect(
      x: textStart(in: rect) + width(before: offset(of: position)), y: rect.midY - height / 2,
      width: 2, height: height)
  }

  final func measuredRect(of range: TextRange) -> Rect {
    let rect = editingRect(forBounds: bounds)
    let (start, end) = (
      width(before: offset(of: range.start)), width(before: offset(of: range.end))
    )
    let height = min(lineHeight, rect.height)
    return Rect(
      x: textStart(in: rect) + start, y: rect.midY - height / 2, width: end - start,
      height: height)
  }

  final func measuredPosition(at point: Point) -> TextPosition? {
    let start = textStart(in: editingRect(forBounds: bounds))
    var best: (offset: Int, distance: Scalar)?
    for offset in 0...displayedText.utf16.count {
      let distance = abs(start + width(before: offset) - point.x)
      if let former = best, former.distance <= distance { continue }
      best = (offset, distance)
    }
    return best.flatMap { position(from: beginningOfDocument, offset: $0.offset) }
  }
}
