package import ControlCore
package import Graphics
import ResponderKit

// The looks and the segments in archives.
extension SegmentedControl {
  package final var archivedLooks: [StoredStateValue<SegmentLook>] {
    looks.stored { ($0 as? Style)?.rawValue }.values
  }
  package final func take(_ values: [StoredStateValue<SegmentLook>]) {
    looks.take(values) { _, raw in Style(rawValue: raw) }
  }

  /// A segment as a value for archives.
  package struct StoredSegment: Sendable, Hashable, Codable {
    package var title: String?
    package var image: Image?
    package var isEnabled: Bool?
    package var width: Scalar?
    package var offset: Size?
  }

  /// The segments; the closure of one with an action is left out.
  package final var archivedSegments: [StoredSegment] {
    get {
      segments.map {
        StoredSegment(
          title: $0.title, image: $0.image, isEnabled: $0.isEnabled ? nil : false,
          width: $0.extras.flatMap { $0.width == 0 ? nil : Scalar($0.width) },
          offset: $0.extras?.offset == .zero ? nil : $0.extras?.offset)
      }
    }
    set {
      removeAllSegments()
      for (place, segment) in newValue.enumerated() {
        if let image = segment.image {
          insertSegment(with: image, at: place, animated: false)
        } else {
          insertSegment(withTitle: segment.title, at: place, animated: false)
        }
        if segment.isEnabled == false { setEnabled(false, forSegmentAt: place) }
        if let width = segment.width { setWidth(width, forSegmentAt: place) }
        if let offset = segment.offset { setContentOffset(offset, forSegmentAt: place) }
      }
    }
  }

  /// Indicates whether a segment has an action, which is a closure.
  package final var hasSegmentActions: Bool { segments.contains { $0.extras?.action != nil } }
}
