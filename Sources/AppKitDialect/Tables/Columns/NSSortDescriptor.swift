/// A key by which rows are sorted, and the direction (Foundation's `NSSortDescriptor`, of which a table needs this much).
public struct NSSortDescriptor: Sendable, Hashable {
  /// The key; nil for the rows themselves (`NSSortDescriptor.key`).
  public var key: String?
  /// A Boolean value that indicates whether the smallest comes first (`NSSortDescriptor.ascending`).
  public var ascending: Bool
  /// The name of the method that compares two values; nil for the usual one.
  public var selectorName: String?

  /// Creates a descriptor (`NSSortDescriptor.init(key:ascending:)`).
  public init(key: String?, ascending: Bool, selectorName: String? = nil) {
    (self.key, self.ascending, self.selectorName) = (key, ascending, selectorName)
  }

  /// The descriptor of the other direction (`NSSortDescriptor.reversedSortDescriptor`).
  public var reversedSortDescriptor: NSSortDescriptor {
    NSSortDescriptor(key: key, ascending: !ascending, selectorName: selectorName)
  }
}
