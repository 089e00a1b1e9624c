#if UIKit
public import Foundation
public import Graphics
public import UIKitDialect

// Geometry in property lists and archives: UIKit writes it as text, with braces.
extension NSCoder {
  /// Returns a point as text, as in `{1, 2}` (`NSCoder.string(for:)`).
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  /// Returns a vector as text, as in `{1, 2}` (`NSCoder.string(for:)`).
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  /// Returns a size as text, as in `{1, 2}` (`NSCoder.string(for:)`).
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  /// Returns a rectangle as text, as in `{{1, 2}, {3, 4}}` (`NSCoder.string(for:)`).
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a transform as text, as in `[1, 0, 0, 1, 0, 0]` (`NSCoder.string(for:)`).
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + list([t.a, t.b, t.c, t.d, t.tx, t.ty]) + "]"
  }
  /// Returns insets as text: top, left, bottom and right (`NSCoder.string(for:)`).
  public class func string(for insets: EdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns an offset as text, as in `{1, 2}` (`NSCoder.string(for:)`).
  public class func string(for offset: Offset) -> String {
    braced([offset.horizontal, offset.vertical])
  }

  /// Reads a point from text; the origin from text that is none (`NSCoder.cgPoint(for:)`).
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Reads a vector from text; that without a length from text that is none
  /// (`NSCoder.cgVector(for:)`).
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Reads a size from text; zero from text that is none (`NSCoder.cgSize(for:)`).
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Reads a rectangle from text; zero from text that is none (`NSCoder.cgRect(for:)`).
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Reads a transform from text; the one that changes nothing from text that is none
  /// (`NSCoder.cgAffineTransform(for:)`).
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Reads insets from text; zero from text that is none (`NSCoder.uiEdgeInsets(for:)`).
  public class func uiEdgeInsets(for string: String) -> EdgeInsets {
    numbers(4, in: string).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Reads an offset from text; zero from text that is none (`NSCoder.uiOffset(for:)`).
  public class func uiOffset(for string: String) -> Offset {
    numbers(2, in: string).map { Offset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func list(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }.joined(separator: ", ")
  }
  private class func braced(_ numbers: [CGFloat]) -> String { "{" + list(numbers) + "}" }

  private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

// Foundation writes points, sizes and rectangles.
extension NSCoder {
  /// Writes a vector into an archive (`NSCoder.encode(_:forKey:)`).
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }
  /// Writes a transform into an archive (`NSCoder.encode(_:forKey:)`).
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }
  /// Writes insets into an archive (`NSCoder.encode(_:forKey:)`).
  public func encode(_ insets: EdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Writes an offset into an archive (`NSCoder.encode(_:forKey:)`).
  public func encode(_ offset: Offset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  /// Reads a point from an archive; the origin without one (`NSCoder.decodeCGPoint(forKey:)`).
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Reads a size from an archive; zero without one (`NSCoder.decodeCGSize(forKey:)`).
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Reads a rectangle from an archive; zero without one (`NSCoder.decodeCGRect(forKey:)`).
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// Reads a vector from an archive; that without a length if there is none
  /// (`NSCoder.decodeCGVector(forKey:)`).
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  /// Reads a transform from an archive; the one that changes nothing without one
  /// (`NSCoder.decodeCGAffineTransform(forKey:)`).
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }
  /// Reads insets from an archive; zero without them (`NSCoder.decodeUIEdgeInsets(forKey:)`).
  public func decodeUIEdgeInsets(forKey key: String) -> EdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }
  /// Reads an offset from an archive; zero without one (`NSCoder.decodeUIOffset(forKey:)`).
  public func decodeUIOffset(forKey key: String) -> Offset { Self.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String($0) } ?? ""
  }
}
#endif
