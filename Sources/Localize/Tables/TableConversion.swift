/// Converts tables from one format to another.
public enum TableConversion {
  /// Information that the target format cannot represent.
  public struct Loss: Sendable, Hashable {
    /// The kinds of lost information.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// An earlier text of a duplicate key.
      case duplicate
      /// A comment other than that in the source language.
      case comment
      /// A key that the source language lacks; in a catalog, such a key is its own text.
      case missingInSource
      /// Texts for widths other than the widest.
      case width
      /// The extraction state, translation states and translatability of an entry.
      case state
      /// A string set of synonymous texts.
      case stringSet
    }

    /// The kind of lost information.
    public var kind: Kind
    /// The key of the entry.
    public var key: String
    /// The language; nil for all languages.
    public var language: String?
  }

  /// The tables of a language.
  public struct Tables: Sendable {
    /// The language, spelled as in the folder.
    public var language: String
    /// The texts of the language.
    public var strings: StringTable?
    /// The rules of the language.
    public var rules: StringsDictionary?

    /// Creates the tables of a language.
    public init(language: String, strings: StringTable?, rules: StringsDictionary?) {
      self.language = language
      self.strings = strings
      self.rules = rules
    }
  }

  /// Returns a catalog of tables in several languages, and the lost information.
  ///
  /// The keys of the source language come first, in their order, then the others.
  public static func catalog(
    of tables: [Tables], sourceLanguage: String, path: String
  ) -> (catalog: StringCatalog, losses: [Loss]) {
    let (contents, losses) = catalog(of: tables, sourceLanguage: sourceLanguage)
    return (StringCatalog(text(of: contents).utf8, path: path), losses)
  }

  /// Returns the tables of a catalog in a language, and the lost information.
  ///
  /// The language is spelled as in the catalog. Files have the path of the catalog with their own
  /// extensions.
  public static func tables(
    of catalog: StringCatalog, language: String
  ) -> (tables: Tables, losses: [Loss]) {
    let contents = contents(of: catalog, language: language, catalog.numbers(in: language))
    let name = catalog.path.hasSuffix(".xcstrings") ? catalog.path.dropLast(10) : catalog.path[...]
    return (
      Tables(
        language: language,
        strings: contents.strings.map { StringTable(text(of: $0).utf8, path: name + ".strings") },
        rules: contents.rules.map {
          StringsDictionary(text(of: $0).utf8, path: name + ".stringsdict")
        }), contents.losses
    )
  }

  /// The contents of a file, given to a closure piece by piece.
  package typealias Pieces = ((String) throws -> Void) throws -> Void

  private static func text(of pieces: Pieces) -> String {
    var text = ""
    // Adding to a text cannot fail.
    try? pieces { text += $0 }
    return text
  }

  /// Returns the files of a catalog in a language; the numbers are those of the entries that have
  /// it.
  package static func contents(
    of catalog: StringCatalog, language: String, _ numbers: [Int32]
  ) -> (strings: Pieces?, rules: Pieces?, losses: [Loss]) {
    var losses: [Loss] = []
    var texts: [Int32] = []
    var rules: [Int32] = []
    func value(_ number: Int32) -> LocalizedValue? {
      catalog.entries[Int(number)].value(in: language, sourceLanguage: catalog.sourceLanguage)
    }
    for number in numbers {
      let entry = catalog.entries[Int(number)]
      if entry.localizations[language]?.stringSet.isEmpty == false {
        losses.append(.init(kind: .stringSet, key: entry.key, language: language))
      }
      let states = entry.localizations[language]?.states ?? []
      if states.contains(where: { $0 != "translated" }) || !entry.shouldTranslate || entry.isStale {
        losses.append(.init(kind: .state, key: entry.key, language: language))
      }
      switch value(number) {
      case nil: break
      case .text: texts.append(number)
      case _?: rules.append(number)
      }
    }
    let strings: Pieces = { put in
      for (place, number) in texts.enumerated() {
        guard case .text(let text)? = value(number) else { continue }
        let entry = catalog.entries[Int(number)]
        let line = StringTable.line(entry.key, text, comment: entry.comment)
        try put(place == 0 ? line : "\n" + line)
      }
    }
    let dictionary: Pieces = { put in
      try put(StringsDictionary.head)
      for number in rules {
        guard let rule = value(number)?.withoutArguments else { continue }
        try put(StringsDictionary.pair(catalog.entries[Int(number)].key, rule))
      }
      try put(StringsDictionary.foot)
    }
    return (
      texts.isEmpty && !rules.isEmpty ? nil : strings, rules.isEmpty ? nil : dictionary, losses
    )
  }
}

extension StringCatalog {
  /// The numbers of the entries in each language; those of the source language are all.
  package var numbersByLanguage: [String: [Int32]] {
    var numbers: [String: [Int32]] = [:]
    for (number, entry) in entries.enumerated() {
      for language in entry.localizations.keys where language != sourceLanguage {
        numbers[language, default: []].append(Int32(number))
      }
    }
    numbers[sourceLanguage] = entries.indices.map { Int32($0) }
    return numbers
  }

  fileprivate func numbers(in language: String) -> [Int32] {
    entries.indices.filter {
      language == sourceLanguage || entries[$0].localizations[language] != nil
    }.map { Int32($0) }
  }
}

extension LocalizedValue {
  /// The value with variables that do not number their own argument, as in property lists.
  fileprivate var withoutArguments: LocalizedValue {
    switch self {
    case .text, .plural: self
    case .format(let format, let variables):
      .format(
        format,
        variables: variables.mapValues { variable in
          guard variable.argument != nil else { return variable }
          return Variable(
            valueType: variable.valueType,
            categories: variable.categories.mapValues {
              $0.substituting("%arg", with: "%\(variable.valueType)")
            })
        })
    case .device(let texts): .device(texts.mapValues(\.withoutArguments))
    case .width(let texts): .width(texts.mapValues(\.withoutArguments))
    }
  }
}
