import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about the keys of string tables and the code that looks them up.
enum KeyRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unknown-key", alias: "LOC027", in: .source, "a key that no string table has",
        why: "The key itself is shown, in every language.",
        remedy: "Correct the key, or add it to the tables.",
        source: "Bundle.localizedString(forKey:value:table:)"),
      bad: AuditExample("", source: ExampleSource(.use(.key, "save.titel"), table: saveTable)),
      good: AuditExample("", source: ExampleSource(.use(.key, "save.title"), table: saveTable)),
      .app { app in app.unknownKeys }),
    AuditRule(
      DiagnosticRule(
        "unused-key", alias: "LOC026", in: .source, "a key of a string table that no code uses",
        why: "It is translated for nothing, or code uses another key.",
        remedy: "Remove it from the tables, or correct it.",
        source: "Bundle.localizedString(forKey:value:table:)", severity: .note),
      bad: AuditExample("", source: ExampleSource(table: saveTable)),
      good: AuditExample("", source: ExampleSource(.use(.key, "save.title"), table: saveTable)),
      .app { app in app.unusedKeys }),
    AuditRule(
      DiagnosticRule(
        "same-text", in: .source, "two keys of a string table for one text",
        why: "It is translated twice, and perhaps in two ways.",
        remedy: "Use one key, unless the two mean different things.",
        source: "Xcode's string catalogs: one entry for a key", severity: .note),
      bad: AuditExample(
        "",
        source: ExampleSource(
          .use(.key, "save.title"), .use(.key, "keep.title"),
          table: saveTable + "\"keep.title\" = \"Save\";\n")),
      good: AuditExample(
        "",
        source: ExampleSource(
          .use(.key, "save.title"), .use(.key, "keep.title"),
          table: saveTable + "\"keep.title\" = \"Keep\";\n")),
      .app { app in app.sameTexts }),
  ]

  private static let saveTable = "\"save.title\" = \"Save\";\n"
}

extension AuditedApp {
  /// The keys in each table, in any language.
  private var keys: [String: Set<String>] {
    tables.reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.entries.map(\.key)) }
  }

  fileprivate var unknownKeys: [AppFault] {
    let keys = keys
    let textTables = Set(
      keys.filter { $0.value.count { $0.contains(" ") } * 2 > $0.value.count }.keys)
    // Suggestions for every key of a large app would take longer than all else.
    var suggestions = 100
    return source.files.flatMap { file in
      file.uses.compactMap { use -> AppFault? in
        guard use.kind == .key, !use.name.isEmpty else { return nil }
        let table = use.table ?? "Localizable"
        guard let known = keys[table], !known.contains(use.name) else { return nil }
        // A text that is its own key is only untranslated, and another text is no correction of it.
        let isText = use.name.contains(" ") || textTables.contains(table)
        if !isText { suggestions -= 1 }
        let near =
          isText || suggestions < 0 ? [] : Lineage.names(near: use.name, among: Array(known))
        var fault = AppFault(
          at: SourceIndex.Place(file.path, use.position), use.name,
          "code looks up \(quoted(use.name.cut(to: 60))), which no table \(table) has",
          remedy: near.isEmpty ? nil : suggestion(near))
        if isText { fault.severity = .note }
        return fault
      }
    }
  }

  /// The keys of the first language of each table that stand in no literal of code.
  ///
  /// A table other than `Localizable` whose name code never gives is read in another way, and so is one in
  /// which code looks up keys that it computes.
  fileprivate var unusedKeys: [AppFault] {
    let uses = source.files.flatMap(\.uses).filter { $0.kind == .key && $0.table != nil }
    let read = Set(uses.filter { !$0.name.isEmpty }.compactMap(\.table))
    let computed = Set(uses.filter { $0.name.isEmpty }.compactMap(\.table))
    return firstTables.flatMap { table in
      let isRead = table.name == "Localizable" || read.contains(table.name)
      guard isRead, !computed.contains(table.name) else { return [AppFault]() }
      return table.entries.compactMap { entry -> AppFault? in
        guard !source.strings.contains(entry.key), !isAccessed(entry.key),
          !documents.attributeTexts.contains(entry.key)
        else { return nil }
        // What is interpolated has a conversion in the key.
        if let percent = entry.key.firstIndex(of: "%"),
          source.beginnings.contains(String(entry.key[..<percent]))
        {
          return nil
        }
        guard !mayCompose(entry.key) else { return nil }
        var fault = AppFault(
          at: SourceIndex.Place(table.path, entry.position), entry.key,
          "no code uses the key \(quoted(entry.key.cut(to: 60)))")
        if sendsKeys, !entry.key.contains(where: { $0.isLowercase || $0.isWhitespace }) {
          // A server names such keys in its notifications (loc-key).
          fault.problem += "; a notification may"
          fault.needsReview = true
        }
        return fault
      }
    }
  }

  /// Indicates whether a server sends the app notifications, which may name keys of `Localizable`.
  private var sendsKeys: Bool {
    ["registerForRemoteNotifications", "UNNotificationServiceExtension"].contains {
      source.names.contains($0)
    }
  }

  /// The entries of the first language of each table whose text an earlier one has.
  fileprivate var sameTexts: [AppFault] {
    firstTables.flatMap { table in
      var first: [String: String] = [:]
      return table.entries.compactMap { entry -> AppFault? in
        guard let text = entry.text, !text.allSatisfy(\.isWhitespace) else { return nil }
        guard let other = first[text], other != entry.key else {
          first[text] = first[text] ?? entry.key
          return nil
        }
        return AppFault(
          at: SourceIndex.Place(table.path, entry.position), entry.key,
          "\(quoted(entry.key.cut(to: 60))) and \(quoted(other.cut(to: 60))) have the same text, \(quoted(text.cut(to: 60)))"
        )
      }
    }
  }

  /// The tables of one language each: the one with the most keys, of two the first.
  private var firstTables: [AuditedTable] {
    Dictionary(grouping: tables, by: \.name).sorted { $0.key < $1.key }.compactMap { _, tables in
      let sizes = Dictionary(grouping: tables) { $0.language ?? "" }
        .mapValues { $0.reduce(0) { $0 + $1.entries.count } }
      let best = sizes.max { one, other in
        one.value != other.value
          ? one.value < other.value : Self.rank(one.key) > Self.rank(other.key)
      }
      return tables.filter { ($0.language ?? "") == best?.key }
    }.flatMap { $0 }
  }

  /// English and the development folder go first among languages with as many keys.
  private static func rank(_ language: String) -> String {
    language == "en" ? "" : language == "Base" ? "\u{1}" : language
  }

  /// Returns whether an accessor that a program generates from the table has the name of a key:
  /// `saveTitle` or the last part, `title`, for `save.title`.
  private func isAccessed(_ key: String) -> Bool {
    guard !accessors.isDisjoint(with: source.names) else { return false }
    let parts = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = parts.last else { return false }
    let whole = parts.enumerated().map { number, part in
      number == 0
        ? part.prefix(1).lowercased() + part.dropFirst()
        : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let short = last.prefix(1).lowercased() + last.dropFirst()
    return source.names.contains(whole) || source.names.contains(String(short))
  }
}
