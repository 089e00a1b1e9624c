import ControlCore
public import Graphics
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
  private func change(_ segment: Int, _ body: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(segment) else { return }
    noteParts([segment])
    body(&segments[segment])
    segmentsChanged()
  }

  private func content(at segment: Int) -> SegmentContent? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  /// Sets the title of a segment, in place of its image; an index that no segment has is ignored
  /// (`UISegmentedControl.setTitle(_:forSegmentAt:)`).
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.face = title.map { .title($0) } }
  }
  /// Returns the title of a segment; nil for one with an image (`UISegmentedControl.titleForSegment(at:)`).
  public final func titleForSegment(at segment: Int) -> String? { content(at: segment)?.title }

  /// Sets the image of a segment, in place of its title; an index that no segment has is ignored
  /// (`UISegmentedControl.setImage(_:forSegmentAt:)`).
  public final func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { $0.face = image.map { .image($0) } }
  }
  /// Returns the image of a segment; nil for one with a title
  /// (`UISegmentedControl.imageForSegment(at:)`).
  public final func imageForSegment(at segment: Int) -> Image? { content(at: segment)?.image }

  /// Sets the width of a segment, in points; 0 lets the control choose it
  /// (`UISegmentedControl.setWidth(_:forSegmentAt:)`).
  ///
  /// A width that is negative or no number is 0.
  public final func setWidth(_ width: Double, forSegmentAt segment: Int) {
    let width = width > 0 && width.isFinite ? width : 0
    if width > 0 { hasWidths = true }
    change(segment) { $0.madeExtras.width = width }
  }
  /// Returns the width of a segment, in points; 0 unless set
  /// (`UISegmentedControl.widthForSegment(at:)`).
  public final func widthForSegment(at segment: Int) -> Double {
    content(at: segment)?.extras?.width ?? 0
  }

  /// Sets how far the content of a segment is moved, in points
  /// (`UISegmentedControl.setContentOffset(_:forSegmentAt:)`).
  public final func setContentOffset(_ offset: Size, forSegmentAt segment: Int) {
    change(segment) { $0.madeExtras.offset = offset }
  }
  /// Returns how far the content of a segment is moved, in points; zero unless set
  /// (`UISegmentedControl.contentOffsetForSegment(at:)`).
  public final func contentOffsetForSegment(at segment: Int) -> Size {
    content(at: segment)?.extras?.offset ?? .zero
  }

  /// Sets whether the user can choose a segment (`UISegmentedControl.setEnabled(_:forSegmentAt:)`).
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can choose a segment; true unless set
  /// (`UISegmentedControl.isEnabledForSegment(at:)`).
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    content(at: segment)?.isEnabled ?? false
  }
}
