public import Diagnostics

/// The use of a name that a document, a catalog, a table or a class of the app has to have.
public struct NameUse: Sendable, Hashable {
  /// The kinds of names.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A method, by its selector or by its name in Swift.
    case selector
    /// A property, by its key.
    case keyPath
    /// A segue that is performed.
    case segue
    /// A storyboard.
    case storyboard
    /// A controller of a storyboard.
    case storyboardID = "storyboard-id"
    /// A cell or view that is dequeued.
    case reuseIdentifier = "reuse"
    /// A class or nib that is registered for a reuse identifier.
    case registration
    /// A xib.
    case nib
    /// An image.
    case image
    /// A color.
    case color
    /// A key of a string table.
    case key
  }

  /// The kind of name.
  public var kind: Kind
  /// The name; empty for one that is computed.
  public var name: String
  /// The string table of a key; nil for `Localizable`.
  public var table: String?
  /// The position of the name.
  public var position: SourcePosition

  /// Creates the use of a name.
  public init(_ kind: Kind, _ name: String, table: String? = nil, at position: SourcePosition) {
    (self.kind, self.name, self.table, self.position) = (kind, name, table, position)
  }
}
