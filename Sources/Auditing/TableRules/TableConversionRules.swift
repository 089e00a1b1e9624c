import Diagnostics
import Localize

/// The rules about conversions such as `%@`, whose arguments are those of the source.
enum TableConversionRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "conversion-type", alias: "LOC030", in: .tables,
        "a translation that shows an argument as a value of another kind",
        why:
          "What is no object is read as one, and the app crashes, or a number is shown that is none.",
        remedy: "Write the conversions of the source.",
        source: "Foundation's string format specifiers",
        severity: .error),
      bad: AuditExample(strings: [
        "en": #""n" = "%d songs";"#, "de": #""n" = "%@ Lieder";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""n" = "%d songs";"#, "de": #""n" = "%1$lld Lieder";"#,
      ]),
      .tables { tables in
        tables.differences { difference in
          guard case .otherKind(let position, let source, let own) = difference else { return nil }
          return (
            "shows argument \(position) as a \(own.kind.rawValue) (\(own.conversion)), which is a \(source.kind.rawValue) (\(source.conversion))",
            nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "conversion-order", alias: "LOC031", in: .tables,
        "a translation with the conversions in another order",
        why:
          "Each conversion takes the next argument, so the values of others are read, and the app crashes.",
        remedy: "Number the conversions: %1$@, %2$d.",
        source: "Foundation's string format specifiers",
        severity: .error),
      bad: AuditExample(strings: [
        "en": #""of" = "%d of %@";"#, "ja": #""of" = "%@の%d";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""of" = "%d of %@";"#, "ja": #""of" = "%2$@の%1$d";"#,
      ]),
      .tables { tables in
        tables.differences { difference in
          guard case .otherOrder(let source, let own) = difference else { return nil }
          return (
            "has \(own.joined(separator: ", ")) in this order, and the source \(source.joined(separator: ", "))",
            nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "conversion-count", alias: "LOC032", in: .tables,
        "a translation with more or fewer arguments than its source",
        why: "An argument that is not there is read from memory, or a value is not shown.",
        remedy: "Write the conversions of the source.",
        source: "Foundation's string format specifiers"),
      bad: AuditExample(strings: [
        "en": #""n" = "%d songs";"#, "de": #""n" = "%d Lieder in %@";"#,
      ]),
      good: AuditExample(strings: ["en": #""n" = "50% off";"#, "de": #""n" = "50 % weniger";"#]),
      .tables { tables in
        tables.differences { difference in
          switch difference {
          case .added(let position, let argument):
            (
              "asks for argument \(position) (\(argument.conversion)), which the source does not have",
              .error
            )
          case .dropped(let position, let argument):
            ("leaves out argument \(position) (\(argument.conversion))", .warning)
          case .otherKind, .otherOrder: nil
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "mixed-positions", alias: "LOC033", in: .tables,
        "positions for some conversions, or with a gap",
        why: "Which argument a conversion without a position takes is not defined.",
        remedy: "Number all conversions from 1.",
        source: "IEEE Std 1003.1, fprintf: mixing numbered and unnumbered arguments is undefined",
        severity: .error),
      bad: AuditExample(strings: ["en": #""of" = "%1$d of %@";"#]),
      good: AuditExample(strings: ["en": #""of" = "%2$@: %1$d%%";"#]),
      .tables { tables in
        tables.ownFaults(with: .positions) { text, language in
          let signature = text.signature
          if signature.mixesPositions {
            return ("numbers some conversions and not all", nil)
          }
          guard !signature.isInOrder,
            let gap = (1...max(signature.count, 1)).first(where: { signature.arguments[$0] == nil })
          else { return nil }
          // What a translation leaves out is told by its own rule.
          if tables.source.map({ $0.has(text) && $0.name != language.name }) ?? false {
            return nil
          }
          return (
            "has no conversion of argument \(gap), though one of argument \(signature.count)",
            .warning
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "stray-percent", alias: "LOC034", in: .tables,
        "a percent sign that begins no conversion, in a text that has others",
        why: "It disappears, with what follows it, when the text is filled in.",
        remedy: "Write %% for a percent sign.",
        source: "CFString.c: unknown conversions are dropped"),
      bad: AuditExample(strings: ["en": #""p" = "%d of 100%";"#]),
      good: AuditExample(strings: ["en": #""p" = "%d of 100%%";"#]),
      .tables { tables in
        tables.ownFaults(with: [.strayPercent, .wide]) { text, _ in
          var isWide = false
          text.value.forEachText { text in
            isWide = isWide || text.contains("\u{FF05}@") || text.contains("\u{FF05}d")
          }
          if isWide { return ("has a full-width percent sign, which begins no conversion", nil) }
          return text.marks.contains(.strayPercent)
            ? ("has a percent sign that begins no conversion", nil) : nil
        }
      }),
    AuditRule(
      DiagnosticRule(
        "c-conversion", alias: "LOC035", in: .tables, "a conversion for values of C",
        why: "Swift's texts are no C strings, so %s shows rubbish or crashes; %n writes to memory.",
        remedy: "Write %@, and pass an object.", source: "Foundation's string format specifiers"),
      bad: AuditExample(strings: ["en": #""n" = "Hello, %s";"#]),
      good: AuditExample(strings: ["en": #""n" = "Hello, %@, 50% sure";"#]),
      .tables { tables in
        tables.ownFaults(with: .ofC) { text, _ in
          var found: String?
          text.value.forEachText { text in
            guard found == nil else { return }
            let conversion = FormatString(text).firstConversion {
              $0.isOfC && !$0.isSpaced
            }
            found = conversion.map { "%" + $0.type }
          }
          return found.map { ("has the conversion \($0)", nil) }
        }
      }),
  ]
}

extension TableSet {
  /// Returns the differences of translations whose source is filled in, that a rule tells of.
  fileprivate func differences(
    _ tell: (FormatDifference) -> (problem: String, severity: Diagnostic.Severity?)?
  ) -> [TableFault] {
    pairs.differences.compactMap { pair, all in
      guard let found = all.lazy.compactMap(tell).first else { return nil }
      let (text, own, language) = pair
      return TableFault(
        at: own, in: [language.name],
        "the text of \(own.quotedKey) \(found.problem): \(own.quotedText) for \(text.quotedText)\(source?.isDocument == true ? " in the document" : "")",
        severity: found.severity)
    }
  }

  /// Returns what is wrong with texts that are filled in and have one of some marks, whatever the source.
  fileprivate func ownFaults(
    with marks: TextMarks,
    _ find: (TableText, TableLanguage) -> (problem: String, severity: Diagnostic.Severity?)?
  ) -> [TableFault] {
    var faults: [TableFault] = []
    forEachText(with: marks) { text, language in
      guard text.isFormat, let found = find(text, language) else { return }
      faults.append(
        TableFault(
          at: text, in: [language.name],
          "the text of \(text.quotedKey) \(found.problem): \(text.quotedText)",
          severity: found.severity))
    }
    return faults
  }
}
