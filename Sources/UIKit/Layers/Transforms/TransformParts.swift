#if UIKit
import Foundation

/// The parts of a transform that key paths such as `transform.rotation.z` name: it scales, then
/// rotates about x, y and z, then moves.
struct TransformParts {
  var scale = [CGFloat](repeating: 1, count: 3)
  var rotation = [CGFloat](repeating: 0, count: 3)
  var translation = [CGFloat](repeating: 0, count: 3)
  /// The rest of the matrix.
  var perspective: [CGFloat] = [0, 0, 0, 1]

  init(_ transform: CATransform3D) {
    var rows = [
      [transform.m11, transform.m12, transform.m13], [transform.m21, transform.m22, transform.m23],
      [transform.m31, transform.m32, transform.m33],
    ]
    translation = [transform.m41, transform.m42, transform.m43]
    perspective = [transform.m14, transform.m24, transform.m34, transform.m44]
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    let determinant =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if determinant < 0 {
      // A reflection: along the one axis that is turned back, otherwise along x.
      let turned = (0..<3).first { rows[$0][$0] < 0 } ?? 0
      scale[turned] = -scale[turned]
    }
    for index in 0..<3 where scale[index] != 0 {
      rows[index] = rows[index].map { $0 / scale[index] }
    }
    let y = asin(max(-1, min(1, -rows[0][2])))
    if abs(rows[0][2]) < 1 - 1e-12 {
      rotation = [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
    } else {
      rotation = [0, y, atan2(-rows[1][0], rows[1][1])]
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
      .concatenating(CATransform3DMakeRotation(rotation[0], 1, 0, 0))
      .concatenating(CATransform3DMakeRotation(rotation[1], 0, 1, 0))
      .concatenating(CATransform3DMakeRotation(rotation[2], 0, 0, 1))
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    (result.m14, result.m24, result.m34) = (perspective[0], perspective[1], perspective[2])
    result.m44 = perspective[3]
    return result
  }

  /// Returns the part that a name such as `rotation.z` stands for; nil for another name.
  func value(_ name: String) -> Any? {
    switch name {
    // The mean of the three, and the rotation in the plane.
    case "scale": return scale.reduce(0, +) / 3
    case "rotation": return rotation[2]
    case "translation": return CGSize(width: translation[0], height: translation[1])
    default:
      guard let (path, axis) = Self.place(name) else { return nil }
      return self[keyPath: path][axis]
    }
  }

  /// Changes the part that a name stands for; returns whether there is one.
  mutating func set(_ name: String, to value: Any?) -> Bool {
    switch name {
    case "scale": scale = Array(repeating: keyedNumber(value) ?? 0, count: 3)
    case "rotation": rotation[2] = keyedNumber(value) ?? 0
    case "translation":
      let size = (value as? CGSize) ?? (value as? NSValue)?.sizeValue
      let point = size.map { CGPoint(x: $0.width, y: $0.height) } ?? value as? CGPoint ?? .zero
      (translation[0], translation[1]) = (point.x, point.y)
    default:
      guard let (path, axis) = Self.place(name) else { return false }
      self[keyPath: path][axis] = keyedNumber(value) ?? 0
    }
    return true
  }

  private static func place(_ name: String) -> (WritableKeyPath<Self, [CGFloat]>, Int)? {
    let words = name.split(separator: ".")
    guard words.count == 2, let axis = ["x", "y", "z"].firstIndex(of: words[1]) else { return nil }
    switch words[0] {
    case "scale": return (\.scale, axis)
    case "rotation": return (\.rotation, axis)
    case "translation": return (\.translation, axis)
    default: return nil
    }
  }
}
#endif
