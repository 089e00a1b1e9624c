import FoundationEssentials
import Graphics

// The requirements of TextInput, in UTF-16 offsets.
extension EditsText {
  func inputText(in range: TextRange) -> String? {
    (range as? OffsetRange).map { editing.text.text(in: editing.text.span(of: $0.range)) }
  }

  func inputReplace(_ range: TextRange, _ text: String) {
    guard let range = range as? OffsetRange else { return }
    let span = editing.text.span(of: range.range)
    let attributes = editing.text.attributes(before: span.start) ?? baseAttributes
    change(span, to: AttributedText(text, attributes: attributes))
  }

  func inputSelect(_ range: TextRange?) {
    if let range = range as? OffsetRange { select(range.range) }
  }

  func inputRange(_ from: TextPosition, _ to: TextPosition) -> TextRange? {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return nil }
    let start = min(from.offset, to.offset)
    return OffsetRange(UTF16Range(location: start, length: max(from.offset, to.offset) - start))
  }

  func inputPosition(_ position: TextPosition, _ distance: Int) -> TextPosition? {
    guard let position = position as? OffsetPosition else { return nil }
    let (offset, overflows) = position.offset.addingReportingOverflow(distance)
    guard !overflows, (0...editing.text.end.utf16).contains(offset) else { return nil }
    return OffsetPosition(offset)
  }

  func inputOrder(_ position: TextPosition, _ other: TextPosition) -> ComparisonResult {
    let distance = inputDistance(position, other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func inputDistance(_ from: TextPosition, _ to: TextPosition) -> Int {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return 0 }
    return to.offset - from.offset
  }
}
