#if UIKit
public import Foundation
import UIKitDialect

/// A transform of space as a matrix of four rows (`CATransform3D`).
///
/// A point is a row, (x, y, z, 1), which is multiplied by the matrix.
public struct CATransform3D: Sendable, Hashable, Codable {
  /// The first row's first number.
  public var m11: CGFloat
  /// The first row's second number.
  public var m12: CGFloat
  /// The first row's third number.
  public var m13: CGFloat
  /// The first row's fourth number.
  public var m14: CGFloat
  /// The second row's first number.
  public var m21: CGFloat
  /// The second row's second number.
  public var m22: CGFloat
  /// The second row's third number.
  public var m23: CGFloat
  /// The second row's fourth number.
  public var m24: CGFloat
  /// The third row's first number.
  public var m31: CGFloat
  /// The third row's second number.
  public var m32: CGFloat
  /// The third row's third number.
  public var m33: CGFloat
  /// The third row's fourth number: the perspective.
  public var m34: CGFloat
  /// The fourth row's first number: the distance along x.
  public var m41: CGFloat
  /// The fourth row's second number: the distance along y.
  public var m42: CGFloat
  /// The fourth row's third number: the distance along z.
  public var m43: CGFloat
  /// The fourth row's fourth number.
  public var m44: CGFloat

  /// Creates a transform from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix of zeros.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  /// Creates a transform from sixteen numbers, row by row.
  init(rows n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }

  /// The numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  static let identity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// The transform of the plane that this one is for points with z = 0, without the perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns the transform that applies this one first and then the other.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 {
          product[row * 4 + column] += left[row * 4 + index] * right[index * 4 + column]
        }
      }
    }
    return CATransform3D(rows: product)
  }

  /// The inverse; nil for a transform that flattens space.
  var inverse: CATransform3D? {
    // Gauss and Jordan: the same steps that make this the identity make the identity the inverse.
    var left = rows
    var right = Self.identity.rows
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: {
          abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column])
        }), left[pivot * 4 + column] != 0
      else { return nil }
      for index in 0..<4 where pivot != column {
        left.swapAt(pivot * 4 + index, column * 4 + index)
        right.swapAt(pivot * 4 + index, column * 4 + index)
      }
      let value = left[column * 4 + column]
      for index in 0..<4 {
        left[column * 4 + index] /= value
        right[column * 4 + index] /= value
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for index in 0..<4 {
          left[row * 4 + index] -= factor * left[column * 4 + index]
          right[row * 4 + index] -= factor * right[column * 4 + index]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
#endif
