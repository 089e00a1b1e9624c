#if !UIKit
/// A set of indices in ascending order, kept as ranges: the part of Foundation's `IndexSet` that
/// tables and collections need.
///
/// FoundationEssentials has none. With the trait UIKit, the name is Foundation's own.
public struct IndexSet: Sendable, Hashable {
  private var stored = RangeSet<Int>()

  /// Creates an empty set.
  public init() {}

  /// Creates a set of one index.
  public init(integer: Int) { insert(integer) }

  /// Creates a set of the indices of a range.
  public init(integersIn range: Range<Int>) { stored.insert(contentsOf: range) }

  /// Creates a set of the indices of a closed range.
  public init(integersIn range: ClosedRange<Int>) { self.init(integersIn: Range(range)) }

  /// A Boolean value that indicates whether the set has no index.
  public var isEmpty: Bool { stored.isEmpty }

  /// The number of indices.
  public var count: Int { stored.ranges.reduce(0) { $0 + $1.count } }

  /// Adds the indices of a range.
  public mutating func insert(integersIn range: Range<Int>) { stored.insert(contentsOf: range) }

  /// Removes the indices of a range.
  public mutating func remove(integersIn range: Range<Int>) { stored.remove(contentsOf: range) }
}

extension IndexSet: BidirectionalCollection {
  /// The position of an index in the set.
  public struct Index: Comparable, Sendable {
    fileprivate var range: Int
    fileprivate var value: Int

    /// Returns whether the left position is before the right one.
    public static func < (left: Index, right: Index) -> Bool {
      (left.range, left.value) < (right.range, right.value)
    }
  }

  /// The position of the lowest index.
  public var startIndex: Index { Index(range: 0, value: stored.ranges.first?.lowerBound ?? 0) }
  /// The position after the highest index.
  public var endIndex: Index { Index(range: stored.ranges.count, value: 0) }

  /// The index at a position.
  public subscript(position: Index) -> Int { position.value }

  /// Returns the position after another one.
  public func index(after position: Index) -> Index {
    let ranges = stored.ranges
    if position.value + 1 < ranges[position.range].upperBound {
      return Index(range: position.range, value: position.value + 1)
    }
    let next = position.range + 1
    return next < ranges.count ? Index(range: next, value: ranges[next].lowerBound) : endIndex
  }

  /// Returns the position before another one.
  public func index(before position: Index) -> Index {
    let ranges = stored.ranges
    if position.range < ranges.count, position.value > ranges[position.range].lowerBound {
      return Index(range: position.range, value: position.value - 1)
    }
    let former = position.range - 1
    return Index(range: former, value: ranges[former].upperBound - 1)
  }
}

extension IndexSet: SetAlgebra {
  /// Returns whether the set has an index.
  public func contains(_ integer: Int) -> Bool { stored.contains(integer) }

  /// Adds an index; returns whether it is new.
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isNew = !stored.contains(integer)
    if isNew { stored.insert(contentsOf: integer..<integer + 1) }
    return (isNew, integer)
  }

  /// Adds an index; returns it if the set had it.
  @discardableResult
  public mutating func update(with integer: Int) -> Int? {
    insert(integer).inserted ? nil : integer
  }

  /// Removes an index; returns it if the set had it.
  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    guard stored.contains(integer) else { return nil }
    stored.remove(contentsOf: integer..<integer + 1)
    return integer
  }

  /// Returns the indices of both sets.
  public func union(_ other: IndexSet) -> IndexSet { IndexSet(stored.union(other.stored)) }
  /// Returns the indices that both sets have.
  public func intersection(_ other: IndexSet) -> IndexSet {
    IndexSet(stored.intersection(other.stored))
  }
  /// Returns the indices that one of the sets has.
  public func symmetricDifference(_ other: IndexSet) -> IndexSet {
    IndexSet(stored.symmetricDifference(other.stored))
  }
  /// Adds the indices of another set.
  public mutating func formUnion(_ other: IndexSet) { stored.formUnion(other.stored) }
  /// Removes the indices that another set lacks.
  public mutating func formIntersection(_ other: IndexSet) { stored.formIntersection(other.stored) }
  /// Keeps the indices that one of the sets has.
  public mutating func formSymmetricDifference(_ other: IndexSet) {
    stored.formSymmetricDifference(other.stored)
  }

  private init(_ set: RangeSet<Int>) { stored = set }
}
#endif
