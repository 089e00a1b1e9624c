import Graphics

/// Rectangles by the squares that they are in, so that those near a point are found at once.
struct RectGrid {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private static let side: Scalar = 32
  /// The rectangles of a square that are kept, and the squares of a rectangle.
  private static let limits = (rectangles: 64, squares: 4096)

  private let bounds: Rect
  private var squares: [Square: [Rect]] = [:]

  /// Creates a grid over a part of the plane; what is outside of it counts as at its edge.
  init(_ bounds: Rect) { self.bounds = bounds }

  /// Adds a rectangle; one of a screen's size is in all squares of the screen.
  mutating func add(_ rect: Rect) {
    let range = range(of: rect)
    guard range.columns.count * range.rows.count <= Self.limits.squares else { return }
    for column in range.columns {
      for row in range.rows {
        var kept = squares[Square(column: column, row: row)] ?? []
        guard kept.count < Self.limits.rectangles else { continue }
        kept.append(rect)
        squares[Square(column: column, row: row)] = kept
      }
    }
  }

  /// Calls a closure with each rectangle that touches another one, once.
  func visit(_ rect: Rect, _ body: (Rect) -> Void) {
    let range = range(of: rect)
    for column in range.columns {
      for row in range.rows {
        for found in squares[Square(column: column, row: row)] ?? [] {
          // A rectangle of several squares is seen in the first one that both are in.
          let first = self.range(of: found)
          guard max(first.columns.lowerBound, range.columns.lowerBound) == column,
            max(first.rows.lowerBound, range.rows.lowerBound) == row
          else { continue }
          body(found)
        }
      }
    }
  }

  private func range(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func square(_ value: Scalar, _ low: Scalar, _ high: Scalar) -> Int {
      Int((min(max(value, low), high) / Self.side).rounded(.down))
    }
    let left = square(rect.minX, bounds.minX, bounds.maxX)
    let top = square(rect.minY, bounds.minY, bounds.maxY)
    return (
      left...max(left, square(rect.maxX, bounds.minX, bounds.maxX)),
      top...max(top, square(rect.maxY, bounds.minY, bounds.maxY))
    )
  }
}
