public import Diagnostics
import Localize
import TextFormats

extension BindingValues {
  /// Reads values from a JSON file: an object whose keys are key paths, or begin them, and may name an object.
  ///
  /// `{"values.speed": 5}` and `{"values": {"speed": 5}}` say the same. Throws a diagnostic with the place of
  /// what is wrong.
  public init(contentsOfFile path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: Self.limit, remedy: "Name a JSON file of values, or give key=value.")
    try self.init(bytes, path: path)
  }

  /// Reads values from an open file, as ``init(contentsOfFile:)`` does; its errors have a path.
  package init(fromDescriptor descriptor: Int32, path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(ofDescriptor: descriptor, limit: Self.limit, path: path)
    try self.init(bytes, path: path)
  }

  private static var limit: Int { 1 << 20 }

  private init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    guard bytes.count <= Self.limit else {
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
    self.init(members.map { Entry(named: $0.key, Value($0.value)) })
  }
}

extension BindingValues.Entry {
  /// Creates a value from `keyPath=value` or `object:keyPath=value`: JSON, or else a text; nil without a key path.
  ///
  /// Throws a diagnostic for a text that begins as a list, an object or a text of JSON does, and is none.
  public init?(parsing text: String) throws(Diagnostic) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    let value = text[text.index(after: equals)...]
    let json: BindingValues.Value
    do throws(JSONError) {
      json = BindingValues.Value(try JSONParser.read(Array(value.utf8)))
    } catch {
      if let first = value.first, "{[\"".contains(first) {
        throw Diagnostic(
          id: "bind.json", path: "--bind '\(brief(text))'",
          "the value is no JSON: \(error.problem)",
          "\(error.remedy) A text that begins with \(first) stands in quotation marks.")
      }
      json = .text(String(value))
    }
    self.init(named: String(text[..<equals]), json)
  }

  /// Creates a value from the name of its key path, which may begin with that of its object.
  init(named name: String, _ value: BindingValues.Value) {
    let colon = name.lastIndex(of: ":").flatMap { $0 > name.startIndex ? $0 : nil }
    guard let colon else { self.init(name, value); return }
    let object = name[..<colon]
    self.init(
      String(name[name.index(after: colon)...]), value,
      of: String(object.hasPrefix("#") ? object.dropFirst() : object))
  }
}

extension BindingValues.Value {
  /// Creates a value from JSON.
  init(_ tree: JSONTree) {
    switch tree.value {
    case .null: self = .none
    case .bool(let flag): self = .bool(flag)
    case .number(let text):
      self =
        Int(text).map { .integer($0) }
        ?? Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
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
