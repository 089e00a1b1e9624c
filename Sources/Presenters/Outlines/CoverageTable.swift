import Graphics
public import InterfaceBuilder
public import Localize
import TextFormats

/// Shows the translation coverage of a document, with a line for each language.
public struct CoverageTable: Sendable {
  /// The style of the text.
  public var style: TextStyle
  /// A Boolean value that indicates whether missing and stale keys are listed.
  public var isVerbose: Bool

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle(), isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Returns the table, ending with a line break; the copies are other languages of the document.
  public func present(
    _ document: InterfaceDocument, _ coverage: [TranslationCoverage], copies: [LanguageTag] = [],
    unseen: [String: UnseenText] = [:], findings: [String: TableFindingCounts] = [:]
  ) -> String {
    let unseen = coverage.first?.unseen ?? unseen
    let keys = Set(document.localizableTexts.map(\.key))
    let total = coverage.first?.localizable ?? keys.count { unseen[$0] == nil }
    var lines = style.heading(document.path, amount(total, "text"))
    if let line = Self.facts(of: unseen) {
      lines += wrapped(line, to: style.width - 2, indentation: 2).map { "  " + $0 }
    }
    if coverage.isEmpty {
      let languages = copies.map { "\($0)" }.joined(separator: ", ")
      let fact = copies.isEmpty ? "no table: not translated" : "copies in \(languages)"
      lines += wrapped(fact, to: style.width - 2).map { "  " + $0 }
    }
    let width = coverage.map { columns(of: visible($0.language)) }.max() ?? 0
    for row in coverage {
      let language = visible(row.language)
      let padding = String(repeating: " ", count: width - columns(of: language))
      let margin = String(repeating: " ", count: width + 4)
      for (number, text) in wrapped(
        facts(of: row) + (findings[row.language]?.words ?? ""), to: style.width - width - 4
      ).enumerated() {
        lines.append(number == 0 ? "  \(style.bold(language))\(padding)  \(text)" : margin + text)
      }
      guard isVerbose else { continue }
      for (key, text) in zip(row.missingKeys, row.missingTexts) {
        let line = "missing  \(visible(key))  “\(visible(text))”"
        lines += wrapped(line, to: style.width - 6, indentation: 9).map { "      " + $0 }
      }
      guard !row.staleKeys.isEmpty else { continue }
      let line = "stale  " + row.staleKeys.map { visible($0) }.joined(separator: " ")
      lines += wrapped(line, to: style.width - 6).map { "      " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the numbers of texts that no one sees, by the reason, in a line; nil for none.
  static func facts(of unseen: [String: UnseenText]) -> String? {
    facts(of: unseen.values.reduce(into: [:]) { $0[$1, default: 0] += 1 })
  }

  private static func facts(of unseen: [UnseenText: Int]) -> String? {
    let counts = UnseenText.allCases.compactMap { reason in
      unseen[reason].map { "\($0) \(reason.rawValue)" }
    }
    return counts.isEmpty ? nil : "not seen: " + counts.joined(separator: ", ")
  }

  private func facts(of row: TranslationCoverage) -> String {
    var facts = ["\(row.translated) of \(row.localizable) translated"]
    if !row.missingKeys.isEmpty { facts.append("\(row.missingKeys.count) missing") }
    if row.sameAsDocument > 0 { facts.append("\(row.sameAsDocument) the same") }
    if !row.staleKeys.isEmpty { facts.append("\(row.staleKeys.count) stale") }
    if let catalog = row.catalog, catalog.needsReview > 0 {
      facts.append("\(catalog.needsReview) to review")
    }
    if row.language == TranslationCoverage.base { facts.append("for any other language") }
    return facts.joined(separator: ", ")
  }

  /// Returns the totals of a project, ending with a line break.
  public func present(_ totals: CoverageTotals) -> String {
    var facts = [amount(totals.documents, "document"), amount(totals.localizable, "text")]
    if totals.withoutTable > 0 {
      facts.append("\(totals.withoutTable) without a table")
    }
    var lines = wrapped(facts.joined(separator: " · "), to: style.width).map(style.bold)
    if let line = Self.facts(of: totals.unseen) {
      lines += wrapped(line, to: style.width - 2, indentation: 2).map { "  " + $0 }
    }
    let width = totals.rows.map { columns(of: "\($0.language)") }.max() ?? 0
    for row in totals.rows {
      let padding = String(repeating: " ", count: width - columns(of: "\(row.language)"))
      // Rounded down, so that 100% is all.
      let percent = (row.percent * 10).rounded(.down) / 10
      lines.append(
        "  " + style.bold("\(row.language)") + padding
          + "  \(row.translated) of \(row.localizable) translated, \(decimal(percent))%"
          + (row.isOwn ? ", the documents' own" : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The numbers of errors and warnings in the tables of a language.
public struct TableFindingCounts: Sendable {
  /// The number of errors.
  public var errors = 0
  /// The number of warnings.
  public var warnings = 0

  /// Creates the numbers of no finding.
  public init() {}

  /// The numbers behind other facts; empty for none.
  fileprivate var words: String {
    let facts = [
      errors > 0 ? amount(errors, "error") : nil, warnings > 0 ? amount(warnings, "warning") : nil,
    ]
    return facts.compactMap { $0 }.map { ", " + $0 }.joined()
  }
}
