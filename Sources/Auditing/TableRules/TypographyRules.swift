import Diagnostics
import Localize

/// The rules about spaces, punctuation, markup and length of translations.
enum TypographyRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "different-ending", alias: "LOC060", in: .tables,
        "a translation that begins or ends in another way than its source",
        why:
          "A space joins two texts, and a colon, an ellipsis or a question mark means something.",
        remedy: "Begin and end it as the source.",
        source: "Apple's Human Interface Guidelines: an ellipsis tells that more is asked for"),
      bad: AuditExample(strings: ["en": #""by" = "by ";"#, "de": #""by" = "von";"#]),
      good: AuditExample(strings: [
        "en": #""more" = "More…"; "q" = "Sure?";"#, "ja": #""more" = "詳細..."; "q" = "確か？";"#,
      ]),
      .tables { tables in
        tables.pairs.faults {
          $0.ownMarks.ends != $0.sourceMarks.ends
        } _: { pair in
          guard let own = pair.own.plain, let source = pair.source.plain else { return nil }
          let (mine, theirs) = (TextEnds(own), TextEnds(source))
          let subject = "the text of \(pair.own.quotedKey)"
          if mine.startsWithSpace != theirs.startsWithSpace {
            return (
              "\(subject) \(mine.startsWithSpace ? "begins" : "does not begin") with a space, unlike its source, \(pair.source.quotedText)",
              nil
            )
          }
          if mine.endsWithSpace != theirs.endsWithSpace {
            return (
              "\(subject) \(mine.endsWithSpace ? "ends" : "does not end") with a space, unlike its source, \(pair.source.quotedText)",
              nil
            )
          }
          guard mine.mark != theirs.mark, pair.language.tag?.usesMarks == true,
            // A mark ends something.
            source.unicodeScalars.contains(where: \.properties.isAlphabetic),
            !mine.isUsual(besides: theirs, ofText: source, in: pair.language.tag)
          else { return nil }
          return (
            "\(subject) ends with \(mine.mark.words), and its source with \(theirs.mark.words): \(pair.own.quotedText) for \(pair.source.quotedText)",
            .note
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "line-breaks", alias: "LOC061", in: .tables,
        "a translation with another number of line breaks",
        why: "Paragraphs run into each other, or the view has no room for more lines.",
        remedy: "Break the lines as the source does.",
        source: "Apple's string tables: \\n in a text"),
      bad: AuditExample(strings: ["en": #""m" = "One\nTwo";"#, "de": #""m" = "Eins Zwei";"#]),
      good: AuditExample(strings: ["en": #""m" = "One\nTwo";"#, "de": #""m" = "Eins\nZwei";"#]),
      .tables { tables in
        tables.pairs.faults {
          $0.marks.contains(.newline)
        } _: { pair in
          guard let own = pair.own.plain, let source = pair.source.plain
          else { return nil }
          let (mine, theirs) = (own.lineBreaks, source.lineBreaks)
          if mine == theirs { return nil }
          return (
            "the text of \(pair.own.quotedKey) has \(mine) line \(mine == 1 ? "break" : "breaks"), and its source \(theirs)",
            own.paragraphBreaks == source.paragraphBreaks ? .note : nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "different-markup", alias: "LOC062", in: .tables,
        "a translation with other tags or links than its source",
        why: "What is bold or a link in one language is not in another, or a tag is shown.",
        remedy: "Keep the tags and links of the source.",
        source: "Apple's catalogs: Markdown in texts"),
      bad: AuditExample(strings: [
        "en": #""m" = "Read <b>this</b>.";"#, "de": #""m" = "Lies <b>das.";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""m" = "Read <b>this</b> [now](https://a.org).";"#,
        "de": #""m" = "Lies [jetzt](https://a.org/de) <b>das</b>.";"#,
      ]),
      .tables { tables in
        tables.pairs.faults {
          !$0.marks.isDisjoint(with: [.angle, .bracket])
        } _: { pair in
          guard let own = pair.own.plain, let source = pair.source.plain else { return nil }
          let (mine, theirs) = (TextMarkup.items(in: own), TextMarkup.items(in: source))
          guard mine != theirs else { return nil }
          let lost = theirs.filter { mine[$0.key, default: 0] < $0.value }.keys.min()
          let added = mine.filter { theirs[$0.key, default: 0] < $0.value }.keys.min()
          let problem =
            lost.map { "lacks \($0) of its source" }
            ?? "has \(added ?? ""), which its source does not have"
          return ("the text of \(pair.own.quotedKey) \(problem)", nil)
        }
      }),
    AuditRule(
      DiagnosticRule(
        "long-translation", alias: "LOC063", in: .tables,
        "a translation that is much longer than its source",
        why: "What was laid out for the source may be cut off.",
        remedy: "Shorten it, or check the screen in the language.",
        source: "IBM's guide to the growth of texts", severity: .note),
      bad: AuditExample(strings: [
        "en": #""s" = "Sign in";"#, "de": #""s" = "Mit dem Benutzerkonto anmelden";"#,
      ]),
      good: AuditExample(strings: ["en": #""s" = "Sign in";"#, "de": #""s" = "Anmelden";"#]),
      .tables { tables in
        // The texts of documents are checked where they are shown.
        if tables.document != nil { return [] }
        let allowed = tables.source?.texts.map { Int32(clamping: $0.allowedLength ?? .max) } ?? []
        return tables.pairs.faults {
          $0.ownSize > allowed[Int($0.source)]
        } _: { pair in
          guard let own = pair.own.plain, let source = pair.source.plain,
            let allowed = pair.source.allowedLength, own.unicodeScalars.count > allowed
          else { return nil }
          let (mine, theirs) = (own.count, source.count)
          guard mine > allowed else { return nil }
          return (
            "the text of \(pair.own.quotedKey) has \(mine) characters instead of \(theirs): \(pair.own.quotedText)",
            nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "not-composed", alias: "LOC074", in: .tables, "a text that is not in Normalization Form C",
        why:
          "It looks the same and is not found by a search, and some fonts place its accents badly.",
        remedy: "Compose it.", source: "Unicode Standard Annex #15"),
      bad: AuditExample(strings: ["fr": "\"e\" = \"E\u{301}te\u{301}\";"]),
      good: AuditExample(strings: ["fr": "\"e\" = \"Été\";"]),
      .tables { tables in
        var faults: [TableFault] = []
        var composition = TableComposition(tables)
        tables.forEachText(with: .uncomposed) { text, language in
          guard !language.isDocument, !text.value.isComposed else { return }
          var fault = TableFault(
            at: text, in: [language.name],
            "the text of \(text.quotedKey) is not in Normalization Form C")
          fault.edits = composition.edits(of: text)
          faults.append(fault)
        }
        return faults
      }),
  ]
}

extension LanguageTag {
  /// Indicates whether the language ends sentences with marks as others do.
  fileprivate var usesMarks: Bool { !["th", "lo", "km", "my", "dz", "bo"].contains(language) }
}

extension String {
  /// The number of line breaks that end something: a paragraph, a sentence, or the text itself.
  fileprivate var paragraphBreaks: Int {
    let scalars = Array(unicodeScalars)
    return scalars.indices.count { index in
      guard scalars[index] == "\n" else { return false }
      guard index > 0, index + 1 < scalars.count else { return true }
      return ".!?:。！？\n".unicodeScalars.contains(scalars[index - 1]) || scalars[index + 1] == "\n"
    }
  }

  fileprivate var lineBreaks: Int {
    var (count, last) = (0, UInt8(0))
    for byte in utf8 {
      if byte == 0x0A && last != 0x0D || byte == 0x0D { count += 1 }
      last = byte
    }
    return count
  }
}

extension TableText {
  /// The number of characters that a translation may have; nil where its length tells nothing.
  fileprivate var allowedLength: Int? {
    guard let text = plain, isReadable, !isDense,
      // The system's own alert grows with its text.
      !key.hasSuffix("UsageDescription")
    else { return nil }
    return TextGrowth.allowance(forLength: text.count)
  }

  /// Indicates whether the text is in a script of which a character is a syllable or a word.
  fileprivate var isDense: Bool {
    guard marks.contains(.foreign), let text = plain else { return false }
    return text.unicodeScalars.contains {
      (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
    }
  }
}

extension LocalizedValue {
  fileprivate var isComposed: Bool {
    var isComposed = true
    forEachText { text in if isComposed { isComposed = ComposedText.isComposed(text) } }
    return isComposed
  }
}
