/// A transform of the plane that keeps parallel lines parallel.
///
/// A point (x, y) becomes (ax + cy + tx, bx + dy + ty), as in Core Graphics' `CGAffineTransform`.
public struct AffineTransform: Sendable, Hashable, Codable {
  /// The factor of x in the new x.
  public var a: Scalar
  /// The factor of x in the new y.
  public var b: Scalar
  /// The factor of y in the new x.
  public var c: Scalar
  /// The factor of y in the new y.
  public var d: Scalar
  /// The distance moved along x.
  public var tx: Scalar
  /// The distance moved along y.
  public var ty: Scalar

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six numbers.
  public init(a: Scalar, b: Scalar, c: Scalar, d: Scalar, tx: Scalar, ty: Scalar) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation.
  public init(translationX x: Scalar, y: Scalar) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling.
  public init(scaleX x: Scalar, y: Scalar) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one first and then the other.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A Boolean value that indicates whether the transform has an inverse: it does not flatten the
  /// plane.
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  private var determinant: Scalar { a * d - b * c }

  /// Returns the inverse of the transform, or the transform itself when it has none.
  ///
  /// A transform that flattens the plane has no inverse; Core Graphics returns it unchanged too.
  public func inverted() -> AffineTransform {
    guard isInvertible else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
