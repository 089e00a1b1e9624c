import Diagnostics
import Localize

/// The rules about plurals in `.stringsdict` files, catalogs and messages.
enum TablePluralRules {
  static let all: [AuditRule] = [
    told(
      "plural-without-other", "LOC040", "a plural without a text for other", .error,
      why: "A number that no other text is for has none, and the format itself is shown.",
      remedy: "Add a text for other.", bad: dictionary(["one": "%d song"]),
      good: dictionary(["one": "%d song", "other": "%d songs"]),
      ["stringsdict.other", "xcstrings.other"]),
    AuditRule(
      DiagnosticRule(
        "missing-category", alias: "LOC041", in: .tables,
        "a plural without a category that the language needs",
        why: "The text for other is shown with numbers that it is wrong for: 3 файлов.",
        remedy: "Add a text for each.", source: "CLDR's plural rules"),
      bad: AuditExample(files: [
        "ru.lproj/Localizable.stringsdict": dictionary(["one": "%d файл", "other": "%d файлов"])
      ]),
      good: AuditExample(files: [
        "fr.lproj/Localizable.stringsdict": dictionary([
          "one": "%d fichier", "many": "%d fichiers", "other": "%d fichiers",
        ])
      ]),
      .tables { tables in
        tables.pluralFaults { plural, rules, source in
          let missing = rules.categories.filter { plural.texts[$0] == nil }
          guard !missing.isEmpty, plural.texts[.other] != nil else { return nil }
          // A category of whole numbers is needed, unlike one of millions, or of fractions where none is shown.
          let counts = rules.commonCounts
          let ofFractions = rules.category(of: 1.5, fractionDigits: 1)
          let needed = missing.filter { category in
            if plural.showsFractions, category == ofFractions { return true }
            // Where the source has no text for 1, the code may not ask for one.
            let isOne = counts[category] == 1 && rules.category(of: 1) == category
            return counts[category, default: 0] > 0
              && !(isOne && source.map { $0.texts[category] == nil } ?? false)
          }
          return (
            "lacks \(words(for: missing.map(\.rawValue)))", needed.isEmpty ? .note : .warning
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unused-category", alias: "LOC042", in: .tables,
        "a plural category that the language does not have",
        why: "Its text is never shown.", remedy: "Remove it.", source: "CLDR's plural rules"),
      bad: AuditExample(files: [
        "ja.lproj/Localizable.stringsdict": dictionary(["one": "%d曲", "other": "%d曲"])
      ]),
      good: AuditExample(files: [
        "ja.lproj/Localizable.stringsdict": dictionary(["zero": "なし", "other": "%d曲"])
      ]),
      .tables { tables in
        tables.pluralFaults { plural, rules, _ in
          // Apple takes zero for the number zero in every language.
          let unused = plural.texts.keys.filter { $0 != .zero && !rules.categories.contains($0) }
          if unused.isEmpty { return nil }
          return (
            "has \(words(for: unused.sorted().map(\.rawValue))), which the language never uses", nil
          )
        }
      }),
    told(
      "unknown-category", "LOC043", "a plural category that does not exist", .warning,
      why: "Its text is never shown.", remedy: "Write zero, one, two, few, many or other.",
      bad: dictionary(["single": "%d song", "other": "%d songs"]),
      good: dictionary(["one": "%d song", "other": "%d songs"]),
      ["stringsdict.category", "xcstrings.category"], message: .unknownCategory),
    AuditRule(
      DiagnosticRule(
        "duplicate-selector", alias: "LOC044", in: .tables,
        "a message with two texts for one selector",
        why: "The second one is never shown.", remedy: "Remove one.",
        source: "ICU 72's MessagePattern"),
      bad: AuditExample(strings: ["en": #""n" = "{n, plural, one{#} one{# x} other{#}}";"#]),
      good: AuditExample(strings: ["en": #""n" = "{n, plural, one{#} =1{# x} other{#}}";"#]),
      .tables { $0.messageFaults([.duplicateSelector]) }),
    AuditRule(
      DiagnosticRule(
        "category-without-number", alias: "LOC045", in: .tables,
        "a category of several numbers that shows none",
        why: "One text stands for several numbers: with “1” in it, 21 songs are 1 song.",
        remedy: "Show the number, as the text for other does.", source: "CLDR's plural rules"),
      bad: AuditExample(files: [
        "ru.lproj/Localizable.stringsdict": dictionary([
          "one": "файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла",
        ])
      ]),
      good: AuditExample(files: [
        "en.lproj/Localizable.stringsdict": dictionary(["one": "a song", "other": "%d songs"])
      ]),
      .tables { tables in
        tables.pluralFaults { plural, rules, _ in
          guard let other = plural.texts[.other], plural.shows(other) else { return nil }
          let silent = plural.texts.keys.sorted().filter { category in
            category != .other && category != .zero && rules.commonCounts[category, default: 0] > 1
              && plural.texts[category].map { !plural.shows($0) } == true
          }
          guard let category = silent.first else { return nil }
          return (
            "leaves the number out for \(words(for: silent.map(\.rawValue))), which \(rules.examples(of: category)) have",
            silent.allSatisfy(rules.isOfZeroAndOne) ? .note : nil
          )
        }
      }),
    told(
      "plural-variable", "LOC047", "a variable that is not defined, or that nothing uses", .error,
      why: "The format itself is shown, with %#@ in it.", remedy: "Define it, or remove it.",
      bad: dictionary(["one": "%d song", "other": "%d songs"], format: "%#@n@ of %#@total@"),
      good: dictionary(["one": "%d song", "other": "%d songs"]),
      ["stringsdict.variable", "xcstrings.variable"]),
    told(
      "recursive-variable", "LOC048", "a variable that holds itself", .error,
      why: "It cannot be filled in.", remedy: "Take it out.",
      bad: dictionary(["one": "%#@n@", "other": "%d songs"]),
      good: dictionary(["one": "%d song", "other": "%d songs"]), ["stringsdict.recursion"]),
    AuditRule(
      DiagnosticRule(
        "plural-value-type", alias: "LOC049", in: .tables,
        "a plural whose texts show another kind of value than it chooses by",
        why: "The argument is read as two things, and one of them is wrong.",
        remedy: "Use the value type in the texts.", source: "Apple's Stringsdict File Format",
        severity: .warning),
      bad: AuditExample(files: [
        "en.lproj/Localizable.stringsdict": dictionary(["one": "%@ song", "other": "%@ songs"])
      ]),
      good: AuditExample(files: [
        "en.lproj/Localizable.stringsdict": dictionary(["one": "%lld song", "other": "%d songs"])
      ]),
      .tables { tables in
        var faults: [TableFault] = []
        tables.forEachText(with: .choice) { text, language in
          guard case .format(_, let variables) = text.value else { return }
          for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
            guard let chosen = FormatString("%" + variable.valueType).conversions.first?.kind,
              let shown = variable.shown, shown.kind != chosen
            else { continue }
            faults.append(
              TableFault(
                at: text, in: [language.name],
                "the variable \(quoted(name)) of \(text.quotedKey) chooses by a \(chosen.rawValue) (%\(variable.valueType)), and shows a \(shown.kind.rawValue) (\(shown.conversion))"
              ))
          }
        }
        return faults
      }),
    told(
      "width-key", "LOC064", "a width that is no number of ems", .warning,
      why: "The text is never chosen.", remedy: "Write a whole number above 0.",
      bad: widths(["narrow": "OK"]), good: widths(["20": "OK", "40": "Okay"]),
      ["stringsdict.width"]),
  ]

  private static func told(
    _ id: String, _ alias: String, _ title: String, _ severity: Diagnostic.Severity, why: String,
    remedy: String, bad: String, good: String, _ ids: Set<String>,
    message: MessagePatternError.Kind? = nil
  ) -> AuditRule {
    AuditRule(
      DiagnosticRule(
        id, alias: alias, in: .tables, title, why: why, remedy: remedy,
        source: "Apple's Stringsdict File Format", severity: severity),
      bad: AuditExample(files: ["en.lproj/Localizable.stringsdict": bad]),
      good: AuditExample(files: ["en.lproj/Localizable.stringsdict": good]),
      .tables { tables in
        tables.told(ids) + (message.map { tables.messageFaults([$0]) } ?? [])
      })
  }

  /// Returns a file with one plural.
  static func dictionary(_ texts: [String: String], format: String = "%#@n@") -> String {
    let rows = texts.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>songs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(rows)
      </dict></dict></dict></plist>

      """
  }

  private static func widths(_ texts: [String: String]) -> String {
    let rows = texts.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>ok</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict>\(rows)</dict>
      </dict></dict></plist>

      """
  }
}
