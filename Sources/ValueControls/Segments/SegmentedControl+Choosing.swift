import Accessibility
import ControlCore
import ControlValues
package import Graphics
import ResponderKit

extension SegmentedControl {
  final func select(_ segment: Int) {
    guard segment == Self.noSegment || segments.indices.contains(segment), segment != selection
    else { return }
    noteParts([selection, segment])
    selection = segment
    AccessibilityChanges.note()
  }

  /// Returns the enabled segment at a point.
  final func segment(at point: Point) -> Int? {
    segments.indices.first { segments[$0].isEnabled && rect(ofPart: $0).contains(point) }
  }

  /// Returns the rectangle of a segment, in the coordinates of the control.
  package final func rect(ofSegment segment: Int) -> Rect { rect(ofPart: segment) }

  // MARK: Geometry

  /// The widths that Apple does not document: room beside a title, and the height of all segments.
  private static let padding = 24.0
  private static let height = 32.0

  private func contentWidth(_ segment: SegmentContent) -> Double {
    switch segment.face {
    case .title(let title):
      textMeasurer.size(of: AttributedText(title), font: .system(ofSize: 13), width: nil, lines: 1)
        .width
    case .image(let image): image.size(applying: nil).width
    case nil: 0
    }
  }

  final var naturalSize: Size {
    let widths = segments.map { segment in
      (segment.extras?.width).flatMap { $0 > 0 ? $0 : nil } ?? contentWidth(segment) + Self.padding
    }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(segments.count)
    return Size(width: width, height: Self.height)
  }

  /// The rectangles of the segments, which fill the bounds: segments with a width have it, and the
  /// others share the rest, equally or as their contents need it.
  private func segmentRects(isRightToLeft: Bool) -> [Rect] {
    if let known = knownRects, known.bounds == bounds, known.isRightToLeft == isRightToLeft {
      return known.rects
    }
    let widths = SegmentWidths(
      fixed: segments.map { $0.extras?.width ?? 0 },
      contents: apportionsSegmentWidthsByContent
        ? segments.map { contentWidth($0) + Self.padding } : nil)
    var place = 0.0
    let rects = widths.filling(bounds.width).map { width in
      defer { place += width }
      let x = isRightToLeft ? bounds.maxX - place - width : bounds.minX + place
      return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    knownRects = (bounds, isRightToLeft, rects)
    return rects
  }
}

extension SegmentedControl: PartedControl {
  final func speech(ofPart number: Int) -> PartSpeech {
    guard segments.indices.contains(number) else { return PartSpeech(traits: .none) }
    var traits: AccessibilityTraits = .button
    if number == selection, !isMomentary { traits.insert(.selected) }
    if !isEnabled || !segments[number].isEnabled { traits.insert(.notEnabled) }
    if let title = segments[number].title, !title.isEmpty {
      return PartSpeech(label: title, labelSource: .title, traits: traits)
    }
    return PartSpeech(
      label: segments[number].image?.accessibilityLabel, labelSource: .image, traits: traits)
  }

  final func rect(ofPart number: Int) -> Rect {
    guard segments.indices.contains(number) else { return .zero }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Segments of one width, as most are, need no list.
    guard !hasWidths, !apportionsSegmentWidthsByContent else {
      return segmentRects(isRightToLeft: isRightToLeft)[number]
    }
    let width = bounds.width / Double(segments.count)
    let place = isRightToLeft ? segments.count - 1 - number : number
    return Rect(
      x: bounds.minX + width * Double(place), y: bounds.minY, width: width, height: bounds.height)
  }

  final func position(ofPart number: Int) -> ContainerPosition? {
    .series(number + 1, of: segments.count)
  }

  final func name(ofPart number: Int) -> String { "segment \(number + 1)" }
}
