#if UIKit
import Foundation
import Testing
import UIKit

struct GeometryObjectTests {
  private let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `a value object gives back what it was made of`() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let vector = CGVector(dx: 5, dy: -6)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: edges).directionalEdgeInsetsValue == edges)
  }

  @Test func `value objects are equal if their values are`() {
    #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
    #expect(NSValue(cgAffineTransform: transform) != NSValue(cgAffineTransform: .identity))
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test func `an object of another type gives zeros`() {
    #expect(NSValue(cgRect: rect).cgAffineTransformValue == CGAffineTransform())
  }

  @Test func `a value object casts to its structure and back`() {
    let info: [AnyHashable: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: CGPoint(x: 1, y: 2)),
    ]
    #expect(info["rect"] as? CGRect == rect)
    #expect(info["rect"] as? CGPoint == nil)
    #expect(info["point"] as? CGPoint == CGPoint(x: 1, y: 2))
    let size: Any = CGSize(width: 1, height: 2)
    #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 1, height: 2))
  }

  @Test func `geometry is written as text and read back`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6.5]")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == rect)
    #expect(NSCoder.cgRect(for: "nonsense") == .zero)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let size = CGSize(width: 3, height: 4)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
  }

  @Test func `the functions from before Swift 4 write and read the same`() {
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
    #expect(CGSizeFromString(NSStringFromCGSize(rect.size)) == rect.size)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(CGVectorFromString(NSStringFromCGVector(vector)) == vector)
    let text = NSStringFromCGAffineTransform(transform)
    #expect(CGAffineTransformFromString(text) == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(UIOffsetFromString(NSStringFromUIOffset(offset)) == offset)
  }

  @Test func `geometry is archived`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(offset, forKey: "offset")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeCGSize(forKey: "size") == rect.size)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeUIOffset(forKey: "offset") == offset)
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
  }
}
#endif
