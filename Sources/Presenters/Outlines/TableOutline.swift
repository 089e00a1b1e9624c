public import Localize
import TextFormats

/// Shows a string table: its entries with their lines.
public struct TableOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Returns the entries, ending with a line break.
  public func present(_ file: TableFile) -> String {
    var text = ""
    present(file) { text += $0 }
    return text
  }

  /// Shows the entries one at a time, each ending with a line break.
  package func present(_ file: TableFile, to put: (String) throws -> Void) rethrows {
    switch file {
    case .strings(let table):
      let summary = "\(table.format.rawValue) · \(amount(table.entries.count, "text"))"
      try put(lines(style.heading(file.path, summary)))
      for (entry, position) in zip(table.entries, table.entryPositions) {
        try put(row(position?.line, entry.key, [("", entry.value)]))
      }
    case .rules(let rules):
      try put(
        lines(style.heading(file.path, "stringsdict · \(amount(rules.entries.count, "rule"))")))
      for (entry, position) in zip(rules.entries, rules.entryPositions) {
        try put(row(position?.line, entry.key, entry.value.texts))
      }
    case .catalog(let catalog):
      let summary =
        "xcstrings · \(amount(catalog.entries.count, "key")) · "
        + amount(catalog.languages.count, "language")
      try put(lines(style.heading(file.path, summary)))
      for (entry, position) in zip(catalog.entries, catalog.entryPositions) {
        let texts = entry.localizations.sorted { $0.key < $1.key }.flatMap { language, text in
          (text.value?.texts ?? text.stringSet.map { ("", $0) }).map { name, text in
            (name.isEmpty ? language : "\(language) \(name)", text)
          }
        }
        try put(row(position?.line, entry.key, texts))
      }
    }
  }

  private func row(_ line: Int?, _ key: String, _ texts: [(name: String, text: String)]) -> String {
    let number = line.map { style.dim("\($0)") + "  " } ?? ""
    guard texts.count != 1 || !texts[0].name.isEmpty else {
      return lines(folded("  \(number)\(visible(key)) = \(visible(texts[0].text))"))
    }
    return lines(
      folded("  \(number)\(visible(key))")
        + texts.flatMap { folded("      \(visible($0.name))  \(visible($0.text))") })
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

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
