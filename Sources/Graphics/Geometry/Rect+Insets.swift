extension Rect {
  /// The center point.
  public var center: Point { Point(x: midX, y: midY) }

  /// Returns the rectangle with each edge moved inward by its inset, outward if that is negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    if isNull { return .null }
    let wide = width - insets.left - insets.right
    let high = height - insets.top - insets.bottom
    guard wide >= 0, high >= 0 else { return .null }
    return Rect(x: minX + insets.left, y: minY + insets.top, width: wide, height: high)
  }

  /// Returns the smallest rectangle that contains the four transformed corners.
  public func applying(_ transform: AffineTransform) -> Rect {
    if isNull { return .null }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY),
      Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) { box, corner in
      box.union(Rect(origin: corner, size: .zero))
    }
  }
}

extension Rect {
  /// The origin and the size, as in `(10, 20) 100 × 40`.
  public var description: String { isNull ? "nowhere" : "\(origin) \(size)" }
}
