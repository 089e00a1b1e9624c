#if UIKit
public import Foundation

/// The kind of an element of a path (`CGPathElementType`).
public enum CGPathElementType: Int32, Sendable, Hashable {
  /// The start of a subpath: one point.
  case moveToPoint = 0
  /// A straight line: its end.
  case addLineToPoint = 1
  /// A curve with one control point: that point and the end.
  case addQuadCurveToPoint = 2
  /// A curve with two control points: those points and the end.
  case addCurveToPoint = 3
  /// The end of a closed subpath: no points.
  case closeSubpath = 4
}

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` gives it (`CGPathElement`).
public struct CGPathElement {
  /// The kind, which determines the number of points.
  public var type: CGPathElementType
  /// The points, which are there while the element is given: those of control first, then the end.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Takes the elements of a path (`CGPathApplierFunction`).
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a closure with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for piece in pieces {
      var points = piece.controlPointsAndEnd
      // The address of an empty list would be none.
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: piece.type, points: start)
        block(&element)
      }
    }
  }

  /// Calls a function with each element in order, and with the given pointer.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath.Piece {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
#endif
