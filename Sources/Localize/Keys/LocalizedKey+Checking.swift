public import Diagnostics

extension Sequence where Element == any AnyLocalizedKey {
  /// Compares the keys with the tables of every language in a folder of `.lproj` folders and catalogs, and returns what is wrong.
  ///
  /// Errors are keys that a language lacks (`keys.missing`), texts that ask for other arguments than the key has
  /// (`keys.arguments`), and files that cannot be read. Warnings are arguments that no text shows, and keys of the tables that
  /// are not among these (`keys.undeclared`). They are in the order of tables, languages and keys.
  public func findings(inFolder folder: String) -> [Diagnostic] {
    Dictionary(grouping: self, by: \.table).sorted { $0.key < $1.key }.flatMap { name, keys in
      findings(of: keys, in: LocalizedTables(named: name, inFolder: folder))
    }
  }

  private func findings(
    of keys: [any AnyLocalizedKey], in tables: LocalizedTables
  ) -> [Diagnostic] {
    let languages = tables.languages
    guard !languages.isEmpty else {
      return tables.unreadable + [
        Diagnostic(
          id: "keys.missing", path: tables.folder, "there is no table \(quoted(tables.name))",
          "Add it to the folder of a language.")
      ]
    }
    let declared = Set(keys.map(\.key))
    var findings: [Diagnostic] = []
    var told: Set<String> = []
    for language in languages {
      let (table, problems) = tables.read(language)
      findings += problems
      for key in keys { findings += finding(of: key, in: table, language) }
      for key in table.allKeys where !declared.contains(key) && told.insert(key).inserted {
        let origin = table.key(key).map { table.origin(of: $0) }
        findings.append(
          Diagnostic(
            .warning, id: "keys.undeclared", path: origin?.path ?? "", at: origin?.position,
            "\(quoted(key)) is declared by no key", "Declare it, or remove it from the tables."))
      }
    }
    return findings
  }

  private func finding(
    of key: any AnyLocalizedKey, in table: LookupTable, _ language: String
  ) -> [Diagnostic] {
    guard let found = table.key(key.key) else {
      return [
        Diagnostic(
          id: "keys.missing", path: "", "\(quoted(key.key)) has no text in \(language)",
          "Add it to the table \(quoted(key.table)).")
      ]
    }
    let origin = table.origin(of: found)
    let value = table.value(of: found)
    let declared = FormatSignature(of: key.kinds)
    // A percent sign in a text without arguments is one.
    if key.kinds.isEmpty, case .text(let text) = value, !FormatString(text).hasConversions {
      return []
    }
    return FormatSignature(value).differences(from: declared).map { difference in
      Diagnostic(
        difference.isFatal ? .error : .warning, id: "keys.arguments", path: origin.path,
        at: origin.position,
        "the text of \(quoted(key.key)) in \(language) \(difference.words)",
        "Correct the text, or the types of the key.")
    }
  }
}

extension FormatSignature {
  /// Creates the arguments of a key.
  fileprivate init(of kinds: [Kind]) {
    self.init(
      kinds.enumerated().map { place, kind in
        "%\(place + 1)$" + (kind == .text ? "@" : kind == .whole ? "lld" : "f")
      }.joined())
  }
}

extension FormatDifference {
  /// The difference as the end of a sentence about a text.
  fileprivate var words: String {
    switch self {
    case .otherKind(let position, let source, let own):
      "shows argument \(position) as a \(own.kind.rawValue) (\(own.conversion)), which is a \(source.kind.rawValue)"
    case .otherOrder(_, let own):
      "has \(own.joined(separator: ", ")) in this order, which is not that of the arguments"
    case .added(let position, let argument):
      "asks for argument \(position) (\(argument.conversion)), which the key does not have"
    case .dropped(let position, _): "leaves out argument \(position)"
    }
  }
}
