import ControlValues
package import Graphics
package import ResponderKit

extension NSSegmentedControl {
  /// Returns the place of a segment, in the coordinates of the control.
  package final func frame(ofSegment segment: Int) -> Rect {
    let widths = widths
    let start = widths[..<segment].reduce(0, +)
    return Rect(
      x: bounds.minX + start, y: bounds.minY, width: widths[segment], height: bounds.height)
  }

  /// Returns the enabled segment at a point; nil for none.
  final func segment(at point: Point) -> Int? {
    guard bounds.contains(point), let cell = segmentedCell else { return nil }
    var end = bounds.minX
    for (segment, width) in widths.enumerated() {
      end += width
      if point.x < end { return cell.segments[segment].isEnabled ? segment : nil }
    }
    return nil
  }

  private var widths: [Double] {
    let segments = segmentedCell?.segments ?? []
    let contents = segments.map { NSNaturalSize.width(of: $0, font: font) }
    return SegmentWidths(
      fixed: segments.map(\.width),
      contents: segmentDistribution == .fillEqually ? nil : contents
    ).filling(Double(bounds.width))
  }
}

extension NSSegmentedControl: PartedView {
  package final var parts: [Responder] { segmentedCell?.segments ?? [] }
  package final func frame(ofPart part: Responder) -> Rect? {
    segmentedCell?.segments.firstIndex { $0 === part }.map { frame(ofSegment: $0) }
  }
}
