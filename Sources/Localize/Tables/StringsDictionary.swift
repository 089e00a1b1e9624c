public import Diagnostics

/// A `.stringsdict`: keys and the rules that select their texts.
///
/// Parsing never fails, like that of ``StringTable``. The format is described in Apple's
/// "Stringsdict File Format".
public struct StringsDictionary: Sendable {
  /// A key and its rule.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The rule.
    public var value: LocalizedValue
    /// The range of the key in the text of the file.
    let keyRange: TextRange
    /// The range of the value in the text of the file.
    let valueRange: TextRange
    /// The range of the element of the value, with its tags.
    let elementRange: TextRange

    init(
      key: String, value: LocalizedValue, keyRange: Range<Int>, valueRange: Range<Int>,
      elementRange: Range<Int>
    ) {
      (self.valueRange, self.elementRange) = (TextRange(valueRange), TextRange(elementRange))
      self.key = key
      self.value = value
      self.keyRange = TextRange(keyRange)
    }
  }

  /// The path as given.
  public let path: String
  /// The entries in file order.
  public let entries: [Entry]
  /// The problems, in file order.
  public let problems: [Diagnostic]
  /// A Boolean value that indicates whether the file is a binary property list, which has no
  /// positions.
  public let isBinary: Bool
  let source: SourceText
  let bytes: [UInt8]

  /// Parses a file; problems name the path.
  public init(_ bytes: some Sequence<UInt8>, path: String) {
    let bytes = Array(bytes)
    self.bytes = bytes
    self.path = path
    isBinary = bytes.starts(with: "bplist".utf8)
    source = isBinary ? SourceText([]) : SourceText(bytes).repaired()
    var reader = RuleParser(path: path, source: isBinary ? nil : source)
    do throws(PropertyListError) {
      entries = reader.entries(
        of: try isBinary ? BinaryPropertyList.read(bytes) : XMLPropertyListBuilder.read(source))
      problems = reader.problems
    } catch {
      (entries, problems) = ([], [Diagnostic(error, path: path)])
    }
  }

  /// The problems that prevent entries from being read.
  public var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The positions of the entries, in order; nil in a binary property list.
  public var positions: [SourcePosition]? {
    isBinary ? nil : source.positions(of: entries.map(\.keyRange.lowerBound))
  }

  /// Returns the position of an entry; nil in a binary property list.
  public func position(of entry: Entry) -> SourcePosition? {
    isBinary ? nil : source.position(of: entry.keyRange.lowerBound)
  }
}
