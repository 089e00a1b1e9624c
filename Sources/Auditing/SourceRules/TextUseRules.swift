import AppSources
import Diagnostics
import InterfaceBuilder
import Localize

/// The rules about what code does with the texts of tables.
enum TextUseRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unformatted-text", alias: "LOC036", in: .source,
        "a text with conversions that is shown as it is",
        why: "People read %@ in it.", remedy: "Fill it in: String(format: text, name).",
        source: "Foundation's string format specifiers"),
      bad: example(
        #"title = NSLocalizedString("songs", comment: "")"#, "songs", .shown, "%d songs"),
      good: example(
        #"title = NSLocalizedString("songs", comment: "")"#, "songs", .shown, "50% of songs"),
      .app { app in
        app.uses { use, _, value in
          guard use.isShown, value.isFilledIn else { return nil }
          return (
            "the text of \(quoted(use.name.cut(to: 60))) is shown as it is, and has \(FormatSignature(value).words)",
            nil
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "format-arguments", alias: "LOC037", in: .source,
        "arguments that a text of a table does not take",
        why: "What is no object is read as one, and the app crashes, or a value is not shown.",
        remedy: "Give the arguments that the text asks for.",
        source: "Foundation's string format specifiers", severity: .error),
      bad: example(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), "3")"#, "songs",
        .filled([.text]), "%d songs"),
      good: example(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), 3)"#, "songs",
        .filled([.whole]), "%d songs"),
      .app { app in app.uses { use, table, value in use.problem(with: value, in: table) } }),
    AuditRule(
      DiagnosticRule(
        "argument-width", alias: "LOC038", in: .source,
        "an argument of another size than its conversion",
        why:
          "Half of the number is shown where arguments are packed, which is not the case on Apple's machines.",
        remedy: "Write %lld for Int, and %d for Int32.",
        source: "Apple's 64-Bit Transition Guide: format specifiers", severity: .note),
      bad: example(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), 3)"#, "songs",
        .filled([.whole]), "%d songs"),
      good: example(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), 3)"#, "songs",
        .filled([.whole]), "%lld songs"),
      .app { app in
        app.uses { use, _, value in
          let signature = FormatSignature(value)
          for (place, kind) in (use.arguments ?? []).enumerated() {
            guard let own = signature.arguments[place + 1], own.kind == .whole,
              own.conversion != "*"
            else { continue }
            let isLong =
              own.conversion.contains("l") || own.conversion.contains("q")
              || own.conversion.contains("j")
              || own.conversion.contains("z") || own.conversion.contains("t")
            guard kind == .whole && !isLong || kind == .whole32 && own.conversion.contains("ll")
            else { continue }
            return (
              "argument \(place + 1) of \(quoted(use.name.cut(to: 60))) has \(isLong ? 32 : 64) bits, and \(own.conversion) shows \(isLong ? 64 : 32)",
              nil
            )
          }
          return nil
        }
      }),
    AuditRule(
      DiagnosticRule(
        "plural-by-comparison", alias: "LOC046", in: .source,
        "a text that a comparison with 1 chooses",
        why: "Other languages have more forms than two, or one for 21 as well.",
        remedy: "Use one key with a plural.", source: "CLDR's plural rules"),
      bad: example(
        #"_ = count == 1 ? NSLocalizedString("song", comment: "") : """#, "song", .chosen,
        "%d songs",
        key: "song"),
      good: example(
        #"title = NSLocalizedString("song", comment: "")"#, "song", .shown, "a song", key: "song"),
      .app { app in
        app.source.files.flatMap { file in
          file.uses.filter { $0.kind == .key && $0.isChosenByNumber && !$0.name.isEmpty }.map {
            use in
            AppFault(
              at: SourceIndex.Place(file.path, use.position), use.name,
              "a comparison with 1 chooses the text of \(quoted(use.name.cut(to: 60)))")
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unknown-table", alias: "LOC087", in: .source, "a table that does not exist",
        why: "Its keys are shown as they are, in every language.",
        remedy: "Correct the name, or add the table.",
        source: "Bundle.localizedString(forKey:value:table:)"),
      bad: example(
        #"_ = NSLocalizedString("songs", tableName: "Music", comment: "")"#, "songs",
        .table("Music"), "Songs"),
      good: example(
        #"_ = NSLocalizedString("songs", tableName: "Localizable", comment: "")"#, "songs",
        .table("Localizable"), "Songs"),
      .app { app in
        guard !app.tableNames.isEmpty else { return [] }
        return app.source.files.flatMap { file in
          file.uses.compactMap { use -> AppFault? in
            guard use.kind == .key, let table = use.table, !app.tableNames.contains(table) else {
              return nil
            }
            let near = names(near: table, among: app.tableNames.sorted(), atMost: 2, count: 1)
            return AppFault(
              at: SourceIndex.Place(file.path, use.position), table,
              "there is no table \(quoted(table.cut(to: 60)))",
              remedy: near.first.map { "Did you mean '\($0)'?" })
          }
        }
      }),
  ]

  private static func example(
    _ code: String, _ name: String, _ use: ExampleSource.TextUse, _ text: String,
    key: String = "songs"
  ) -> AuditExample {
    AuditExample(
      "", source: ExampleSource(.text(code, key: name, use), table: "\"\(key)\" = \"\(text)\";\n"))
  }
}

extension AuditedApp {
  /// Returns what is wrong with the uses of keys, each with the value in a table of any language; of several languages, the
  /// first is told.
  fileprivate func uses(
    _ find: (NameUse, AuditedTable, LocalizedValue) -> (
      problem: String, severity: Diagnostic.Severity?
    )?
  ) -> [AppFault] {
    let uses = source.files.flatMap { file in
      file.uses.filter { $0.kind == .key && ($0.arguments != nil || $0.isShown) }.map {
        (file.path, $0)
      }
    }
    guard !uses.isEmpty else { return [] }
    let wanted = Set(uses.map { $0.1.name })
    var values: [String: [String: [(table: AuditedTable, value: LocalizedValue)]]] = [:]
    for table in tables {
      var own: [String: LocalizedValue] = [:]
      for entry in table.entries where wanted.contains(entry.key) { own[entry.key] = entry.value }
      for (key, value) in own {
        values[table.name, default: [:]][key, default: []].append((table, value))
      }
    }
    return uses.compactMap { path, use in
      let found = values[use.table ?? "Localizable"]?[use.name] ?? []
      // A rule goes before a text of the same language.
      let rules = Set(
        found.filter { if case .text = $0.value { false } else { true } }.map { $0.table.language })
      for (table, value) in found {
        if case .text = value, rules.contains(table.language) { continue }
        guard let fault = find(use, table, value) else { continue }
        var result = AppFault(at: SourceIndex.Place(path, use.position), use.name, fault.problem)
        result.severity = fault.severity
        return result
      }
      return nil
    }
  }
}

extension LocalizedValue {
  /// Indicates whether the value has arguments.
  fileprivate var isFilledIn: Bool {
    var isFilledIn = false
    forEachText { text in if !isFilledIn { isFilledIn = FormatString(text).hasConversions } }
    return isFilledIn
  }
}

extension FormatSignature {
  /// The conversions in order, as a list in words.
  fileprivate var words: String {
    Auditing.words(for: arguments.sorted { $0.key < $1.key }.map(\.value.conversion))
  }
}

extension NameUse {
  /// Returns what is wrong with the arguments for a text; nil for nothing, and for a text that is not filled in.
  fileprivate func problem(
    with value: LocalizedValue, in table: AuditedTable
  ) -> (problem: String, severity: Diagnostic.Severity?)? {
    guard let arguments else { return nil }
    let signature = FormatSignature(value)
    let language = table.language.map { " in \($0)" } ?? ""
    let subject = "the text of \(quoted(name.cut(to: 60)))\(language)"
    if signature.count > arguments.count {
      return (
        "\(subject) asks for \(signature.count == 1 ? "an argument" : "\(signature.count) arguments"), and code gives \(arguments.isEmpty ? "none" : "\(arguments.count)")",
        nil
      )
    }
    for (place, kind) in arguments.enumerated() {
      guard let own = signature.arguments[place + 1] else {
        return ("\(subject) does not show argument \(place + 1), which code gives", .warning)
      }
      let given: FormatSignature.Kind? =
        switch kind {
        case .text: .text
        case .whole, .whole32: .whole
        case .fraction: .fraction
        case .unknown: nil
        }
      if let given, given != own.kind {
        return (
          "\(subject) shows argument \(place + 1) as a \(own.kind.rawValue) (\(own.conversion)), and code gives a \(given.rawValue)",
          nil
        )
      }
    }
    return nil
  }
}
