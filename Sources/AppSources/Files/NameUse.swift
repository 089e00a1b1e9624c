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
  /// The kinds of the arguments with which the text of a key is filled in at the place; nil where it is not.
  public var arguments: [ArgumentKind]?
  /// A Boolean value that indicates whether the text of a key is given to a property that shows it.
  public var isShown = false
  /// A Boolean value that indicates whether a comparison with 1 chooses between this text of a key and another one.
  public var isChosenByNumber = false
  /// The position of the name.
  public var position: SourcePosition

  /// Creates the use of a name.
  public init(_ kind: Kind, _ name: String, table: String? = nil, at position: SourcePosition) {
    (self.kind, self.name, self.table, self.position) = (kind, name, table, position)
  }
}

/// The kind of value of an argument, as far as it can be seen in source.
public enum ArgumentKind: String, Sendable, Hashable, CaseIterable {
  /// A text.
  case text
  /// A whole number of the machine's size, such as `Int`.
  case whole
  /// A whole number of 32 bits.
  case whole32
  /// A number with a fraction.
  case fraction
  /// A value of a type that is not seen.
  case unknown
}
