public import Diagnostics

/// A `.stringsdict`: keys and the rules by which their texts are chosen.
///
/// Reading never fails, as that of ``StringTable``. Its form is Apple's "Stringsdict File Format".
public struct StringsDictionary: Sendable {
  /// A key and what it has.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The rule.
    public var value: LocalizedValue
    /// Where the key is in the text of the file.
    var keyRange: Range<Int>
  }

  /// The path as given.
  public let path: String
  /// The entries in the order of the file.
  public let entries: [Entry]
  /// What is wrong, in the order of the file.
  public let problems: [Diagnostic]
  /// Whether the file is a binary property list, which has no places.
  public let isBinary: Bool
  let list: PropertyList?
  let source: SourceText
  let bytes: [UInt8]

  /// Reads a file; the path is the one that problems name.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    let bytes = Array(bytes)
    self.bytes = bytes
    self.path = path
    isBinary = bytes.starts(with: "bplist".utf8)
    source = isBinary ? SourceText([]) : SourceText(bytes).repaired()
    do throws(PropertyListError) {
      list = try isBinary ? BinaryPropertyList.read(bytes) : XMLPropertyListBuilder.read(source)
    } catch {
      list = nil
      (entries, problems) = ([], [Diagnostic(error, path: path)])
      return
    }
    var reader = RuleParser(path: path, source: isBinary ? nil : source)
    entries = list.map { reader.entries(of: $0) } ?? []
    problems = reader.problems
  }

  /// What keeps entries from being read.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// Where the entries begin, in their order; nil in a binary property list.
  public var positions: [SourcePosition]? {
    isBinary ? nil : source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Where an entry begins; nil in a binary property list.
  public func position(of entry: Entry) -> SourcePosition? {
    isBinary ? nil : source.position(of: entry.keyRange.lowerBound)
  }
}
