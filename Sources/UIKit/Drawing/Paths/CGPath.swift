#if UIKit
public import Foundation
public import UIKitDialect

/// An outline of lines and curves (`CGPath`): geometry that can be read, measured and asked for the
/// points inside it.
///
/// Two paths are equal if their elements are. A path that is not a ``CGMutablePath`` never changes.
public class CGPath: Hashable {
  typealias Piece = BezierPath.Element

  /// The elements in order.
  final var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates the outline of a rectangle, which a transform may change.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    pieces = CGPath.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates an ellipse that fills a rectangle, which a transform may change.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    pieces = CGPath.ellipse(in: rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates a rectangle with round corners, which a transform may change.
  ///
  /// A corner is at most half as wide and as high as the rectangle; Core Graphics traps where it
  /// would be larger.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    pieces = CGPath.roundedRectangle(rect, corner: corner)
      .map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Returns a path with the same elements that never changes.
  public func copy() -> CGPath? { CGPath(pieces: pieces) }

  /// Returns the transformed path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(pieces: pieces.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Returns a path with the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }

  /// Returns the transformed path, which can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(pieces: pieces.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The point at which the last element ends: the start of its subpath if that was closed, zero
  /// without elements.
  public var currentPoint: CGPoint { pieces.endOfLast ?? .zero }

  /// Returns a Boolean value that indicates whether the elements have the same kinds and points in
  /// the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.pieces == right.pieces }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}
#endif
