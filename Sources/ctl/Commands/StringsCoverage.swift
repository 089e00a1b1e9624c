import ArgumentParser
import InterfaceBuilder
import Localize
import Presenters

/// `ctl strings coverage`: the translation coverage of documents.
struct StringsCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Reports how much of each document is translated into each language.",
    discussion: """
      An empty text counts as missing. A key that the document lacks is stale. A text that equals \
      the document's own may be left untranslated on purpose.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  @Flag(help: "Also names missing and stale keys.")
  var verbose = false

  func run() throws {
    var all: [JSONValue] = []
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let (files, unreadable) = DocumentTables(ofDocumentAt: document.path).find().files()
        let problems = files.flatMap { $0.file.problems.filter { $0.severity == .error } }
        for problem in unreadable + problems {
          Terminal.report(problem)
        }
        let coverage = document.coverage(by: files)
        if format == .json {
          all += coverage.map { Self.json($0, of: document) }
        } else if !coverage.isEmpty {
          let table = CoverageTable(style: Terminal.style, isVerbose: verbose)
          try output.write(table.present(document, coverage) + "\n")
        }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      guard format == .json else { return }
      let json = JSONValue.object([
        "schema": "ctl.coverage/1", "coverage": .array(all),
        "failures": .array(output.failures.map { DocumentJSON.failure($0) }),
      ])
      try output.write(try json.text(pretty: true) + "\n")
    }
  }

  private static func json(
    _ coverage: TranslationCoverage, of document: InterfaceDocument
  ) -> JSONValue {
    var json: [String: JSONValue] = [
      "document": .string(document.path), "table": .string(coverage.table),
      "locale": .string(coverage.language), "localizable": .number(coverage.localizable),
      "translated": .number(coverage.translated), "missing": .number(coverage.missingKeys.count),
      "missingKeys": JSONValue(coverage.missingKeys),
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
