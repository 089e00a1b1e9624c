/// A name that identifies an item of an interface (`NSUserInterfaceItemIdentifier`).
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
