public import Diagnostics

/// The texts of one table in one language, prepared for lookup.
///
/// A lookup allocates nothing, takes no lock and may run on any thread.
public struct LookupTable: Sendable {
  /// A key that was found once, so that later lookups do not need its text.
  public struct Key: Sendable, Hashable {
    let number: Int32
  }

  /// The origin of a text.
  public struct Origin: Sendable, Hashable {
    /// The path of the file as given.
    public var path: String
    private let offset: Int
    private let text: SourceText?

    /// Creates the origin of a text that no table has.
    package init(path: String) { self.init(path: path, offset: 0, text: nil) }

    fileprivate init(path: String, offset: Int, text: SourceText?) {
      self.path = path
      self.offset = offset
      self.text = text
    }

    /// The position of the key, computed on demand; nil in a binary property list.
    public var position: SourcePosition? { text?.position(of: offset) }
  }

  /// The language of the texts as spelled by the folder or the catalog; nil if it is unknown.
  public let language: String?
  private let keys: FrozenByteTable
  /// The texts by key number; for a rule, the text of its `other` category.
  private let texts: [String]
  /// The rules by key number.
  private let rules: [Int32: LocalizedValue]
  private let files: [Source]
  /// The file and offset of each key, by key number.
  private let places: [(file: Int32, offset: Int32)]

  /// A file that provides entries.
  private struct Source: Sendable {
    var path: String
    /// The text; nil for a binary property list.
    var text: SourceText?
  }

  /// A table under construction; later entries of a key override earlier ones.
  private struct Builder {
    var bytes: [UInt8] = []
    var keys: ByteTable
    var texts: [String] = []
    var rules: [Int32: LocalizedValue] = [:]
    var files: [Source] = []
    var places: [(file: Int32, offset: Int32)] = []

    init(minimumCapacity: Int) {
      keys = ByteTable(minimumCapacity: minimumCapacity)
      texts.reserveCapacity(minimumCapacity)
      places.reserveCapacity(minimumCapacity)
      bytes.reserveCapacity(minimumCapacity * 16)
    }

    /// Adds an entry from the last file.
    mutating func add(_ key: String, _ text: String, rule: LocalizedValue? = nil, at offset: Int) {
      let start = bytes.count
      bytes += key.utf8
      let (number, isNew) = bytes.withUnsafeBufferPointer {
        keys.insert(start..<$0.count, in: $0)
      }
      let place = (file: Int32(files.count - 1), offset: Int32(offset))
      if isNew {
        texts.append(text)
        places.append(place)
      } else {
        bytes.removeLast(bytes.count - start)
        texts[Int(number)] = text
        places[Int(number)] = place
      }
      if rule != nil || !isNew { rules[number] = rule }
    }

    mutating func add(_ key: String, _ value: LocalizedValue, at offset: Int) {
      if case .text(let text) = value {
        add(key, text, at: offset)
      } else {
        add(key, value.plainText, rule: value, at: offset)
      }
    }
  }

  private init(_ builder: Builder, language: String?) {
    self.language = language
    keys = FrozenByteTable(builder.keys, bytes: builder.bytes)
    texts = builder.texts
    rules = builder.rules
    files = builder.files
    places = builder.places
  }

  /// Prepares a table, and the rules of the same name.
  ///
  /// The last duplicate wins, and a rule takes precedence over a text, as in Apple's bundles
  /// (CFBundle_Strings.c).
  public init(
    _ table: StringTable?, rules: StringsDictionary? = nil, language: String? = nil
  ) {
    var builder = Builder(
      minimumCapacity: (table?.entries.count ?? 0) + (rules?.entries.count ?? 0))
    if let table {
      builder.files.append(
        Source(path: table.path, text: table.format == .binary ? nil : table.source))
      for entry in table.entries {
        builder.add(entry.key, entry.value, at: entry.keyRange.lowerBound)
      }
    }
    if let rules {
      builder.files.append(Source(path: rules.path, text: rules.isBinary ? nil : rules.source))
      for entry in rules.entries {
        builder.add(entry.key, entry.value, at: entry.keyRange.lowerBound)
      }
    }
    self.init(builder, language: language)
  }

  /// Prepares the texts of a catalog in one language, which is spelled as in the catalog.
  public init(_ catalog: StringCatalog, language: String) {
    var builder = Builder(minimumCapacity: catalog.entries.count)
    builder.files.append(Source(path: catalog.path, text: catalog.source))
    for entry in catalog.entries {
      if let value = entry.value(in: language, sourceLanguage: catalog.sourceLanguage) {
        builder.add(entry.key, value, at: entry.keyRange.lowerBound)
      }
    }
    self.init(builder, language: language)
  }
}

extension LookupTable {
  /// The number of keys.
  public var count: Int { texts.count }

  /// The keys, in the order of their first occurrence in the files.
  public var allKeys: [String] { keys.texts }

  /// Returns the key with a text; nil if the table lacks it.
  public func key(_ text: String) -> Key? {
    text.utf8Span.span.withUnsafeBufferPointer { keys.number(of: $0).map { Key(number: $0) } }
  }

  /// The text of a key of this table.
  public subscript(key: Key) -> String { texts[Int(key.number)] }

  /// The text of a key; nil if the table lacks it.
  public subscript(key: String) -> String? { self.key(key).map { self[$0] } }

  /// Returns the value of a key of this table: a text, or the rule that selects one.
  public func value(of key: Key) -> LocalizedValue { rules[key.number] ?? .text(self[key]) }

  /// Returns the value of a key by its text; nil if the table lacks it.
  public func value(forKey key: String) -> LocalizedValue? { self.key(key).map { value(of: $0) } }

  /// Returns the origin of the text of a key of this table.
  public func origin(of key: Key) -> Origin {
    let place = places[Int(key.number)]
    let file = files[Int(place.file)]
    return Origin(path: file.path, offset: Int(place.offset), text: file.text)
  }

  /// Returns the text of a key; if the table lacks it, the given value or the key.
  public func localizedString(forKey key: String, value: String? = nil) -> String {
    if let text = self[key] { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  /// Returns the text of a key with arguments inserted; if the table lacks it, the key is the
  /// format.
  ///
  /// Plural rules and digits are those of the table's language, or English if it has none.
  public func localizedString(
    forKey key: String, arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    let context = TextContext(language: language.flatMap { LanguageTag(folder: $0) } ?? "en")
    return try (value(forKey: key) ?? .text(key)).string(arguments, in: context)
  }
}
