import Diagnostics
import Localize

/// The rules about scripts and the direction of texts.
enum DirectionRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "direction-controls", alias: "LOC070", in: .tables,
        "controls of direction that are not closed, or that override letters",
        why: "What follows is shown in the wrong order, even the texts beside it.",
        remedy: "Close each with its counterpart, and write isolates (U+2066 to U+2069).",
        source: "Unicode Standard Annex #9"),
      bad: AuditExample(strings: ["he": "\"n\" = \"\u{202A}iPhone שלום\";"]),
      good: AuditExample(strings: ["he": "\"n\" = \"\u{202A}iPhone\u{202C} שלום\u{200F}\";"]),
      .tables { tables in
        var faults: [TableFault] = []
        tables.forEachText(with: .direction) { text, language in
          text.value.forEachText { plain in
            guard let found = DirectionControls(plain).problem else { return }
            faults.append(
              TableFault(
                at: text, in: [language.name],
                "the text of \(text.quotedKey) \(found.problem)",
                severity: found.severity))
          }
        }
        return faults
      }),
    AuditRule(
      DiagnosticRule(
        "unisolated-argument", alias: "LOC071", in: .tables,
        "a text from right to left that begins with Latin letters and an argument",
        why:
          "The first letters make the whole line run from left to right, and the argument lands on the wrong side.",
        remedy: "Put the argument into an isolate: U+2068, the conversion, U+2069.",
        source: "Unicode Standard Annex #9, rules P2 and P3"),
      bad: AuditExample(strings: [
        "en": #""v" = "iOS %@ is needed";"#, "ar": #""v" = "iOS %@ مطلوب";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""v" = "iOS %@ is needed";"#, "ar": #""v" = "مطلوب iOS %@";"#,
      ]),
      .tables { tables in
        tables.pairs.faults {
          $0.ownMarks.isSuperset(of: [.percent, .foreign])
        } _: { pair in
          guard pair.language.isRightToLeft, let own = pair.own.plain,
            own.hasRightToLeftLetters,
            own.beginsLeftToRightWithArgument
          else { return nil }
          return (
            "the text of \(pair.own.quotedKey) begins with Latin letters before an argument: \(pair.own.quotedText)",
            nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "table-script", alias: "LOC073", in: .tables,
        "a translation in a script that the language does not use",
        why: "The text is in the wrong table, or is of another way of writing.",
        remedy: "Check that the text is in the right table.", source: "CLDR's likely scripts"),
      bad: AuditExample(strings: [
        "en": #""o" = "Open the file";"#, "zh-Hans": #""o" = "打開檔案讀取資料";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""o" = "Open the file";"#, "zh-Hans": #""o" = "打开文件读取数据";"#,
      ]),
      .tables { tables in
        // The texts of documents are checked where they are shown.
        if tables.document != nil { return [] }
        return tables.pairs.faults {
          $0.ownMarks.contains(.foreign)
        } _: { pair in
          guard let own = pair.own.plain, pair.own.value != pair.source.value,
            let problem = own.foreignScript(in: pair.language)
          else { return nil }
          return (
            "the text of \(pair.own.quotedKey) is \(problem): \(pair.own.quotedText)",
            nil
          )
        }
      }),
  ]
}

/// The controls of direction in a text.
private struct DirectionControls {
  /// The problem, with a severity of its own; nil for none.
  private(set) var problem: (problem: String, severity: Diagnostic.Severity?)?

  init(_ text: String) {
    var (embeddings, isolates) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202D, 0x202E:
        problem = (
          "overrides the direction of letters (U+\(String(scalar.value, radix: 16, uppercase: true)))",
          .error
        )
        return
      case 0x202A, 0x202B: embeddings += 1
      case 0x202C:
        embeddings -= 1
        if embeddings < 0 {
          problem = ("closes a direction that is not open (U+202C)", nil)
          return
        }
      case 0x2066, 0x2067, 0x2068: isolates += 1
      case 0x2069:
        isolates -= 1
        if isolates < 0 {
          problem = ("closes an isolate that is not open (U+2069)", nil)
          return
        }
      default: break
      }
    }
    if embeddings > 0 { problem = ("has a direction that is not closed", nil) }
    if isolates > 0 { problem = ("has an isolate that is not closed", nil) }
  }
}

extension String {
  fileprivate var hasRightToLeftLetters: Bool {
    unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
  }

  /// Indicates whether the first letters are Latin, and an argument follows before any other letter.
  fileprivate var beginsLeftToRightWithArgument: Bool {
    var isLatin = false
    for piece in FormatString(self).parts {
      switch piece {
      case .conversion(let conversion) where !conversion.isSpaced: return isLatin
      case .conversion, .variable: return isLatin
      case .text(let text):
        for scalar in text.unicodeScalars {
          switch scalar.value {
          case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return false
          case 0x41...0x5A, 0x61...0x7A: isLatin = true
          case 0x590...: if scalar.properties.isAlphabetic { return false }
          default: break
          }
        }
      }
    }
    return false
  }

  /// Returns in words the script of the text that a language does not use; nil for one that it does.
  fileprivate func foreignScript(in language: TableLanguage) -> String? {
    if let isTraditional = language.isTraditional {
      let (foreign, all) = ChineseCharacters.foreign(in: self, isTraditional: isTraditional)
      // One character may be an old form of another word.
      if foreign >= 2, foreign * 5 > all {
        return "in \(isTraditional ? "simplified" : "traditional") characters"
      }
    }
    guard let expected = language.scripts, let found = Script.dominant(in: self), found != .latin,
      !expected.contains(found)
    else { return nil }
    return "in \(found.rawValue) letters"
  }
}
