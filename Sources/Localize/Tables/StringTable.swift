public import Diagnostics

/// A `.strings` table: keys and their texts in file order.
///
/// The old-style syntax and XML or binary property lists are parsed as in Apple's frameworks
/// (CFOldStylePList.c of swift-corelibs-foundation). Parsing never fails: ``problems`` describes
/// what cannot be read, and ``entries`` has the rest.
public struct StringTable: Sendable {
  /// The syntaxes that a table may have.
  public enum Format: String, Sendable, Hashable {
    /// `"key" = "text";`
    case oldStyle = "old-style"
    /// An XML property list.
    case xml = "xml-plist"
    /// A binary property list, which has neither an order nor positions.
    case binary = "binary-plist"
  }

  /// A key and its text.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The text.
    public var value: String
    /// The range of the key in the text of the file, as UTF-8, with its quotation marks.
    let keyRange: TextRange
    /// The range of the value; that of the key if the file has no value.
    let valueRange: TextRange
    /// The range from the key to the end of the entry, including the semicolon.
    let range: TextRange
    /// The range inside the delimiters of the preceding comment; empty if there is none.
    let commentRange: TextRange

    init(
      key: String, value: String, keyRange: Range<Int>, valueRange: Range<Int>, range: Range<Int>,
      commentRange: Range<Int>
    ) {
      self.key = key
      self.value = value
      self.keyRange = TextRange(keyRange)
      self.valueRange = TextRange(valueRange)
      self.range = TextRange(range)
      self.commentRange = TextRange(commentRange)
    }
  }

  /// The path as given.
  public let path: String
  /// The syntax.
  public let format: Format
  /// The entries in file order, including duplicates.
  public let entries: [Entry]
  private let findings: TableFindings
  /// The edits that correct the syntax, by the places of the problems.
  let corrections: [Int: [TableEdit]]
  let source: SourceText
  /// The original bytes of the file.
  let bytes: [UInt8]

  /// Parses a table; problems name the path.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    let bytes = Array(bytes)
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: "bplist".utf8) {
      (format, corrections) = (.binary, [:])
      source = SourceText([])
      (entries, findings) = PropertyListTable.binary(bytes)
      return
    }
    source = SourceText(bytes).repaired()
    if source.looksLikeXML {
      (format, corrections) = (.xml, [:])
      (entries, findings) = PropertyListTable.xml(source)
    } else {
      format = .oldStyle
      let source = source
      (entries, findings, corrections) = source.utf8.withUnsafeBufferPointer { bytes in
        var reader = OldStyleParser(source, bytes: bytes)
        reader.read()
        return (reader.entries, reader.findings, reader.corrections)
      }
    }
  }

  /// The problems in file order, computed on demand.
  public var problems: [Diagnostic] {
    var findings = findings
    forEachDuplicate { first, second in
      findings.add(
        first.value == second.value ? .warning : .error, at: second.keyRange.lowerBound,
        there: first.keyRange.lowerBound,
        "\(quoted(second.key)) is given at \(TableFindings.there) already, and the last one wins",
        "Remove one.",
        id: "strings.duplicate-key")
    }
    return findings.problems(in: format == .binary ? nil : source, path: path)
  }

  /// Calls the closure for each entry with the key of an earlier one, with the last of these.
  private func forEachDuplicate(_ body: (_ first: Entry, _ second: Entry) -> Void) {
    var keys = KeyTable(capacity: entries.count)
    for number in entries.indices {
      guard let first = keys.insert(number, { entries[$0].key }) else { continue }
      body(entries[first], entries[number])
    }
  }

  /// The character encoding; nil for a binary property list.
  public var encoding: TextEncoding? { format == .binary ? nil : source.encoding }

  /// The problems that prevent Apple's frameworks from reading the whole table.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The text of each key; the last duplicate wins, as in a dictionary.
  public var strings: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The entries with the key of an earlier entry.
  public var duplicates: [Entry] {
    var duplicates: [Entry] = []
    forEachDuplicate { duplicates.append($1) }
    return duplicates
  }

  /// Returns the position of an entry; nil in a binary property list.
  public func position(of entry: Entry) -> SourcePosition? {
    format == .binary ? nil : source.position(of: entry.keyRange.lowerBound)
  }

  /// The positions of the entries, in order; nil in a binary property list.
  public var positions: [SourcePosition]? {
    format == .binary ? nil : source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Returns the comment for translators before an entry; nil if there is none.
  public func comment(of entry: Entry) -> String? {
    entry.commentRange.isEmpty
      ? nil : String(decoding: source.utf8[entry.commentRange.range], as: UTF8.self)
  }
}
