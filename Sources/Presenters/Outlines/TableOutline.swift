public import Localize

/// Shows a string table: its entries with their lines.
public struct TableOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Returns the entries, ending with a line break.
  public func present(_ file: TableFile) -> String {
    let rows: [(line: Int?, key: String, texts: [(name: String, text: String)])]
    let summary: String
    switch file {
    case .strings(let table):
      summary = "\(table.format.rawValue) · \(amount(table.entries.count, "text"))"
      let positions = table.positions
      rows = table.entries.enumerated().map { number, entry in
        (positions?[number].line, entry.key, [("", entry.value)])
      }
    case .rules(let rules):
      summary = "stringsdict · \(amount(rules.entries.count, "rule"))"
      let positions = rules.positions
      rows = rules.entries.enumerated().map { number, entry in
        (positions?[number].line, entry.key, entry.value.texts)
      }
    case .catalog(let catalog):
      summary =
        "xcstrings · \(amount(catalog.entries.count, "key")) · "
        + amount(catalog.languages.count, "language")
      let positions = catalog.positions
      rows = catalog.entries.enumerated().map { number, entry in
        let texts = entry.localizations.sorted { $0.key < $1.key }.flatMap { language, text in
          (text.value?.texts ?? text.stringSet.map { ("", $0) }).map { name, text in
            (name.isEmpty ? language : "\(language) \(name)", text)
          }
        }
        return (positions[number].line, entry.key, texts)
      }
    }
    var lines = style.heading(file.path, summary)
    for row in rows {
      let line = row.line.map { style.dim("\($0)") + "  " } ?? ""
      guard row.texts.count != 1 || !row.texts[0].name.isEmpty else {
        lines += folded("  \(line)\(visible(row.key)) = \(visible(row.texts[0].text))")
        continue
      }
      lines += folded("  \(line)\(visible(row.key))")
      for (name, text) in row.texts { lines += folded("      \(visible(name))  \(visible(text))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func folded(_ line: String) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    return wrapped(String(line.dropFirst(indent.count)), to: style.width - indent.count - 4)
      .enumerated().map { $0.offset == 0 ? indent + $0.element : indent + "    " + $0.element }
  }
}

extension LocalizedValue {
  /// All texts, each with its plural, device or width variation.
  fileprivate var texts: [(name: String, text: String)] {
    switch self {
    case .text(let text): [("", text)]
    case .format(let format, let variables):
      [("", format)]
        + variables.sorted { $0.key < $1.key }.flatMap { name, variable in
          variable.categories.sorted { $0.key < $1.key }.map { ("\(name).\($0.rawValue)", $1) }
        }
    case .plural(let texts):
      nested(texts.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) })
    case .device(let texts): nested(texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    case .width(let texts):
      nested(texts.sorted { $0.key < $1.key }.map { ("\($0.key) em", $0.value) })
    }
  }

  private func nested(_ texts: [(String, LocalizedValue)]) -> [(name: String, text: String)] {
    texts.flatMap { name, value in
      value.texts.map { ($0.name.isEmpty ? name : "\(name).\($0.name)", $0.text) }
    }
  }
}
