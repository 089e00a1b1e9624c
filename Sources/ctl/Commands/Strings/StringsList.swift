import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl strings list`: the entries of tables.
struct StringsList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the entries of string tables and reports their problems.",
    usage: "ctl strings list [<paths> ...] [options]",
    discussion: """
      Folders are searched for tables. A table with errors exits with 1: Apple's frameworks refuse \
      it or lose some of its entries. Every entry that can be read is listed.
      """)

  @Argument(
    help: "Tables, or folders to search, the current one by default; - is standard input.")
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var color: ColorOption

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func run() throws {
    let finder = search.finder(.tables, for: paths)
    var hasErrors = false
    var isUnreadable = false
    let outline = TableOutline(style: Terminal.style)
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    if format == .json {
      try writer.beginObject()
      try writer.key("schema")
      try writer.value("ctl.strings/1")
      try writer.key("tables")
      try writer.beginList()
    }
    DocumentFinder.noteLinks(finder.found)
    for path in finder.found {
      do {
        let file = try TableInput.read(path.get())
        let problems = file.problems
        for problem in problems {
          hasErrors = hasErrors || problem.severity == .error
          Terminal.report(problem)
        }
        if format == .json {
          try writer.value(TableJSON.table(file, problems))
        } else {
          try Terminal.write { try outline.present(file, to: $0) }
          try Terminal.write("\n")
        }
      } catch let problem as Diagnostic {
        isUnreadable = true
        Terminal.report(problem)
      }
    }
    if format == .json {
      try writer.endList()
      try writer.endObject()
      try writer.endLine()
    }
    Terminal.noteLeftOut(finder.leftOut)
    if isUnreadable { throw ExitStatus.unreadableInput }
    if hasErrors { throw ExitStatus.findings }
  }
}

/// The JSON of a table.
enum TableJSON {
  static func table(_ file: TableFile, _ problems: [Diagnostic]) -> JSONValue {
    var json: [String: JSONValue] = ["path": .path(file.path)]
    switch file {
    case .strings(let table):
      json["format"] = .string(table.format.rawValue)
      json.set("encoding", table.encoding?.rawValue)
      json["entries"] = .list(zip(table.entries, table.entryPositions)) { entry, position in
        Self.entry(
          entry.key, position, ["value": .string(entry.value)], comment: table.comment(of: entry))
      }
    case .rules(let rules):
      json["format"] = "stringsdict"
      json["entries"] = .list(zip(rules.entries, rules.entryPositions)) { entry, position in
        Self.entry(entry.key, position, ["value": .string(entry.value.plainText)])
      }
    case .catalog(let catalog):
      json["format"] = "xcstrings"
      json["sourceLanguage"] = .string(catalog.sourceLanguage)
      json["entries"] = .list(zip(catalog.entries, catalog.entryPositions)) { entry, position in
        let texts = entry.localizations.compactMapValues { $0.value?.plainText }
        return Self.entry(
          entry.key, position, ["values": JSONValue(texts)], comment: entry.comment)
      }
    }
    json.set(
      "problems",
      problems.map { problem in
        .object([
          "severity": .string(problem.severity.rawValue),
          "line": .number(problem.start?.line ?? 1), "column": .number(problem.start?.column ?? 1),
          "message": .string(problem.message),
        ])
      })
    return .object(json)
  }

  private static func entry(
    _ key: String, _ position: SourcePosition?, _ value: [String: JSONValue],
    comment: String? = nil
  ) -> JSONValue {
    var json = value
    json["key"] = .string(key)
    if let position {
      json["line"] = .number(position.line)
      json["column"] = .number(position.column)
    }
    json.set("comment", comment)
    return .object(json)
  }
}
