import Diagnostics
import Localize

/// A plural in a table: the texts among which a number chooses.
struct TablePlural {
  /// The name of the variable; nil for a plural of whole texts.
  let name: String?
  let texts: [PluralCategory: String]
  /// The argument in a catalog's texts, which show the number as `%arg`.
  let argument: Int?
  /// Indicates whether the number may have a fraction.
  let showsFractions: Bool

  /// Returns whether a text shows the number.
  func shows(_ text: String) -> Bool {
    argument != nil && text.contains("%arg") || text.contains("%#@")
      || FormatString(text).conversions.contains { $0.kind == .whole || $0.kind == .fraction }
      // A number that was formatted before is a text.
      || argument == nil && FormatString(text).conversions.contains { $0.kind == .text }
  }
}

extension LocalizedValue {
  /// The plurals of the value.
  var plurals: [TablePlural] {
    switch self {
    case .text: return []
    case .format(_, let variables):
      return variables.sorted { $0.key < $1.key }.map { name, variable in
        TablePlural(
          name: name, texts: variable.categories, argument: variable.argument,
          showsFractions: FormatString("%" + variable.valueType).conversions.first?.kind
            == .fraction)
      }
    case .plural(let texts):
      let plain = texts.mapValues(\.plainText)
      let isFraction = plain.values.contains { text in
        FormatString(text).conversions.contains { $0.kind == .fraction }
      }
      return [TablePlural(name: nil, texts: plain, argument: nil, showsFractions: isFraction)]
        + texts.sorted { $0.key < $1.key }.flatMap { $1.plurals }
    case .device(let texts): return texts.sorted { $0.key < $1.key }.flatMap { $1.plurals }
    case .width(let texts): return texts.sorted { $0.key < $1.key }.flatMap { $1.plurals }
    }
  }
}

extension LocalizedValue.Variable {
  /// The first conversion of the number in a text; nil where none shows it.
  var shown: (kind: FormatSignature.Kind, conversion: String)? {
    for (_, text) in categories.sorted(by: { $0.key < $1.key }) {
      if argument != nil, text.contains("%arg") { return nil }
      let conversions = FormatString(text).conversions
      // With a position, a conversion may show another argument.
      guard let first = conversions.first, first.position == nil, let kind = first.kind else {
        continue
      }
      return (kind, "%" + first.type)
    }
    return nil
  }
}

extension PluralRules {
  /// The number of whole numbers up to 200 in each category.
  var commonCounts: [PluralCategory: Int] {
    var counts: [PluralCategory: Int] = [:]
    for number in 0...200 { counts[category(of: number), default: 0] += 1 }
    return counts
  }

  /// Returns whether a category holds no whole number but 0 and 1, of which apps often show none for 0.
  func isOfZeroAndOne(_ category: PluralCategory) -> Bool {
    (2...200).allSatisfy { self.category(of: $0) != category }
  }

  /// Returns the first numbers of a category in words, such as `1, 21 and 31`.
  func examples(of category: PluralCategory) -> String {
    let numbers = (0...200).filter { self.category(of: $0) == category }.prefix(3).map { "\($0)" }
    return words(for: Array(numbers))
  }
}

extension TableSet {
  /// Returns what is wrong with the plurals of languages, in rules and in messages.
  func pluralFaults(
    _ find: (TablePlural, PluralRules, _ source: TablePlural?) -> (
      problem: String, severity: Diagnostic.Severity?
    )?
  ) -> [TableFault] {
    var faults: [TableFault] = []
    for language in languages {
      guard let tag = language.tag ?? (language.name == "Base" ? development : nil),
        PluralRules.areKnown(for: tag)
      else { continue }
      let rules = PluralRules.rules(for: tag)
      language.forEachText(with: .choice) { text in
        let theirs = language.name == source?.name ? nil : source?[text]?.value.plurals
        for plural in text.value.plurals {
          let source = theirs?.first { $0.name == plural.name }
          guard let found = find(plural, rules, source) else { continue }
          let name = plural.name.map { "the plural \(quoted($0))" } ?? "the plural"
          faults.append(
            TableFault(
              at: text, in: [language.name],
              "\(name) of \(text.quotedKey) \(found.problem)",
              severity: found.severity))
        }
      }
    }
    return faults
  }
}
