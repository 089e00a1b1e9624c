#if UIKit
public import Foundation
import UIKitDialect

extension UIBezierPath {
  /// Sets the lengths of dashes and gaps, and how far into them the line begins; none for a whole
  /// line (`UIBezierPath.setLineDash(_:count:phase:)`).
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dash = (lengths, phase)
  }

  /// Stores the lengths of dashes and gaps, their number, and how far into them the line begins
  /// (`UIBezierPath.getLineDash(_:count:phase:)`).
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  func takeLine(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  /// The part of a path that an archive keeps.
  private struct Archive: Codable {
    var pieces: [CGPath.Piece]
    var lineWidth, miterLimit, flatness: CGFloat
    var cap, join: Int32
    var usesEvenOddFillRule: Bool
    var dashes: [CGFloat]
    var phase: CGFloat
  }

  func archive(in coder: NSCoder) {
    let archive = Archive(
      pieces: path.pieces, lineWidth: lineWidth, miterLimit: miterLimit, flatness: flatness,
      cap: lineCapStyle.rawValue, join: lineJoinStyle.rawValue,
      usesEvenOddFillRule: usesEvenOddFillRule, dashes: dash.lengths, phase: dash.phase)
    guard let data = try? JSONEncoder().encode(archive) else { return }
    coder.encode(data as NSData, forKey: "path")
  }

  func restore(from coder: NSCoder) -> Bool {
    guard coder.containsValue(forKey: "path"),
      let data = coder.decodeObject(of: NSData.self, forKey: "path"),
      let archive = try? JSONDecoder().decode(Archive.self, from: data as Data)
    else { return false }
    path.pieces = archive.pieces
    lineWidth = archive.lineWidth
    miterLimit = archive.miterLimit
    flatness = archive.flatness
    lineCapStyle = CGLineCap(rawValue: archive.cap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: archive.join) ?? .miter
    usesEvenOddFillRule = archive.usesEvenOddFillRule
    dash = (archive.dashes, archive.phase)
    return true
  }
}

extension [CGPath.Piece] {
  /// Each subpath from its end to its start, in the same order of subpaths.
  var reversedSubpaths: [Element] {
    var subpaths: [[Element]] = []
    for piece in self {
      if piece.isMove || subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(piece)
    }
    return subpaths.flatMap { subpath -> [Element] in
      let isClosed = subpath.last == .close
      let pieces = isClosed ? subpath.dropLast() : subpath[...]
      guard let end = pieces.last?.end else { return subpath }
      let starts = pieces.compactMap(\.end)
      var reversed: [Element] = [.move(to: end)]
      for (piece, start) in zip(pieces.dropFirst().reversed(), starts.dropLast().reversed()) {
        switch piece {
        case .quadCurve(_, let control): reversed.append(.quadCurve(to: start, control: control))
        case .curve(_, let control1, let control2):
          reversed.append(.curve(to: start, control1: control2, control2: control1))
        case .move, .line, .close: reversed.append(.line(to: start))
        }
      }
      return reversed + (isClosed ? [.close] : [])
    }
  }
}
#endif
