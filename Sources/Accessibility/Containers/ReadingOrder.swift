public import Graphics

/// The order in which a reader goes through what stands beside each other on a screen.
///
/// AccessibilitySnapshot's model: from top to bottom, and from the leading edge among what is about
/// as high. Which is about as high was found by experiment.
public struct ReadingOrder: Sendable, Hashable {
  /// How places are compared.
  public enum Algorithm: String, Sendable, Hashable, Codable, CaseIterable {
    /// Rows: each place belongs to the row of the one above it unless it is lower by the threshold.
    case rows
    /// Two at a time, sorted by insertion; as the comparison is not transitive the order that they
    /// had matters.
    case pairwise
  }

  /// How places are compared; by rows unless set.
  public var algorithm: Algorithm
  /// How much lower, in points, a place has to be to count as lower.
  public var threshold: Double
  /// Which edge is leading.
  public var direction: LayoutDirection

  /// The threshold of telephones, 8 points.
  public static let phoneThreshold = 8.0
  /// The threshold of everything else, 13 points.
  public static let padThreshold = 13.0

  /// Creates an order by rows for a telephone, from left to right, unless said.
  public init(
    algorithm: Algorithm = .rows, threshold: Double = Self.phoneThreshold,
    direction: LayoutDirection = .leftToRight
  ) {
    self.algorithm = algorithm
    self.threshold = threshold
    self.direction = direction
  }

  /// Returns the numbers of the frames in the order in which they are read.
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

  /// The distance from the leading edge; the origin counts in both directions.
  private func side(_ place: Point) -> Double {
    direction == .leftToRight ? place.x : -place.x
  }

  /// A place that is nowhere counts as the origin.
  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
