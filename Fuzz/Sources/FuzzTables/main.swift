import Glibc
import Localize

// libFuzzer with the readers of string tables behind it: FUZZ_FORMAT is strings, stringsdict or
// xcstrings.

@_silgen_name("LLVMFuzzerRunDriver")
func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let path = "F." + (getenv("FUZZ_FORMAT").map { String(cString: $0) } ?? "strings")
private let arguments: [FormatArgument] = [3, 1, "text", 0.5, 0, 21]

/// Reads a table, asks for everything in it, changes it and converts it.
private func exercise(_ bytes: [UInt8]) {
  guard let file = TableFile(bytes, path: path) else { preconditionFailure("\(path) is no table") }
  for problem in file.problems { _ = "\(problem)" }
  precondition(file.contents == bytes)
  var tables = TableConversion.Tables(language: "en", strings: nil, rules: nil)
  switch file {
  case .strings(let table):
    tables.strings = table
    change(table)
  case .rules(let rules): tables.rules = rules
  case .catalog(let catalog):
    for language in catalog.languages.prefix(4) {
      lookUp(LookupTable(catalog, language: language))
      _ = TableConversion.tables(of: catalog, language: language)
    }
    return
  }
  lookUp(LookupTable(tables.strings, rules: tables.rules, language: "ru"))
  let catalog = TableConversion.catalog(of: [tables], sourceLanguage: "en", path: "F.xcstrings")
  precondition(catalog.catalog.entries.count <= tables.entryCount)
}

private func lookUp(_ table: LookupTable) {
  for key in table.allKeys.prefix(200) {
    guard let found = table.key(key) else { preconditionFailure("'\(key)' is lost") }
    _ = table.origin(of: found)
    _ = try? table.value(of: found).string(arguments, in: TextContext(language: "ru"))
  }
}

private func change(_ table: StringTable) {
  guard let entry = table.entries.last, table.errors.isEmpty else { return }
  let changed = table.setting("changed", forKey: entry.key)
  precondition(changed.strings[entry.key] == "changed")
  precondition(changed.entries.count == table.entries.count || table.format == .binary)
  precondition(table.removing(entry.key).strings[entry.key] == nil)
}

extension TableConversion.Tables {
  fileprivate var entryCount: Int { (strings?.entries.count ?? 0) + (rules?.entries.count ?? 0) }
}

var count = CommandLine.argc
var programArguments = CommandLine.unsafeArgv
_ = run(&count, &programArguments) { bytes, count in
  exercise(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
