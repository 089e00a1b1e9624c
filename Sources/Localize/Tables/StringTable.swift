public import Diagnostics

/// A `.strings` table: keys and their texts in the order of the file.
///
/// The old-style syntax and property lists, XML or binary, are read as Apple's frameworks read them
/// (CFOldStylePList.c of swift-corelibs-foundation). Reading never fails: what could not be read is
/// told in ``problems``, and the rest is in ``entries``.
public struct StringTable: Sendable {
  /// The syntaxes that a table may have.
  public enum Format: String, Sendable, Hashable {
    /// `"key" = "text";`
    case oldStyle = "old-style"
    /// An XML property list.
    case xml = "xml-plist"
    /// A binary property list; it has neither an order nor places.
    case binary = "binary-plist"
  }

  /// A key and its text.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The text.
    public var value: String
    /// The range of the key in the text of the file, as UTF-8, with its quotation marks.
    var keyRange: Range<Int>
    /// The range of the value; that of the key where the file has none.
    var valueRange: Range<Int>
    /// The range from the key to the end of the entry, its semicolon included.
    var range: Range<Int>
    /// The range between the marks of the comment before the entry; empty where there is none.
    var commentRange: Range<Int>
  }

  /// The path as given.
  public let path: String
  /// The syntax.
  public let format: Format
  /// The entries in the order of the file, duplicates included.
  public let entries: [Entry]
  private let findings: TableFindings
  let source: SourceText
  /// The file as it is.
  let bytes: [UInt8]

  /// Reads a table; the path is the one that problems name.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    let bytes = Array(bytes)
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: "bplist".utf8) {
      format = .binary
      source = SourceText([])
      (entries, findings) = PropertyListTable.binary(bytes)
      return
    }
    source = SourceText(bytes).repaired()
    if source.looksLikeXML {
      format = .xml
      (entries, findings) = PropertyListTable.xml(source)
    } else {
      format = .oldStyle
      let source = source
      (entries, findings) = source.utf8.withUnsafeBufferPointer { bytes in
        var reader = OldStyleParser(source, bytes: bytes)
        reader.read()
        return (reader.entries, reader.findings)
      }
    }
  }

  /// What is wrong, in the order of the file; found out when asked for.
  public var problems: [Diagnostic] {
    var findings = findings
    for (first, second) in duplicatePairs() {
      findings.add(
        first.value == second.value ? .warning : .error, at: second.keyRange.lowerBound,
        there: first.keyRange.lowerBound,
        "'\(second.key)' is given at \(TableFindings.there) already, and the last one wins",
        "Remove one."
      )
    }
    return findings.problems(in: format == .binary ? nil : source, path: path)
  }

  /// The entries with a key that an earlier one has, each with the last of these.
  private func duplicatePairs() -> [(first: Entry, second: Entry)] {
    var seen: [String: Entry] = [:]
    return entries.compactMap { entry in
      seen.updateValue(entry, forKey: entry.key).map { ($0, entry) }
    }
  }

  /// How the characters are stored; nil for a binary property list.
  public var encoding: TextEncoding? { format == .binary ? nil : source.encoding }

  /// What keeps Apple's frameworks from reading all of the table.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The text of each key; the last entry of a duplicate wins, as in a dictionary.
  public var strings: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The entries whose key an earlier one has.
  public var duplicates: [Entry] {
    var keys: Set<String> = []
    return entries.filter { !keys.insert($0.key).inserted }
  }

  /// Where an entry begins; nil in a binary property list.
  public func position(of entry: Entry) -> SourcePosition? {
    format == .binary ? nil : source.position(of: entry.keyRange.lowerBound)
  }

  /// Where the entries begin, in their order; nil in a binary property list.
  public var positions: [SourcePosition]? {
    format == .binary ? nil : source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Returns the comment before an entry, which translators read; nil where there is none.
  public func comment(of entry: Entry) -> String? {
    entry.commentRange.isEmpty
      ? nil : String(decoding: source.utf8[entry.commentRange], as: UTF8.self)
  }
}
