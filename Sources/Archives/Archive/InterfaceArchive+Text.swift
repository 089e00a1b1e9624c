public import Diagnostics
import TextFormats

extension InterfaceArchive {
  /// The limit of a text, in bytes, which is that of documents.
  static let limit = 64 << 20

  /// The archive as JSON, with sorted keys; the same archive is the same text.
  public var text: String { JSONTree(value).xcodeText(depth: 0) + "\n" }

  /// Reads an archive from JSON.
  ///
  /// Throws a diagnostic with the place of what is wrong: for malformed JSON, for what is no archive, for a
  /// later version, for two objects with one id, and for a text over 64 MiB or nested deeper than 512 levels.
  public init(_ text: String, path: String = "") throws(Diagnostic) {
    try self.init([UInt8](text.utf8), path: path)
  }

  /// Reads an archive from the bytes of JSON in UTF-8; throws as ``init(_:path:)`` does.
  public init(_ bytes: [UInt8], path: String = "") throws(Diagnostic) {
    guard bytes.count <= Self.limit else {
      throw Diagnostic(
        id: "archive.size", path: path, "the archive is larger than 64 MiB",
        "Archive fewer screens at once.")
    }
    var places = Places(bytes)
    let tree: JSONTree
    do { tree = try JSONParser.read(bytes) } catch {
      throw Diagnostic(
        id: "archive.malformed", path: path, at: places.position(of: error.offset), error.problem,
        error.remedy)
    }
    func diagnostic(_ error: ArchiveProblem, at tree: JSONTree) -> Diagnostic {
      Diagnostic(
        id: "archive.content", path: path, at: places.position(of: tree.range.lowerBound),
        error.problem, error.remedy)
    }
    guard let members = tree.members else {
      throw diagnostic(.init("this is no archive of an interface", "Give one."), at: tree)
    }
    var others: [String: ArchivedValue] = [:]
    for member in members where member.key != Key.objects.rawValue {
      others[member.key] = ArchivedValue(member.value)
    }
    do { try self.init(members: others) } catch { throw diagnostic(error, at: tree) }
    self.path = path
    let lists = [Key.roots, .others].compactMap { tree[$0.rawValue] }
    rootsPosition = lists.first.map { places.position(of: $0.range.lowerBound) }
    guard let objects = tree[Key.objects.rawValue]?.items else {
      throw diagnostic(.init("'objects' is no list", "Write the list of the objects."), at: tree)
    }
    var ids: Set<String> = []
    for item in objects {
      do throws(ArchiveProblem) {
        var object = try ArchiveEntry(ArchivedValue(item))
        object.position = places.position(of: item.range.lowerBound)
        guard ids.insert(object.id).inserted else {
          throw ArchiveProblem(
            "two objects have the id '\(object.id.prefix(80))'", "Give each an id of its own.")
        }
        self.objects.append(object)
      } catch { throw diagnostic(error, at: item) }
    }
  }
}

/// The lines of a text, to find the places of offsets, which mostly ascend.
private struct Places {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The last offset that was looked up, and its column.
  private var last = (offset: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  mutating func position(of offset: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(offset, bytes.count)
    let known = last.offset >= starts[low] && last.offset <= end ? last : (starts[low], 1)
    let start = min(known.offset, end)
    last = (end, known.column + bytes[start..<end].count { $0 & 0xC0 != 0x80 })
    return SourcePosition(line: low + 1, column: last.column)
  }
}

extension JSONTree {
  /// Creates the tree of a value, with sorted keys.
  init(_ value: ArchivedValue) {
    switch value {
    case .none: self.init(.null)
    case .bool(let value): self.init(JSONTree.Value.bool(value))
    case .integer(let number): self.init(.number("\(number)"))
    case .number(let number) where number.isFinite: self.init(.number("\(number)"))
    case .number(let number): self.init([(ArchivedValue.numberKey, JSONTree(.string("\(number)")))])
    case .text(let text): self.init(.string(text))
    case .list(let list): self.init(.array(list.map { JSONTree($0) }))
    case .values(let values):
      self.init(values.sorted { $0.key < $1.key }.map { ($0.key, JSONTree($0.value)) })
    case .object(let id): self.init([(ArchivedValue.objectKey, JSONTree(.string(id)))])
    }
  }
}

extension ArchivedValue {
  /// Creates the value of a tree, whose depth the parser limits.
  init(_ tree: JSONTree) {
    switch tree.value {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .text(text)
    case .array(let items): self = .list(items.map { ArchivedValue($0) })
    case .number(let digits):
      self = Int(digits).map { .integer($0) } ?? ArchivedValue(Double(digits) ?? .nan)
    case .object(let members):
      self.init(
        Dictionary(members.map { ($0.key, ArchivedValue($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}
