import Diagnostics
import Localize

/// The rules about the syntax of tables, of which the readers of the files tell.
enum TableSyntaxRules {
  static let all: [AuditRule] = [
    rule(
      "table-syntax", "LOC001", "a table that cannot be read as a whole", .error,
      why: "Apple's parser refuses the whole file, so every key of it is shown as it is.",
      remedy: "Correct the syntax.",
      bad: #""save" = "Save""#, good: #""save" = "Save";"#,
      ["strings.syntax", "plist.syntax", "plist.table", "stringsdict.rule", "xcstrings.entry"]),
    rule(
      "lost-entries", "LOC002", "entries after a place where Apple's parser stops", .error,
      why:
        "The parser keeps what is before the place and says nothing, so the rest is not translated.",
      remedy: "Remove what stands there.",
      bad: "\"save\" = \"Save\";\n}\n\"open\" = \"Open\";",
      good: "\"save\" = \"Save\";\n\"open\" = \"Open\";",
      ["strings.lost-entries"]),
    rule(
      "open-comment", "LOC003", "a comment that is not closed", .error,
      why: "It hides the rest of the file.", remedy: "Add */.",
      bad: "\"save\" = \"Save\";\n/* Menu", good: "\"save\" = \"Save\";\n/* Menu */",
      ["strings.open-comment"]),
    AuditRule(
      DiagnosticRule(
        "duplicate-key", alias: "LOC004", in: .tables, "a key that a table has twice",
        why: "The last text wins, and a change of the first one has no effect.",
        remedy: "Remove one.", source: "Apple's CFOldStylePList.c: the last entry wins"),
      bad: AuditExample(strings: ["en": "\"save\" = \"Save\";\n\"save\" = \"Keep\";"]),
      good: AuditExample(strings: ["en": "\"save\" = \"Save\";\n\"keep\" = \"Keep\";"]),
      .tables { tables in
        var faults = tables.told(["strings.duplicate-key", "xcstrings.duplicate-key"])
        faults.correct(in: tables)
        return faults
      }),
    rule(
      "key-without-value", "LOC005", "a key without a text", .warning,
      why: "Apple's parser takes the key as its text, and others refuse the file.",
      remedy: "Write the text.", bad: #""Save";"#, good: #""Save" = "Save";"#,
      ["strings.no-value"]),
    rule(
      "value-not-text", "LOC006", "a value that is not a text", .warning,
      why: "It cannot be looked up, so the key is shown.", remedy: "Write a text.",
      bad: #""save" = ("Save");"#, good: #""save" = "Save";"#,
      ["strings.not-text", "plist.not-text"]),
    rule(
      "meaningless-escape", "LOC007", "a backslash that only disappears", .warning,
      why: "The character after it is shown: \\u00e9 is u00e9.",
      remedy: "Write \\U and four hexadecimal digits, or the character itself.",
      bad: #""cafe" = "Caf\u00e9";"#, good: #""cafe" = "Caf\U00e9";"#, ["strings.escape"]),
    rule(
      "octal-escape", "LOC008", "an octal escape over 177", .warning,
      why: "It is a character of NeXTSTEP's encoding, which is hardly meant.",
      remedy: "Write the character itself.",
      bad: #""cafe" = "Caf\351";"#, good: #""cafe" = "Café";"#, ["strings.octal"]),
    AuditRule(
      DiagnosticRule(
        "table-encoding", alias: "LOC009", in: .tables, "a table that is not in UTF-8",
        why:
          "Bytes that are not of the encoding are lost, and tools read UTF-16 in different ways.",
        remedy: "Save the file as UTF-8.",
        source: "Apple's CFPropertyList.c: encodings of old lists",
        severity: .error),
      bad: AuditExample(files: [
        "en.lproj/Localizable.strings": "\"\u{0}s\u{0}\"\u{0}=\u{0}s\u{0};\u{0}"
      ]),
      good: AuditExample(strings: ["en": #""save" = "Sichern";"#]),
      .tables { tables in
        tables.told(["strings.encoding", "xcstrings.encoding"])
          + tables.files.compactMap { file in
            guard case .strings(let table) = file.table, table.encoding?.isUTF16WithMark == true
            else { return nil }
            var fault = TableFault(
              at: .path(table.path), in: file.language.isEmpty ? [] : [file.language],
              "the file is UTF-16, which Xcode's tools and git compare as bytes", severity: .note)
            fault.key = file.name
            return fault
          }
      }),
    AuditRule(
      DiagnosticRule(
        "stray-character", alias: "LOC010", in: .tables, "a character that no one meant",
        why:
          "A byte order mark, a NUL or a replacement character is left from a conversion, and is shown or spoken.",
        remedy: "Remove it.", source: "Unicode 15, chapter 23: special areas and format characters"),
      bad: AuditExample(strings: ["en": "\"save\" = \"Sa\u{FEFF}ve\";"]),
      good: AuditExample(strings: ["en": "\"save\" = \"Sa\u{AD}ve\";"]),
      .tables { tables in
        var faults = tables.told(["strings.character"])
        tables.forEachText(with: .stray) { text, language in
          guard let name = text.value.strayCharacter else { return }
          faults.append(
            TableFault(at: text, in: [language.name], "the text of \(text.quotedKey) has \(name)"))
        }
        return faults
      }),
    rule(
      "typographic-delimiter", "LOC011", "a typographic quotation mark around a text", .error,
      why: "The parser knows only straight ones, and stops there.", remedy: "Write \".",
      bad: "\"save\" = \"Save\";\n“open” = “Open”;",
      good: "\"save\" = \"Save\";\n\"open\" = \"“Open”\";", ["strings.quotation-mark"]),
    AuditRule(
      DiagnosticRule(
        "catalog-version", alias: "LOC092", in: .tables, "a catalog of an unknown version",
        why: "A newer Xcode may have written what is not read here.",
        remedy: "Check the catalog in Xcode.", source: "String catalogs as Xcode writes them"),
      bad: AuditExample(files: [
        "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "2.0"}"#
      ]),
      good: AuditExample(files: [
        "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.1"}"#
      ]),
      .tables { $0.told(["xcstrings.version"]) }),
  ]

  private static func rule(
    _ id: String, _ alias: String, _ title: String, _ severity: Diagnostic.Severity, why: String,
    remedy: String, bad: String, good: String, _ ids: Set<String>
  ) -> AuditRule {
    AuditRule(
      DiagnosticRule(
        id, alias: alias, in: .tables, title, why: why, remedy: remedy,
        source: "Apple's CFOldStylePList.c", severity: severity),
      bad: AuditExample(strings: ["en": bad]), good: AuditExample(strings: ["en": good]),
      .tables { tables in
        var faults = tables.told(ids)
        if id == "table-syntax" { faults.correct(in: tables) }
        return faults
      })
  }
}

extension TextEncoding {
  /// Indicates whether the encoding is UTF-16 with a byte order mark.
  fileprivate var isUTF16WithMark: Bool {
    self == .utf16LittleEndianWithMark || self == .utf16BigEndianWithMark
  }
}

extension LocalizedValue {
  /// The first character of a text that stands there by mistake, in words; nil for none.
  fileprivate var strayCharacter: String? {
    var name: String?
    forEachText { text in
      for scalar in text.unicodeScalars where name == nil {
        switch scalar.value {
        case 0: name = "a NUL"
        case 0xFEFF: name = "a byte order mark (U+FEFF)"
        case 0xFFFD: name = "a replacement character (U+FFFD)"
        default: break
        }
      }
    }
    return name
  }
}
