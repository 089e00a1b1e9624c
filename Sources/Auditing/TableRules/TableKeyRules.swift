import Diagnostics
import InterfaceBuilder
import Localize

/// The rules about the keys that the languages of an app have.
enum TableKeyRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "missing-translation", alias: "LOC020", in: .tables, "a text that a language lacks",
        why:
          "The key, or the text in another language, is shown in the middle of a translated screen.",
        remedy: "Add one to each table.",
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
          language.forEachText(with: .unfinished) { text in
            guard text.states.contains("needs_review") else { return }
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
        why:
          "The object was removed, or has another id since it was copied, and its text is not translated.",
        remedy: "Remove the key, or give it the id of the object.",
        source: "Interface Builder: keys are object ids with a property"),
      bad: documentExample(#""aaa-bb-ccc.text" = "Name"; "ddd-ee-fff.text" = "Ort";"#),
      good: documentExample(#""aaa-bb-ccc.text" = "Name";"#),
      .tables { tables in tables.unknownObjects }),
    AuditRule(
      DiagnosticRule(
        "other-than-document", in: .tables,
        "a table of the document's own language with another text than the document",
        why: "People read the text of the table, and translators and tools that of the document.",
        remedy: "Write the same text in both, or remove the table.",
        source: "Bundle.loadNibNamed: a table replaces the texts of a base document",
        severity: .note),
      bad: ownTable(#""aaa-bb-ccc.text" = "Title";"#),
      good: ownTable(#""aaa-bb-ccc.text" = "Name";"#),
      .tables { tables in tables.contradictions }),
    AuditRule(
      DiagnosticRule(
        "different-translations", alias: "LOC029", in: .tables,
        "one text that is translated in two ways",
        why: "A person reads two words for one thing.",
        remedy: "Use one, unless the two mean different things.",
        source: "Xcode's string catalogs: one entry for a text", severity: .note),
      bad: AuditExample(strings: [
        "en": "\"a\" = \"Save\";\n\"b\" = \"Save\";",
        "de": "\"a\" = \"Sichern\";\n\"b\" = \"Speichern\";",
      ]),
      good: AuditExample(strings: [
        "en": "\"a\" = \"Save\";\n\"b\" = \"Save\";",
        "de": "\"a\" = \"Sichern\";\n\"b\" = \"Sichern\";",
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

  private static func ownTable(_ table: String) -> AuditExample {
    AuditExample(
      files: documentExample("").files.merging(["en.lproj/Example.strings": table + "\n"]) { $1 })
  }

  private static func documentExample(_ table: String) -> AuditExample {
    let label =
      #"<label text="Name" id="aaa-bb-ccc"><rect key="frame" x="0" y="0" width="99" height="44"/></label>"#
    return AuditExample(files: [
      "Base.lproj/Example.xib": AuditExample(label).document,
      "de.lproj/Example.strings": table + "\n",
    ])
  }
}
