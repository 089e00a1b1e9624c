public import Graphics

/// The distances of a view from the edges of its superview, and its size, in points or percent.
///
/// The sizes and the distances from left and top are those of real documents, such as
/// `minX="25.00%" width="25.00%" height="100.00%"`; no document with `maxX` or `maxY` was seen.
public struct FrameInset: Sendable {
  /// The element of the insets.
  public let element: InterfaceElement

  /// Reads the element of the insets.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Returns the frame in a superview of a size.
  ///
  /// A percentage is of the superview. A missing edge is at the superview's, and a missing length
  /// is what remains between the edges.
  public func frame(inSuperviewOf size: Size) -> Rect {
    let (x, width) = extent("minX", "maxX", "width", of: size.width)
    let (y, height) = extent("minY", "maxY", "height", of: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func extent(
    _ start: String, _ end: String, _ length: String, of whole: Double
  ) -> (start: Double, length: Double) {
    let (start, end) = (points(start, of: whole), points(end, of: whole))
    guard let length = points(length, of: whole) else {
      return (start ?? 0, max(0, whole - (start ?? 0) - (end ?? 0)))
    }
    return (start ?? end.map { whole - $0 - length } ?? 0, length)
  }

  /// The points of an attribute such as `16` or `25.00%`; nil without a finite number.
  private func points(_ name: String, of whole: Double) -> Double? {
    guard let text = element[name] else { return nil }
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text[...]) else { return nil }
    let points = isShare ? whole * number / 100 : number
    return InterfaceElement.coordinates.contains(points) ? points : nil
  }
}
