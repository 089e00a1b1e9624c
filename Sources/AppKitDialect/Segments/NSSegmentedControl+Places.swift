import ControlValues
package import Graphics
package import ResponderKit

extension NSSegmentedControl {
  /// Returns the place of a segment, in the coordinates of the control.
  package final func frame(ofSegment segment: Int) -> Rect { frames[segment] }

  /// The places of all segments, which are measured anew for other contents or bounds.
  private var frames: [Rect] {
    guard let cell = segmentedCell else { return [] }
    if let known = cell.knownFrames, known.bounds == bounds,
      known.distribution == segmentDistribution
    {
      return known.frames
    }
    var x = bounds.minX
    let frames = widths.map { width in
      defer { x += width }
      return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    cell.knownFrames = (bounds, segmentDistribution, frames)
    return frames
  }

  /// Returns the enabled segment at a point; nil for none.
  final func segment(at point: Point) -> Int? {
    guard bounds.contains(point), let cell = segmentedCell else { return nil }
    let found = frames.firstIndex { $0.contains(point) }
    return found.flatMap { cell.segments[$0].isEnabled ? $0 : nil }
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
  package final var unselectedParts: [Responder] {
    parts.enumerated().filter { !isSelected(forSegment: $0.offset) }.map(\.element)
  }
}
