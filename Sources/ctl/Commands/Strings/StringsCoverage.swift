import ArgumentParser
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl strings coverage`: the translation coverage of documents.
struct StringsCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Reports how much of each document is translated into each language.",
    usage: "ctl strings coverage [<paths> ...] [options]",
    discussion: """
      An empty text counts as missing. A key that the document lacks is stale. A text that equals \
      the document's own may be left untranslated on purpose. The totals count every text for every \
      language; a document is translated into its own language, which --fail-under leaves out. A \
      table that cannot be read, or has errors, exits with 3.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  @Option(
    name: .customLong("fail-under"),
    help: ArgumentHelp(
      "Exit with 1 if less than this share of all texts is translated into a language.",
      valueName: "percent"))
  var least: Double?

  @Flag(help: "Also list missing keys, with their texts, and stale keys.")
  var verbose = false

  func validate() throws {
    guard let least, !(0...100).contains(least) else { return }
    throw ValidationError("--fail-under is from 0 to 100.")
  }

  func run() throws {
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    if format == .json {
      try writer.beginObject()
      try writer.key("coverage")
      try writer.beginList()
    }
    var untranslated: [JSONValue] = []
    var totals = CoverageTotals()
    let table = CoverageTable(style: Terminal.style, isVerbose: verbose)
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let tables = DocumentTables(ofDocumentAt: document.path).find()
        LinkedFiles.note(tables)
        let (files, unreadable) = tables.files()
        let problems = files.flatMap { $0.file.problems.filter { $0.severity == .error } }
        for problem in unreadable + problems { output.report(problem) }
        let coverage = document.coverage(by: files)
        let copies =
          coverage.isEmpty ? DocumentTables(ofDocumentAt: document.path).copies : []
        let texts = coverage.isEmpty ? document.localizableKeys.count : 0
        totals.add(document, coverage)
        if format == .json {
          for row in coverage { try writer.value(Self.json(row, of: document)) }
          if texts > 0, copies.isEmpty {
            untranslated.append(
              .object(["document": .path(document.path), "localizable": .number(texts)]))
          }
        } else if !coverage.isEmpty || texts > 0 {
          try output.write(table.present(document, coverage, copies: copies) + "\n")
        }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      if format == .json {
        try writer.endList()
        let rest: [(String, JSONValue)] = [
          ("failures", DocumentJSON.failures(output.failures)), ("schema", "ctl.coverage/1"),
          ("totals", .list(totals.rows) { Self.json($0) }), ("untranslated", .array(untranslated)),
        ]
        for (key, value) in rest {
          try writer.key(key)
          try writer.value(value)
        }
        try writer.endObject()
        try writer.endLine()
      } else if totals.files > 1 {
        try output.write(table.present(totals))
      }
    }
    if least.map(totals.isBelow) == true { throw ExitStatus.findings }
  }

  private static func json(_ row: CoverageTotals.Row) -> JSONValue {
    .object([
      "locale": .string("\(row.language)"), "localizable": .number(row.localizable),
      "translated": .number(row.translated), "percent": .decimal(row.percent),
    ])
  }

  private static func json(
    _ coverage: TranslationCoverage, of document: InterfaceDocument
  ) -> JSONValue {
    var json: [String: JSONValue] = [
      "document": .path(document.path), "table": .path(coverage.table),
      "locale": .string(coverage.language), "localizable": .number(coverage.localizable),
      "translated": .number(coverage.translated), "missing": .number(coverage.missingKeys.count),
      "missingKeys": JSONValue(coverage.missingKeys),
      "missingTexts": JSONValue(coverage.missingTexts),
      "sameAsDocument": .number(coverage.sameAsDocument),
      "keysNotInDocument": .number(coverage.staleKeys.count),
      "staleKeys": JSONValue(coverage.staleKeys),
    ]
    if let catalog = coverage.catalog {
      json["isSourceLanguage"] = .bool(catalog.isSourceLanguage)
      json["catalogKeys"] = .number(catalog.keys)
      json["inCatalog"] = .number(catalog.keysOfDocument)
      json["stateTranslated"] = .number(catalog.stateTranslated)
      json["needsReview"] = .number(catalog.needsReview)
      json["shouldNotTranslate"] = .number(catalog.shouldNotTranslate)
    }
    return .object(json)
  }
}
