/// The entries of a `.strings` file in its old-style syntax, in order.
///
/// Property lists, `.stringsdict` and `.xcstrings` are not read yet, nor are encodings other than
/// UTF-8.
public struct StringTable: Sendable, Hashable {
  /// A key and its text.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The text.
    public var value: String
    /// The line of the key, counted from 1.
    public var line: Int
  }

  /// The entries in the order of the file, duplicates included.
  public let entries: [Entry]

  /// Reads a table; the path is the one that errors name.
  public init(_ bytes: some Sequence<UInt8>, path: String) throws(StringTableError) {
    var scanner = StringTableScanner(bytes: Array(bytes), path: path)
    var entries: [Entry] = []
    while let entry = try scanner.nextEntry() { entries.append(entry) }
    self.entries = entries
  }

  /// The text of each key; the last entry of a duplicate wins, as in a dictionary.
  public var strings: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }
}

/// Why a table could not be read, and where.
public struct StringTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as given.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters, counted from 1.
  public var column: Int
  /// What is wrong and what to do.
  public var message: String

  /// The error as a compiler would write it.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
