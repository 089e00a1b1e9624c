import Auditing
import Diagnostics
import TextFormats

/// Reads the JSON of a baseline in one pass.
///
/// The file has one shape, so nothing is read by recursion: a value of another kind is an error
/// where it begins, however deep it is.
struct BaselineParser {
  private static let keys = ["schema", "findings"]
  private static let entryKeys = ["path", "rule"] + BaselineEntry.keys.map(\.name) + ["count"]

  private let input: InputText
  private var scanner: JSONScanner

  init(_ input: InputText) {
    self.input = input
    scanner = JSONScanner(input.bytes)
  }

  /// Returns how many findings each entry stands for.
  mutating func entries() throws(Diagnostic) -> [BaselineEntry: Int] {
    var entries: [BaselineEntry: Int]?
    var hasSchema = false
    var known: Set<String> = []
    try begin("{", "an object")
    while let key = try nextKey(among: Self.keys, &known) {
      if key == "schema" {
        try readSchema()
        hasSchema = true
      } else {
        entries = try readEntries()
      }
    }
    try scan { (scanner) throws(JSONError) in try scanner.end() }
    if !hasSchema { throw missing("schema") }
    guard let entries else { throw missing("findings") }
    return entries
  }

  private mutating func readSchema() throws(Diagnostic) {
    let start = scanner.index
    let schema = try text()
    guard schema != Baseline.schema else { return }
    throw error(
      "schema", "the schema is '\(schema)', not '\(Baseline.schema)'",
      "Write the file again: ctl check --write-baseline FILE.", at: start)
  }

  private mutating func readEntries() throws(Diagnostic) -> [BaselineEntry: Int] {
    var entries: [BaselineEntry: Int] = [:]
    try begin("[", "a list")
    while try scan({ (scanner) throws(JSONError) in try scanner.nextElement() }) {
      let (entry, count) = try readEntry()
      entries[entry] = min((entries[entry] ?? 0) + count, Baseline.maximumCount)
    }
    return entries
  }

  private mutating func readEntry() throws(Diagnostic) -> (BaselineEntry, Int) {
    let start = scanner.index
    var (entry, count) = (BaselineEntry(), 1)
    var known: Set<String> = []
    try begin("{", "an object")
    while let key = try nextKey(among: Self.entryKeys, &known) {
      switch key {
      case "path": entry.path = try text()
      case "rule":
        // A rule that was renamed keeps its former id as the other name.
        let name = try text()
        entry.rule = AuditRule.rule(name)?.id ?? name
      case "count": count = try readCount()
      default:
        for (name, path) in BaselineEntry.keys where name == key {
          entry[keyPath: path] = try text()
        }
      }
    }
    for (name, value) in [("path", entry.path), ("rule", entry.rule)] where value.isEmpty {
      throw missing(name, at: start)
    }
    return (entry, count)
  }

  private mutating func readCount() throws(Diagnostic) -> Int {
    let start = scanner.index
    guard let byte = scanner.byte, "-0123456789".utf8.contains(byte) else {
      throw unexpected("a number")
    }
    let text = try scan { (scanner) throws(JSONError) in try scanner.number() }
    let range = 1...Baseline.maximumCount
    guard let number = Int(text), range.contains(number) else {
      throw error(
        "value",
        "'\(text.prefix(40))' is not a number from \(range.lowerBound) to \(range.upperBound)",
        "Correct it.", at: start)
    }
    return number
  }

  private mutating func text() throws(Diagnostic) -> String {
    guard scanner.byte == UInt8(ascii: "\"") else { throw unexpected("a text") }
    return try scan { (scanner) throws(JSONError) in try scanner.string() }
  }

  private mutating func begin(_ bracket: Unicode.Scalar, _ kind: String) throws(Diagnostic) {
    if !scanner.begin(bracket) { throw unexpected(kind) }
  }

  /// Scans a key; throws for one that is not one of these, or that the object has already.
  private mutating func nextKey(
    among keys: [String], _ known: inout Set<String>
  ) throws(Diagnostic) -> String? {
    let key = try scan { (scanner) throws(JSONError) in try scanner.nextKey()?.text }
    guard let key else { return nil }
    guard keys.contains(key) else {
      throw error(
        "key", "there is no key '\(key.prefix(100))' in a baseline",
        didYouMean(key, among: keys) ?? "Remove it.")
    }
    guard known.insert(key).inserted else {
      throw error("key", "the key '\(key)' is there twice", "Keep one.")
    }
    return key
  }

  private mutating func scan<Result>(
    _ body: (inout JSONScanner) throws(JSONError) -> Result
  ) throws(Diagnostic) -> Result {
    do throws(JSONError) {
      return try body(&scanner)
    } catch {
      throw self.error("json", error.problem, error.remedy, at: error.offset)
    }
  }

  /// Returns the error for a value that should be something else.
  private func unexpected(_ expected: String) -> Diagnostic {
    scanner.byte == nil
      ? error("json", "expected \(expected), found the end", "The file is cut; write it again.")
      : error("json", "expected \(expected)", "Write the file again, or correct it.")
  }

  /// Returns the error for an object that lacks a key.
  private func missing(_ key: String, at offset: Int? = nil) -> Diagnostic {
    error("key", "the object has no '\(key)'", "Add it, or write the file again.", at: offset)
  }

  private func error(
    _ kind: String, _ problem: String, _ remedy: String, at offset: Int? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "baseline.\(kind)", path: input.path, at: input.position(of: offset ?? scanner.index),
      problem, remedy)
  }
}
