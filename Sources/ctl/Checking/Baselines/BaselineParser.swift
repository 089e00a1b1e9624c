import Auditing
import Diagnostics

/// Reads the JSON of a baseline in one pass.
///
/// The file has one shape, so nothing is read by recursion: a value of another kind is an error
/// where it begins, however deep it is.
struct BaselineParser {
  private static let keys = ["schema", "findings"]
  private static let entryKeys = ["path", "rule"] + BaselineEntry.keys.map(\.name) + ["count"]

  private var scanner: JSONScanner

  init(_ input: InputText) { scanner = JSONScanner(input) }

  /// Returns how many findings each entry stands for.
  mutating func entries() throws(Diagnostic) -> [BaselineEntry: Int] {
    var entries: [BaselineEntry: Int]?
    var hasSchema = false
    var known: Set<String> = []
    try scanner.begin("{", "an object")
    while let key = try scanner.nextKey() {
      try scanner.check(key, among: Self.keys, &known)
      if key == "schema" {
        try readSchema()
        hasSchema = true
      } else {
        entries = try readEntries()
      }
    }
    try scanner.end()
    if !hasSchema { throw scanner.missing("schema") }
    guard let entries else { throw scanner.missing("findings") }
    return entries
  }

  private mutating func readSchema() throws(Diagnostic) {
    scanner.skipSpace()
    let start = scanner.index
    let schema = try scanner.string()
    guard schema != Baseline.schema else { return }
    throw scanner.error(
      "schema", "the schema is '\(schema)', not '\(Baseline.schema)'",
      "Write the file again: ctl check --write-baseline FILE.", at: start)
  }

  private mutating func readEntries() throws(Diagnostic) -> [BaselineEntry: Int] {
    var entries: [BaselineEntry: Int] = [:]
    try scanner.begin("[", "a list")
    while try scanner.nextElement() {
      let (entry, count) = try readEntry()
      entries[entry] = min((entries[entry] ?? 0) + count, Baseline.maximumCount)
    }
    return entries
  }

  private mutating func readEntry() throws(Diagnostic) -> (BaselineEntry, Int) {
    let start = scanner.index
    var (entry, count) = (BaselineEntry(), 1)
    var known: Set<String> = []
    try scanner.begin("{", "an object")
    while let key = try scanner.nextKey() {
      try scanner.check(key, among: Self.entryKeys, &known)
      switch key {
      case "path": entry.path = try scanner.string()
      case "rule":
        // A rule that was renamed keeps its former id as the other name.
        let name = try scanner.string()
        entry.rule = AuditRule.rule(name)?.id ?? name
      case "count": count = try scanner.integer(in: 1...Baseline.maximumCount)
      default:
        for (name, path) in BaselineEntry.keys where name == key {
          entry[keyPath: path] = try scanner.string()
        }
      }
    }
    for (name, value) in [("path", entry.path), ("rule", entry.rule)] where value.isEmpty {
      throw scanner.missing(name, at: start)
    }
    return (entry, count)
  }
}
