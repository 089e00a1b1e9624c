import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters

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

  @Argument(help: "Tables, and folders to search for them; - is standard input.")
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var color: ColorOption

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func run() throws {
    let finder = search.finder(.tables, for: paths)
    var tables: [JSONValue] = []
    var hasErrors = false
    var isUnreadable = false
    for path in finder.found {
      do {
        let file = try TableInput.read(path.get())
        for problem in file.problems {
          hasErrors = hasErrors || problem.severity == .error
          Terminal.report(problem)
        }
        if format == .json {
          tables.append(TableJSON.table(file))
        } else {
          try Terminal.write(TableOutline(style: Terminal.style).present(file) + "\n")
        }
      } catch let problem as Diagnostic {
        isUnreadable = true
        Terminal.report(problem)
      }
    }
    if format == .json {
      let json = JSONValue.object(["schema": "ctl.strings/1", "tables": .array(tables)])
      try Terminal.write(try json.text(pretty: true) + "\n")
    }
    Terminal.noteLeftOut(finder.leftOut)
    if isUnreadable { throw ExitStatus.unreadableInput }
    if hasErrors { throw ExitStatus.findings }
  }
}

/// The JSON of a table.
enum TableJSON {
  static func table(_ file: TableFile) -> JSONValue {
    var json: [String: JSONValue] = ["path": .string(file.path)]
    switch file {
    case .strings(let table):
      json["format"] = .string(table.format.rawValue)
      json.set("encoding", table.encoding?.rawValue)
      let positions = table.positions
      json["entries"] = .array(
        table.entries.enumerated().map { number, entry in
          Self.entry(
            entry.key, positions?[number], ["value": .string(entry.value)],
            comment: table.comment(of: entry))
        })
    case .rules(let rules):
      json["format"] = "stringsdict"
      let positions = rules.positions
      json["entries"] = .array(
        rules.entries.enumerated().map { number, entry in
          Self.entry(
            entry.key, positions?[number], ["value": .string(entry.value.plainText)])
        })
    case .catalog(let catalog):
      json["format"] = "xcstrings"
      json["sourceLanguage"] = .string(catalog.sourceLanguage)
      let positions = catalog.positions
      json["entries"] = .array(
        catalog.entries.enumerated().map { number, entry in
          let texts = entry.localizations.compactMapValues { $0.value?.plainText }
          return Self.entry(
            entry.key, positions[number], ["values": JSONValue(texts)],
            comment: entry.comment)
        })
    }
    json.set(
      "problems",
      file.problems.map { problem in
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
