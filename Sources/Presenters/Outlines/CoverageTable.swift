public import InterfaceBuilder

/// Shows the translation coverage of a document, with a line for each language.
public struct CoverageTable: Sendable {
  /// The style of the text.
  public var style: TextStyle
  /// Whether missing and stale keys are listed.
  public var isVerbose: Bool

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle(), isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Returns the table, ending with a line break.
  public func present(_ document: InterfaceDocument, _ coverage: [TranslationCoverage]) -> String {
    let total = coverage.first?.localizable ?? 0
    var lines = [
      style.bold(visible(document.path, limit: 8192)) + "   \(amount(total, "text"))"
    ]
    let width = coverage.map { columns(of: visible($0.language)) }.max() ?? 0
    for row in coverage {
      let language = visible(row.language)
      let padding = String(repeating: " ", count: width - columns(of: language))
      var facts = ["\(row.translated) of \(row.localizable) translated"]
      if !row.missingKeys.isEmpty { facts.append("\(row.missingKeys.count) missing") }
      if row.sameAsDocument > 0 { facts.append("\(row.sameAsDocument) the same") }
      if !row.staleKeys.isEmpty { facts.append("\(row.staleKeys.count) stale") }
      if let catalog = row.catalog, catalog.needsReview > 0 {
        facts.append("\(catalog.needsReview) to review")
      }
      lines.append("  " + style.bold(language) + padding + "  " + facts.joined(separator: ", "))
      guard isVerbose else { continue }
      for (name, keys) in [("missing", row.missingKeys), ("stale", row.staleKeys)]
      where !keys.isEmpty {
        let text = name + "  " + keys.map { visible($0) }.joined(separator: " ")
        lines += wrapped(text, to: style.width - 6).map { "      " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
