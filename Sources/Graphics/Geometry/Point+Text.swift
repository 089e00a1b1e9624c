extension Point {
  /// Returns the transformed point.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Point {
  /// The coordinates, as in `(187, 420.5)`.
  public var description: String { "(\(plain(x)), \(plain(y)))" }
}

extension Size {
  /// The dimensions, as in `100 × 40`.
  public var description: String { "\(plain(width)) × \(plain(height))" }
}

/// Formats a whole number without the fraction that Swift prints for a `Double`.
func plain(_ number: Scalar) -> String {
  guard let whole = Int(exactly: number) else { return "\(number)" }
  return "\(whole)"
}
