public import Diagnostics
import Localize
import TextFormats

extension BindingValues {
  /// Reads values from a JSON file: an object whose keys are key paths, or begin them.
  ///
  /// `{"values.speed": 5}` and `{"values": {"speed": 5}}` say the same. Throws a diagnostic with the place of
  /// what is wrong.
  public init(contentsOfFile path: String) throws(Diagnostic) {
    let limit = 1 << 20
    let bytes = try InputFile.bytes(
      ofFile: path, limit: limit, remedy: "Name a JSON file of values, or give key=value.")
    guard bytes.count <= limit else {
      throw Diagnostic(
        id: "bind.size", path: path, "the file is larger than 1 MB", "Leave values out.")
    }
    func problem(_ offset: Int, _ problem: String, _ remedy: String) -> Diagnostic {
      Diagnostic(
        id: "bind.json", path: path, at: SourcePosition(ofOffset: offset, in: bytes), problem,
        remedy)
    }
    let root: JSONTree
    do throws(JSONError) { root = try JSONParser.read(bytes) } catch {
      throw problem(error.offset, error.problem, error.remedy)
    }
    guard let members = root.members else {
      throw problem(
        root.range.lowerBound, "values are an object, and this is \(root.kind)",
        #"Write such as {"values.speed": 5}."#)
    }
    self.init(members.map { Entry($0.key, Value($0.value)) })
  }
}

extension BindingValues.Entry {
  /// Creates a value from `keyPath=value`: JSON, or else a text; nil without a key path.
  public init?(parsing text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    let (path, value) = (text[..<equals], text[text.index(after: equals)...])
    let tree = try? JSONParser.read(Array(value.utf8))
    self.init(String(path), tree.map { BindingValues.Value($0) } ?? .text(String(value)))
  }
}

extension BindingValues.Value {
  /// Creates a value from JSON.
  init(_ tree: JSONTree) {
    switch tree.value {
    case .null: self = .none
    case .bool(let flag): self = .bool(flag)
    case .number(let text):
      self = Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case .string(let text): self = .text(text)
    case .array(let items): self = .list(items.map { Self($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, Self($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}

extension SourcePosition {
  /// Creates the place of an offset in the bytes of a file.
  fileprivate init(ofOffset offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
