import ControlCore
package import Graphics
import ResponderKit

extension SegmentedControl {
  final func append(_ item: Any) {
    switch item {
    case let title as String: insert(SegmentContent(title: title), at: segments.count)
    case let image as Image: insert(SegmentContent(image: image), at: segments.count)
    case let action as Action:
      insertSegment(action: action, at: segments.count, animated: false)
    default:
      preconditionFailure(
        "SegmentedControl(items:) takes titles, images and actions: \(type(of: item))")
    }
  }

  final func insert(_ content: SegmentContent, at segment: Int) {
    noteAllParts()
    let index = min(max(segment, 0), segments.count)
    segments.insert(content, at: index)
    storedParts?.insert(ControlPart(index, of: self), at: index)
    renumberParts(from: index)
    if selection >= index { selection += 1 }
    segmentsChanged()
  }

  final func remove(at segment: Int) {
    guard segments.indices.contains(segment) else { return }
    noteAllParts()
    segments.remove(at: segment)
    storedParts?.remove(at: segment)
    renumberParts(from: segment)
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
    segmentsChanged()
  }

  final func noteAllParts() { noteParts(segments.indices) }

  private func renumberParts(from index: Int) {
    guard let parts = storedParts else { return }
    for number in parts.indices.dropFirst(index) { parts[number].number = number }
  }

  final func segmentsChanged() {
    knownRects = nil
    AccessibilityChanges.note()
    invalidateIntrinsicContentSize()
  }

  /// Adds a segment of a document.
  package final func decode(
    title: String?, image: Image?, isEnabled: Bool, width: Double, offset: Size?
  ) {
    var content = image.map { SegmentContent(image: $0) } ?? SegmentContent(title: title)
    content.isEnabled = isEnabled
    if width > 0 {
      content.madeExtras.width = width
      hasWidths = true
    }
    if let offset { content.madeExtras.offset = offset }
    segments.append(content)
  }

  /// Changes a segment; does nothing for an index that no segment has.
  final func change(_ segment: Int, _ body: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(segment) else { return }
    noteParts([segment])
    body(&segments[segment])
    segmentsChanged()
  }

  final func content(at segment: Int) -> SegmentContent? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }
}
