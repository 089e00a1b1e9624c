import Diagnostics
import InterfaceBuilder
import Localize

/// The rules about the keys that the languages of an app have.
enum TableKeyRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "missing-translation", alias: "LOC020", in: .tables, "a text that a language lacks",
        why: "The key, or the text in another language, is shown in the middle of a translated screen.",
        remedy: "Add it to the table of each.",
        source: "Bundle.localizedString(forKey:value:table:): no second table is searched",
        severity: .error),
      bad: AuditExample(strings: [
        "en": "\"save\" = \"Save\";\n\"open\" = \"Open\";", "de": #""save" = "Sichern";"#,
      ]),
      good: AuditExample(strings: [
        "en": "\"save\" = \"Save\";\n\"pi\" = \"3.14\";", "de": #""save" = "Sichern";"#,
      ]),
      .tables { tables in tables.missing }),
    AuditRule(
      DiagnosticRule(
        "orphan-key", alias: "LOC021", in: .tables, "a key that only translations have",
        why: "Nothing looks it up, or the source has lost it.",
        remedy: "Add it to the source, or remove it.",
        source: "Xcode's genstrings and string catalogs"),
      bad: AuditExample(strings: [
        "en": #""save" = "Save";"#, "de": "\"save\" = \"Sichern\";\n\"sav\" = \"Sichern\";",
      ]),
      good: AuditExample(strings: ["en": #""save" = "Save";"#, "de": #""save" = "Sichern";"#]),
      .tables { tables in tables.orphans }),
    AuditRule(
      DiagnosticRule(
        "same-as-source", alias: "LOC022", in: .tables, "a translation that equals its source",
        why: "It was left for later, or is meant to be the same.",
        remedy: "Translate it, unless it is the same in the language.",
        source: "Xcode's string catalogs: the state of a translation", severity: .note),
      bad: AuditExample(strings: [
        "en": #""save" = "Save the file";"#, "de": #""save" = "Save the file";"#,
      ]),
      good: AuditExample(strings: ["en": #""ok" = "OK";"#, "de": #""ok" = "OK";"#]),
      .tables { tables in tables.untranslated }),
    AuditRule(
      DiagnosticRule(
        "empty-translation", alias: "LOC023", in: .tables, "a translation that is empty or new",
        why: "Nothing is shown or said, or a text that no one has translated.",
        remedy: "Translate it.", source: "Xcode's string catalogs: the state of a translation"),
      bad: AuditExample(strings: ["en": #""save" = "Save";"#, "de": #""save" = "";"#]),
      good: AuditExample(strings: ["en": #""sep" = "";"#, "de": #""sep" = "";"#]),
      .tables { tables in tables.empty }),
    AuditRule(
      DiagnosticRule(
        "needs-review", alias: "LOC024", in: .tables, "a translation that needs a review",
        why: "Its source has changed since, or a machine has made it.",
        remedy: "Review it, and mark it as translated.",
        source: "Xcode's string catalogs: needs_review"),
      bad: AuditExample(files: ["Localizable.xcstrings": catalog(state: "needs_review")]),
      good: AuditExample(files: ["Localizable.xcstrings": catalog(state: "translated")]),
      .tables { tables in
        var languages: [String: [String]] = [:]
        for language in tables.translations {
          for text in language.texts where text.states.contains("needs_review") {
            languages[text.key, default: []].append(language.name)
          }
        }
        return tables.faults(ofSource: languages) { "\($0.quotedKey) needs a review" }
      }),
    AuditRule(
      DiagnosticRule(
        "stale-key", alias: "LOC025", in: .tables, "a key that the code no longer uses",
        why: "Xcode has not found it in the code, so its translations are shown nowhere.",
        remedy: "Remove it, or mark it as managed by hand.",
        source: "Xcode's string catalogs: the extraction state stale"),
      bad: AuditExample(files: ["Localizable.xcstrings": catalog(extraction: "stale")]),
      good: AuditExample(files: ["Localizable.xcstrings": catalog(extraction: "manual")]),
      .tables { tables in
        tables.files.enumerated().flatMap { place, file -> [TableFault] in
          guard case .catalog(let catalog) = file.table else { return [] }
          return catalog.entries.filter(\.isStale).map { entry in
            TableFault(
              at: .file(place, offset: entry.offset), key: entry.key,
              "\(quoted(entry.key.cut(to: 60))) is stale")
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unknown-object", alias: "LOC028", in: .tables,
        "a key of an object that the document does not have",
        why: "The object was removed, or has another id since it was copied, and its text is not translated.",
        remedy: "Remove the key, or give it the id of the object.",
        source: "Interface Builder: keys are object ids with a property"),
      bad: documentExample(#""aaa-bb-ccc.text" = "Name"; "ddd-ee-fff.text" = "Ort";"#),
      good: documentExample(#""aaa-bb-ccc.text" = "Name";"#),
      .tables { tables in tables.unknownObjects }),
    AuditRule(
      DiagnosticRule(
        "different-translations", alias: "LOC029", in: .tables,
        "one text that is translated in two ways",
        why: "A person reads two words for one thing.",
        remedy: "Use one, unless the two mean different things.",
        source: "Xcode's string catalogs: one entry for a text", severity: .note),
      bad: AuditExample(strings: [
        "en": "\"a\" = \"Save\";\n\"b\" = \"Save\";", "de": "\"a\" = \"Sichern\";\n\"b\" = \"Speichern\";",
      ]),
      good: AuditExample(strings: [
        "en": "\"a\" = \"Save\";\n\"b\" = \"Save\";", "de": "\"a\" = \"Sichern\";\n\"b\" = \"Sichern\";",
      ]),
      .tables { tables in tables.differentTranslations }),
  ]

  private static func catalog(
    state: String = "translated", extraction: String = "manual"
  ) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Save": {"extractionState": "\(extraction)",
      "localizations": {"de": {"stringUnit": {"state": "\(state)", "value": "Sichern"}}}}}, "version": "1.0"}

    """
  }

  private static func documentExample(_ table: String) -> AuditExample {
    let label = #"<label text="Name" id="aaa-bb-ccc"><rect key="frame" x="0" y="0" width="99" height="44"/></label>"#
    return AuditExample(files: [
      "Base.lproj/Example.xib": AuditExample(label).document,
      "de.lproj/Example.strings": table + "\n",
    ])
  }
}

extension TableText {
  /// Indicates whether a person reads the text: it has letters beside its conversions.
  var isReadable: Bool {
    guard marks.contains(.word) else { return false }
    var hasLetters = false
    value.forEachText { text in
      if hasLetters { return }
      let pieces =
        marks.contains(.percent)
        ? FormatString(text).parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        : [text]
      hasLetters = pieces.contains(where: \.hasWord) || text.contains("%#@")
    }
    return hasLetters
  }
}

extension String {
  /// Indicates whether there is a word: two letters beside each other, or one that is not Latin.
  fileprivate var hasWord: Bool {
    var isAfterLetter = false
    for scalar in unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, isAfterLetter || scalar.value > 0x24F { return true }
      isAfterLetter = isLetter
    }
    return false
  }

  /// Indicates whether a key is a text and no name: it has a space, or is a word with a capital letter.
  fileprivate var isText: Bool {
    if contains(" ") { return true }
    guard let first, first.isUppercase || first == "(" else { return false }
    return !contains(".") && !contains("_") && !dropFirst().contains(where: \.isUppercase)
  }
}

extension TableSet {
  fileprivate var missing: [TableFault] {
    guard let source else { return [] }
    let exempt = exemptKeys
    let needed = source.texts.filter {
      !exempt.contains($0.key) && $0.isReadable && isSeen($0.key)
    }
    var languages: [String: [String]] = [:]
    for language in translations where !isRegion(of: language) {
      for text in needed where language.places[text.key] == nil {
        languages[text.key, default: []].append(language.name)
      }
    }
    var faults = faults(ofSource: languages) { text in
      text.value.plainText == text.key
        ? "\(text.quotedKey) has no translation"
        : "\(text.quotedText), the text of \(text.quotedKey), has no translation"
    }
    for index in faults.indices where isMostlyRepeated(faults[index].key ?? "") {
      // A name that most languages keep is shown as they have it.
      faults[index].severity = .note
    }
    return faults
  }

  /// Returns whether at least half of the translations of a key, and two, are the text of the source.
  private func isMostlyRepeated(_ key: String) -> Bool {
    let texts = translations.compactMap { $0[key]?.value }
    let same = texts.count { $0 == source?[key]?.value }
    return same >= 2 && same * 2 >= texts.count
  }

  fileprivate var orphans: [TableFault] {
    guard let source else { return [] }
    var found: [String: (text: TableText, languages: [String])] = [:]
    var order: [String] = []
    for language in translations {
      for text in language.texts where source.places[text.key] == nil {
        if let document, let object = Self.object(of: text.key),
          document.object(id: object) == nil
        {
          continue
        }
        if found[text.key] == nil { order.append(text.key) }
        found[text.key, default: (text, [])].languages.append(language.name)
      }
    }
    return order.compactMap { key in
      found[key].map { text, languages in
        TableFault(
          at: text, in: languages,
          "\(text.quotedKey) has a translation, \(text.quotedText), and \(source.isDocument ? "the document" : source.name) has no text of it",
          // A key that is a text is shown as it is in its own language.
          remedy: text.key.isText ? "Add it to the source, unless no code uses it." : nil,
          severity: text.key.isText && languages.count * 2 > translations.count ? .note : nil
        )
      }
    }
  }

  fileprivate var untranslated: [TableFault] {
    guard let source, let development else { return [] }
    let exempt = exemptKeys
    var languages: [String: [String]] = [:]
    for language in translations where language.tag?.language != development.language {
      for own in language.texts {
        guard let text = source[own.key], text.value == own.value, own.marks.contains(.lowercase),
          !exempt.contains(own.key), own.value.plainText.count > 3, own.isReadable
        else { continue }
        languages[own.key, default: []].append(language.name)
      }
    }
    return faults(ofSource: languages) { "\($0.quotedText) is the same in the translation" }
  }

  fileprivate var empty: [TableFault] {
    guard let source else { return [] }
    let exempt = exemptKeys
    var faults: [TableFault] = []
    for language in translations {
      for own in language.texts {
        guard let text = source[own.key], text.isReadable, !exempt.contains(own.key) else {
          continue
        }
        if own.value.plainText.isEmpty {
          faults.append(
            TableFault(
              at: own, in: [language.name],
              "the text of \(own.quotedKey) is empty, and \(text.quotedText) in \(source.isDocument ? "the document" : source.name)"
            ))
        } else if own.states.contains("new") {
          faults.append(
            TableFault(
              at: own, in: [language.name],
              own.states.allSatisfy { $0 == "new" }
                ? "the text of \(own.quotedKey) is new"
                : "a part of the text of \(own.quotedKey) is new"))
        }
      }
    }
    return faults
  }

  fileprivate var unknownObjects: [TableFault] {
    guard let document else { return [] }
    var found: [String: (text: TableText, languages: [String])] = [:]
    var order: [String] = []
    let stale = exemptKeys
    for language in languages where !language.name.isEmpty {
      for text in language.texts {
        guard let object = Self.object(of: text.key), document.object(id: object) == nil,
          !stale.contains(text.key)
        else { continue }
        if found[text.key] == nil { order.append(text.key) }
        found[text.key, default: (text, [])].languages.append(language.name)
      }
    }
    return order.compactMap { key in
      found[key].map { text, languages in
        TableFault(
          at: text, in: languages,
          "the document has no object \(quoted(Self.object(of: key) ?? "")), whose text is \(text.quotedText)"
        )
      }
    }
  }

  fileprivate var differentTranslations: [TableFault] {
    guard let source else { return [] }
    let same = Dictionary(grouping: source.texts.filter { $0.plain != nil && $0.isReadable }) {
      $0.plain ?? ""
    }.filter { $0.value.count > 1 }
    guard !same.isEmpty else { return [] }
    var faults: [TableFault] = []
    for (_, texts) in same {
      var languages: [String] = []
      var example: (own: TableText, other: TableText)?
      for language in translations {
        let own = texts.compactMap { language[$0.key] }.filter { !$0.value.plainText.isEmpty }
        guard let first = own.first, let other = own.first(where: { $0.value != first.value })
        else { continue }
        languages.append(language.name)
        example = example ?? (first, other)
      }
      guard let example, let first = texts.first else { continue }
      faults.append(
        TableFault(
          at: first, in: languages,
          "\(first.quotedText) is translated as \(example.own.quotedText) and as \(example.other.quotedText)"
        ))
    }
    return faults
  }
}
