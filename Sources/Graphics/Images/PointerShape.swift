/// The shapes of the pointer: UIKit's `UIPointerShape`.
public enum PointerShape: Sendable, Hashable, Codable {
  /// A rectangle with rounded corners, in the coordinates of the view.
  case roundedRect(Rect, radius: Double)
  /// A vertical bar with a length in points, as over text.
  case verticalBeam(length: Double)
  /// A horizontal bar with a length in points.
  case horizontalBeam(length: Double)
}
