public import Graphics

/// The order in which a reader visits sibling elements on a screen.
///
/// This is AccessibilitySnapshot's model: from top to bottom, and from the leading edge among
/// elements at about the same height. The threshold for the same height comes from experiments.
public struct ReadingOrder: Sendable, Hashable {
  /// The algorithms that compare positions.
  public enum Algorithm: String, Sendable, Hashable, Codable, CaseIterable {
    /// Rows: a position joins the row of the one above it unless it is lower by the threshold.
    case rows
    /// Pairs, sorted by insertion; the comparison is not transitive, so the original order matters.
    case pairwise
  }

  /// The algorithm that compares positions; by rows unless set.
  public var algorithm: Algorithm
  /// The vertical distance, in points, from which a position counts as lower.
  public var threshold: Double
  /// The direction of the layout, which decides which edge is leading.
  public var direction: LayoutDirection

  /// The threshold on phones, 8 points.
  public static let phoneThreshold = 8.0
  /// The threshold on all other devices, 13 points.
  public static let padThreshold = 13.0

  /// Creates an order, by default by rows for a phone, from left to right.
  public init(
    algorithm: Algorithm = .rows, threshold: Double = Self.phoneThreshold,
    direction: LayoutDirection = .leftToRight
  ) {
    self.algorithm = algorithm
    self.threshold = threshold
    self.direction = direction
  }

  /// Returns the indices of the frames in reading order.
  public func sorted(_ frames: [Rect]) -> [Int] {
    let places = frames.map { Point(x: finite($0.minX), y: finite($0.minY)) }
    return algorithm == .rows ? inRows(places) : inPairs(places)
  }

  private func inRows(_ places: [Point]) -> [Int] {
    let byHeight = places.indices.sorted {
      (places[$0].y, $0) < (places[$1].y, $1)
    }
    var rows: [[Int]] = []
    var last: Double?
    for index in byHeight {
      if let last, places[index].y - last < threshold {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
      last = places[index].y
    }
    return rows.flatMap { row in
      row.sorted { (side(places[$0]), places[$0].y, $0) < (side(places[$1]), places[$1].y, $1) }
    }
  }

  private func inPairs(_ places: [Point]) -> [Int] {
    var order: [Int] = []
    for index in places.indices {
      let position = order.lastIndex { !isBefore(places[index], places[$0]) }
      order.insert(index, at: position.map { $0 + 1 } ?? 0)
    }
    return order
  }

  private func isBefore(_ a: Point, _ b: Point) -> Bool {
    abs(a.y - b.y) >= threshold ? a.y < b.y : side(a) < side(b)
  }

  /// The distance from the leading edge; both directions measure the frame's left edge.
  private func side(_ place: Point) -> Double {
    direction == .leftToRight ? place.x : -place.x
  }

  /// A coordinate that is not finite counts as 0.
  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
