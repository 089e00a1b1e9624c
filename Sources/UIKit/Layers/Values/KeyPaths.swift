#if UIKit
import Foundation
import UIKitDialect

/// Returns the part of a structure that a key path such as `size.width` names; nil for none.
func partOfValue(_ path: String, of value: Any?) -> Any? {
  switch value {
  case let point as CGPoint:
    return path == "x" ? point.x : path == "y" ? point.y : nil
  case let size as CGSize:
    return path == "width" ? size.width : path == "height" ? size.height : nil
  case let rect as CGRect:
    let words = path.split(separator: ".", maxSplits: 1).map { String($0) }
    let inner: Any? = words[0] == "origin" ? rect.origin : words[0] == "size" ? rect.size : nil
    return words.count == 1 ? inner : partOfValue(words[1], of: inner)
  case let transform as CATransform3D: return TransformParts(transform).value(path)
  case let layer as CALayer: return layer.value(forKeyPath: path)
  case let animation as CAAnimation: return animation.value(forKeyPath: path)
  default: return nil
  }
}

/// Returns a structure with another value of the part that a key path names; nil if it has none.
func replacingPart(_ path: String, of value: Any?, with part: Any?) -> Any? {
  switch value {
  case var point as CGPoint:
    guard path == "x" || path == "y" else { return nil }
    if path == "x" { point.x = keyedNumber(part) ?? 0 } else { point.y = keyedNumber(part) ?? 0 }
    return point
  case var size as CGSize:
    guard path == "width" || path == "height" else { return nil }
    if path == "width" {
      size.width = keyedNumber(part) ?? 0
    } else {
      size.height = keyedNumber(part) ?? 0
    }
    return size
  case var rect as CGRect:
    let words = path.split(separator: ".", maxSplits: 1).map { String($0) }
    let inner: Any = words[0] == "origin" ? rect.origin : rect.size
    let new = words.count == 1 ? part : replacingPart(words[1], of: inner, with: part)
    switch words[0] {
    case "origin": rect.origin = keyed(new, as: CGPoint.self) ?? .zero
    case "size": rect.size = keyed(new, as: CGSize.self) ?? .zero
    default: return nil
    }
    return rect
  case let transform as CATransform3D:
    var parts = TransformParts(transform)
    return parts.set(path, to: part) ? parts.transform : nil
  default: return nil
  }
}
#endif
