import ArgumentParser
import Auditing
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
      Texts that no one reads or hears are counted apart, with the reason: templates of rows, hidden \
      titles, bound values, placeholders, numbers and paths, and with --source what code sets. Errors \
      and warnings are those of 'ctl strings check'. An empty text counts as missing. A key that the document lacks is stale. A text that equals \
      the document's own may be left untranslated on purpose. The totals count every text for every \
      language; a document is translated into its own language, which --fail-under leaves out. A \
      table that cannot be read, or has errors, exits with 3.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var source: SourceOptions

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
    let app =
      try source.folders.isEmpty
      ? nil
      : AppInput.read(
        source.folders, around: input.paths.isEmpty ? ["."] : input.paths,
        excluding: input.search.exclusions, accessors: [])
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let ofCode = app?.textsSetByCode(in: document) ?? []
        let tables = DocumentTables(ofDocumentAt: document.path).find()
        LinkedFiles.note(tables)
        let (files, unreadable) = tables.files()
        let problems = files.flatMap { $0.file.problems.filter { $0.severity == .error } }
        for problem in unreadable + problems { output.report(problem) }
        let coverage = document.coverage(by: files, setByCode: ofCode)
        let findings = TableFindingCounts.of(tables, files, of: document)
        let copies =
          coverage.isEmpty ? DocumentTables(ofDocumentAt: document.path).copies : []
        let unseen = document.unseenTexts(besides: ofCode)
        let texts = coverage.isEmpty ? document.localizableKeys.count { unseen[$0] == nil } : 0
        totals.add(document, coverage, setByCode: ofCode)
        if format == .json {
          let all = document.coverage(by: files, ofAllTexts: true)
          for (row, whole) in zip(coverage, all) {
            var json = Self.json(row)
            json["document"] = .path(document.path)
            json["notSeen"] = Self.json(row.unseen)
            json["allTexts"] = .object(Self.json(whole))
            json["errors"] = .number(findings[row.language]?.errors ?? 0)
            json["warnings"] = .number(findings[row.language]?.warnings ?? 0)
            try writer.value(.object(json))
          }
          if texts > 0, copies.isEmpty {
            untranslated.append(
              .object([
                "document": .path(document.path), "localizable": .number(texts),
                "notSeen": Self.json(unseen),
              ]))
          }
        } else if !coverage.isEmpty || texts > 0 {
          try output.write(
            table.present(document, coverage, copies: copies, unseen: unseen, findings: findings)
              + "\n")
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

  /// Returns the keys of texts that no one sees, by the reason.
  private static func json(_ unseen: [String: UnseenText]) -> JSONValue {
    let keys = Dictionary(grouping: unseen.keys) { unseen[$0]?.rawValue ?? "" }
    return .object(keys.mapValues { JSONValue($0.sorted()) })
  }

  private static func json(_ row: CoverageTotals.Row) -> JSONValue {
    .object([
      "locale": .string("\(row.language)"), "localizable": .number(row.localizable),
      "translated": .number(row.translated), "percent": .decimal(row.percent),
    ])
  }

  private static func json(_ coverage: TranslationCoverage) -> [String: JSONValue] {
    var json: [String: JSONValue] = [
      "table": .path(coverage.table), "locale": .string(coverage.language),
      "localizable": .number(coverage.localizable), "translated": .number(coverage.translated),
      "missing": .number(coverage.missingKeys.count),
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
    return json
  }
}

extension TableFindingCounts {
  /// Returns the numbers of the findings in the tables of a document, by language.
  fileprivate static func of(
    _ tables: LocalizedTables, _ files: [LocalizedTables.File], of document: InterfaceDocument
  ) -> [String: TableFindingCounts] {
    guard !files.isEmpty else { return [:] }
    let findings = TableAudit().audit(TableSet(tables, files: files, of: document))
    return findings.reduce(into: [:]) { counts, finding in
      let languages = (finding.subject?.language ?? "").split(separator: ",")
      for language in languages.map({ String($0.drop { $0 == " " }) }) {
        switch finding.severity {
        case .error: counts[language, default: TableFindingCounts()].errors += 1
        case .warning: counts[language, default: TableFindingCounts()].warnings += 1
        case .note: break
        }
      }
    }
  }
}
