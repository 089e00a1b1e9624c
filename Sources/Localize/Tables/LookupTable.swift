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
  /// The texts by the numbers of their keys; for a rule, its text for others.
  private let texts: [String]
  /// What is more than a text, by the number of its key.
  private let rules: [Int32: LocalizedValue]
  /// The language of the texts; nil where nobody said.
  public let language: LanguageTag?

  /// Makes a table and the rules of the same name ready.
  ///
  /// The last one of a duplicate counts, and a rule comes before a text, as in Apple's bundles
  /// (CFBundle_Strings.c).
  public init(
    _ table: StringTable, rules: StringsDictionary? = nil, language: LanguageTag? = nil
  ) {
    self.init(
      table.entries.map { ($0.key, .text($0.value)) }
        + (rules?.entries ?? []).map { ($0.key, $0.value) }, language: language)
  }

  init(_ entries: [(key: String, value: LocalizedValue)], language: LanguageTag?) {
    self.language = language
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(0) { $0 + $1.key.utf8.count })
    for entry in entries { bytes += entry.key.utf8 }
    var keys = ByteTable(minimumCapacity: entries.count)
    var texts: [String] = []
    texts.reserveCapacity(entries.count)
    var rules: [Int32: LocalizedValue] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for entry in entries {
        let end = start + entry.key.utf8.count
        let (number, isNew) = keys.insert(start..<end, in: bytes)
        let text = entry.value.plainText
        if isNew { texts.append(text) } else { texts[Int(number)] = text }
        if case .text = entry.value { rules[number] = nil } else { rules[number] = entry.value }
        start = end
      }
    }
    self.bytes = bytes
    self.keys = keys
    self.texts = texts
    self.rules = rules
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

  /// What the table has for a key: a text, or the rule by which one is chosen.
  public func value(forKey key: String) -> LocalizedValue? {
    self.key(key).map { rules[$0.number] ?? .text(self[$0]) }
  }

  /// Returns the text of a key for some arguments, with them in it; where the table lacks the key,
  /// the key is the format.
  ///
  /// Plural rules and digits are those of the table's language, English ones where it has none.
  public func localizedString(
    forKey key: String, arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    try (value(forKey: key) ?? .text(key))
      .string(arguments, in: TextContext(language: language ?? "en"))
  }

  /// Returns the text of a key; where the table lacks it, the value that is given, or the key.
  public func localizedString(forKey key: String, value: String? = nil) -> String {
    if let text = self[key] { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }
}
