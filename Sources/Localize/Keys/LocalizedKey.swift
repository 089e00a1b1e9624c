/// A key of a string table with the types of its arguments, declared once and called like a function.
///
/// ```swift
/// extension Keys { static let songs = LocalizedKey("songs.count", Int.self) }
/// let text = try Keys.songs(3, in: strings)
/// ```
public struct LocalizedKey<each Argument: LocalizedArgument>: AnyLocalizedKey {
  /// The key.
  public let key: String
  /// The name of the tables.
  public let table: String

  /// Declares a key with the types of its arguments in order, none for a text without arguments; that of the table
  /// `Localizable` unless another one is named.
  public init(_ key: String, _ types: repeat (each Argument).Type, table: String = "Localizable") {
    (self.key, self.table) = (key, table)
  }

  /// The kinds of the arguments in order.
  public var kinds: [FormatSignature.Kind] {
    var kinds: [FormatSignature.Kind] = []
    repeat kinds.append((each Argument).kind)
    return kinds
  }

  /// Returns the text of the key with its arguments, in the language in which it was found.
  ///
  /// A key that no table has is its own text, as in Apple's bundles. Throws for a text that asks for other arguments.
  public func callAsFunction(
    _ arguments: repeat each Argument, in strings: LocalizedStrings
  ) throws(FormatError) -> String {
    var list: [FormatArgument] = []
    repeat list.append((each arguments).formatArgument)
    return try strings.localizedString(forKey: key, arguments: list)
  }
}

/// A typed key of any arguments, for lists of keys.
public protocol AnyLocalizedKey: Sendable {
  /// The key.
  var key: String { get }
  /// The name of the tables.
  var table: String { get }
  /// The kinds of the arguments in order.
  var kinds: [FormatSignature.Kind] { get }
}
