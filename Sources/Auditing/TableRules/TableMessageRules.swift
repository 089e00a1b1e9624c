import Diagnostics
import Localize

/// The rules about messages of ICU's MessageFormat in tables.
enum TableMessageRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "message-syntax", alias: "LOC050", in: .tables, "a message that cannot be read",
        why: "ICU refuses the whole message, so nothing or the pattern is shown.",
        remedy: "Correct the pattern.", source: "ICU 72's MessagePattern", severity: .error),
      bad: AuditExample(strings: ["en": #""n" = "{n, plural, one{# song}}";"#]),
      good: AuditExample(strings: ["en": #""n" = "{n, plural, one{# song} other{# songs}}";"#]),
      .tables {
        $0.messageFaults(
          [.unclosedBrace, .name, .type, .syntax, .missingOther, .style, .depth])
      }),
    AuditRule(
      DiagnosticRule(
        "message-quotes", alias: "LOC051", in: .tables,
        "a message with a brace or an apostrophe that means something else",
        why:
          "A lone apostrophe before a brace quotes what follows, and a brace that closes nothing is shown.",
        remedy: "Write '' for an apostrophe, and '}' for a brace.",
        source: "ICU 72's MessagePattern"),
      bad: AuditExample(strings: ["en": #""n" = "{n, number} of '{x}";"#]),
      good: AuditExample(strings: ["en": #""n" = "{n, number} of Anna's '{'x'}'";"#]),
      .tables { $0.messageFaults([.strayBrace, .unclosedQuote, .limitOrder]) }),
    AuditRule(
      DiagnosticRule(
        "message-arguments", alias: "LOC052", in: .tables,
        "a translation with other named arguments than its source",
        why:
          "An argument that the code does not give stands in braces, and one that is left out is not shown.",
        remedy: "Use the arguments of the source.", source: "ICU 72's MessageFormat",
        severity: .error),
      bad: AuditExample(strings: [
        "en": #""n" = "{count, number} songs";"#, "de": #""n" = "{anzahl, number} Lieder";"#,
      ]),
      good: AuditExample(strings: [
        "en": #""n" = "{n, plural, one{# song} other{# songs}}";"#,
        "de": #""n" = "{n, plural, one{# Lied} other{{n} Lieder}}";"#,
      ]),
      .tables { $0.argumentFaults }),
    AuditRule(
      DiagnosticRule(
        "message-style", alias: "LOC053", in: .tables,
        "a message that translators cannot follow",
        why:
          "A choice knows no plural of other languages, and deep plurals have a text for each pair.",
        remedy: "Write a plural, and keep plurals apart.",
        source: "ICU's user guide: choice is not for plurals"),
      bad: AuditExample(strings: ["en": #""n" = "{n, choice, 0#none|1#one|1<many}";"#]),
      good: AuditExample(strings: ["en": #""n" = "{n, plural, =0{none} one{one} other{many}}";"#]),
      .tables { $0.styleFaults }),
  ]
}

/// The types that the arguments of a message have, by their names.
private struct MessageArgumentTypes {
  var types: [String: Set<String>] = [:]
  var usesChoice = false
  var deepest = 0
  var hasNumberOutside = false

  init(_ pattern: MessagePattern) { read(pattern.parts, depth: 0, isInPlural: false) }

  private mutating func read(_ parts: [MessagePattern.Part], depth: Int, isInPlural: Bool) {
    for part in parts {
      switch part {
      case .text(let text):
        hasNumberOutside = hasNumberOutside || !isInPlural && text.contains("#")
      case .number: break
      case .argument(let argument):
        // A plain argument shows a value of any type.
        let name = argument.style.typeName
        types[argument.name, default: []].formUnion(name.map { [$0] } ?? [])
        var (inner, isPlural) = (depth, isInPlural)
        switch argument.style {
        case .plural: (inner, isPlural) = (depth + 1, true)
        case .choice: usesChoice = true
        case .plain, .formatted, .select: break
        }
        deepest = max(deepest, inner)
        for message in argument.style.messages {
          read(message, depth: inner, isInPlural: isPlural)
        }
      }
    }
  }
}

extension MessagePattern.Style {
  /// The kind of value that the argument has to be; nil for any.
  fileprivate var typeName: String? {
    switch self {
    case .plain: nil
    case .plural, .choice: "number"
    case .select: "keyword"
    case .formatted(.date, _), .formatted(.time, _): "date"
    case .formatted: "number"
    }
  }
}

extension TableSet {
  fileprivate var argumentFaults: [TableFault] {
    pairs.faults {
      $0.marks.contains(.brace)
    } _: { pair in
      let (own, source) = (pair.own, pair.source)
      let subject = "the text of \(own.quotedKey)"
      if source.isMessage || own.isMessage {
        guard let theirs = source.plain.flatMap({ try? MessagePattern($0, .lenient) }),
          let ours = own.plain.flatMap({ try? MessagePattern($0, .lenient) })
        else { return nil }
        let (types, wanted) = (MessageArgumentTypes(ours).types, MessageArgumentTypes(theirs).types)
        if let name = types.keys.sorted().first(where: { wanted[$0] == nil }) {
          return ("\(subject) asks for {\(name)}, which the source does not have", nil)
        }
        if let name = wanted.keys.sorted().first(where: { types[$0] == nil }) {
          return ("\(subject) leaves out {\(name)}", .warning)
        }
        for (name, type) in types.sorted(by: { $0.key < $1.key }) {
          guard let want = wanted[name], !want.isEmpty, !type.isSubset(of: want) else { continue }
          return (
            "\(subject) takes {\(name)} for a \(type.sorted().joined(separator: " and a ")), and the source for a \(want.sorted().joined(separator: " and a "))",
            nil
          )
        }
        return nil
      }
      guard let theirs = source.placeholders, own.placeholders != theirs else { return nil }
      let ours = own.placeholders ?? []
      if let name = theirs.subtracting(ours).min() {
        return ("\(subject) lacks the placeholder {\(name)}", .warning)
      }
      return ours.subtracting(theirs).min().map {
        ("\(subject) has the placeholder {\($0)}, which the source does not have", .warning)
      }
    }
  }

  fileprivate var styleFaults: [TableFault] {
    var faults: [TableFault] = []
    forEachText(with: .brace) { text, language in
      guard text.isMessage, let pattern = text.plain.flatMap({ try? MessagePattern($0, .lenient) })
      else { return }
      let found = MessageArgumentTypes(pattern)
      let problem: String? =
        if found.usesChoice {
          "chooses by limits, which know no plural"
        } else if found.deepest > 2 {
          "has plurals in plurals in plurals"
        } else if found.hasNumberOutside, found.deepest > 0 {
          "has a # outside of a plural, which is shown as it is"
        } else {
          nil
        }
      guard let problem else { return }
      faults.append(
        TableFault(
          at: text, in: [language.name],
          "the message of \(text.quotedKey) \(problem)"))
    }
    return faults
  }
}
