#if UIKit
public import Foundation
public import UIKitDialect

extension CGPath {
  /// Returns the outline of the path as a line of a width: what the stroked path covers, by the
  /// winding rule.
  ///
  /// The outline is that of each line and corner by itself, with curves as 32 lines; Core Graphics
  /// joins them.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = PathStroke(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    var pieces: [Piece] = []
    for line in polylines { pieces += stroke.pieces(of: line) }
    return CGPath(pieces: pieces.map { $0.applying(transform) })
  }

  /// Returns the path as dashes of the given lengths, one after the other, with gaps of every
  /// second length between them; curves become 32 lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(pieces: pieces.map { $0.applying(transform) })
    }
    let pieces = polylines.flatMap { PathDashes(phase: phase, lengths: lengths).pieces(of: $0) }
    return CGPath(pieces: pieces.map { $0.applying(transform) })
  }

  /// The subpaths as lines.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    var line: Polyline?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .move(let point):
        if let line { lines.append(line) }
        line = Polyline(points: [point])
      case .close:
        line?.isClosed = true
        if let line { lines.append(line) }
        line = nil
      case .line, .quadCurve, .curve:
        var points = piece.controlPointsAndEnd
        let end = points.removeLast()
        let start = line?.points.last ?? Array(pieces[..<index]).endOfLast ?? end
        let segment = PathSegment(start: start, controls: points, end: end)
        line = line ?? Polyline(points: [start])
        line?.points += segment.flattened
      }
    }
    if let line { lines.append(line) }
    return lines
  }
}

/// Lines one after the other.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The points without repetitions, the first one again at the end of a closed line.
  var corners: [CGPoint] {
    var corners: [CGPoint] = []
    for point in points + (isClosed ? points.prefix(1) : []) where corners.last != point {
      corners.append(point)
    }
    return corners
  }
}
#endif
