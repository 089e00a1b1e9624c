/// The texts of one table in one language, to be looked up.
///
/// Looking up allocates nothing, takes no lock and may happen on any thread.
public struct LookupTable: Sendable {
  /// A key of a table found once, to be looked up again without its text.
  public struct Key: Sendable, Hashable {
    let number: Int32
  }

  /// The keys one after the other.
  private let bytes: [UInt8]
  private let keys: ByteTable
  private let texts: [String]

  /// Makes the entries of a table ready; the last one of a duplicate counts, as in a dictionary.
  public init(_ table: StringTable) {
    self.init(table.entries.map { ($0.key, $0.value) })
  }

  init(_ entries: [(key: String, text: String)]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(0) { $0 + $1.key.utf8.count })
    for entry in entries { bytes += entry.key.utf8 }
    var keys = ByteTable(minimumCapacity: entries.count)
    var texts: [String] = []
    texts.reserveCapacity(entries.count)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for entry in entries {
        let end = start + entry.key.utf8.count
        let (number, isNew) = keys.insert(start..<end, in: bytes)
        if isNew { texts.append(entry.text) } else { texts[Int(number)] = entry.text }
        start = end
      }
    }
    self.bytes = bytes
    self.keys = keys
    self.texts = texts
  }

  /// How many keys there are.
  public var count: Int { texts.count }

  /// Returns the key that has a text; nil where the table lacks it.
  public func key(_ text: String) -> Key? {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { keys.number(of: text, in: $0).map { Key(number: $0) } }
    }
  }

  /// The text of a key of this table.
  public subscript(key: Key) -> String { texts[Int(key.number)] }

  /// The text of a key; nil where the table lacks it.
  public subscript(key: String) -> String? { self.key(key).map { self[$0] } }

  /// Returns the text of a key; where the table lacks it, the value that is given, or the key.
  public func localizedString(forKey key: String, value: String? = nil) -> String {
    if let text = self[key] { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }
}
