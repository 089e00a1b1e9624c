#if UIKit
public import Foundation
public import Graphics
public import UIKitDialect

// Foundation's initializers on Linux: `NSValue(point:)`, `size:`, `rect:` and `edgeInsets:`.
extension NSValue {
  /// Creates the object of a point (`NSValue.init(cgPoint:)`).
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates the object of a size (`NSValue.init(cgSize:)`).
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates the object of a rectangle (`NSValue.init(cgRect:)`).
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates the object of a vector (`NSValue.init(cgVector:)`).
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }
  /// Creates the object of a transform (`NSValue.init(cgAffineTransform:)`).
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let (a, b, c) = (Double(transform.a), Double(transform.b), Double(transform.c))
    self.init(
      numbers: [a, b, c, Double(transform.d), Double(transform.tx), Double(transform.ty)])
  }
  /// Creates the object of insets (`NSValue.init(uiEdgeInsets:)`).
  public convenience init(uiEdgeInsets insets: EdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Creates the object of insets by reading direction (`NSValue.init(directionalEdgeInsets:)`).
  public convenience init(directionalEdgeInsets insets: DirectionalEdgeInsets) {
    self.init(
      numbers: [
        Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing),
      ])
  }
  /// Creates the object of an offset (`NSValue.init(uiOffset:)`).
  public convenience init(uiOffset insets: Offset) {
    self.init(numbers: [Double(insets.horizontal), Double(insets.vertical)])
  }

  /// The point of an object that has one (`NSValue.cgPointValue`).
  public var cgPointValue: CGPoint { pointValue }
  /// The size of an object that has one (`NSValue.cgSizeValue`).
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of an object that has one (`NSValue.cgRectValue`).
  public var cgRectValue: CGRect { rectValue }
  /// The vector of an object that has one (`NSValue.cgVectorValue`).
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// The transform of an object that has one (`NSValue.cgAffineTransformValue`).
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6).map { CGFloat($0) }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// The insets of an object that has some (`NSValue.uiEdgeInsetsValue`).
  public var uiEdgeInsetsValue: EdgeInsets {
    let insets = edgeInsetsValue
    return EdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The insets by reading direction of an object that has some
  /// (`NSValue.directionalEdgeInsetsValue`).
  public var directionalEdgeInsetsValue: DirectionalEdgeInsets {
    let numbers = numbers(4).map { CGFloat($0) }
    return DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// The offset of an object that has one (`NSValue.uiOffsetValue`).
  public var uiOffsetValue: Offset {
    let numbers = numbers(2).map { CGFloat($0) }
    return Offset(horizontal: numbers[0], vertical: numbers[1])
  }
}
#endif
