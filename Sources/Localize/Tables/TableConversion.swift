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
    var losses: [Loss] = []
    var keys: [String] = []
    var comments: [String: String] = [:]
    var texts: [String: [(language: String, json: JSONTree)]] = [:]
    for table in tables.sorted(by: {
      $0.language == sourceLanguage && $1.language != sourceLanguage
    }) {
      for (key, value) in table.values(&losses) {
        if texts[key] == nil { keys.append(key) }
        let json = JSONTree(value, &losses, key: key, language: table.language)
        texts[key, default: []].append((table.language, json))
      }
      for entry in table.strings?.entries ?? [] {
        guard let comment = table.strings?.comment(of: entry) else { continue }
        if comments[entry.key] == nil {
          comments[entry.key] = comment
        } else if comments[entry.key] != comment {
          losses.append(.init(kind: .comment, key: entry.key, language: table.language))
        }
      }
    }
    let entries = keys.map { key in
      if texts[key]?.contains(where: { $0.language == sourceLanguage }) != true {
        losses.append(.init(kind: .missingInSource, key: key, language: sourceLanguage))
      }
      var members: [(String, JSONTree)] = []
      if let comment = comments[key] { members.append(("comment", .init(.string(comment)))) }
      members.append(("extractionState", .init(.string("manual"))))
      let localizations = (texts[key] ?? []).sorted { $0.language < $1.language }
      members.append(("localizations", .init(localizations.map { ($0.language, $0.json) })))
      return (key, JSONTree(members))
    }
    let root = JSONTree([
      ("sourceLanguage", .init(.string(sourceLanguage))), ("strings", JSONTree(entries)),
      ("version", .init(.string("1.0"))),
    ])
    return (StringCatalog((root.xcodeText + "\n").utf8, path: path), losses)
  }

  /// Returns the tables of a catalog in a language, and the lost information.
  ///
  /// The language is spelled as in the catalog. Files have the path of the catalog with their own
  /// extensions.
  public static func tables(
    of catalog: StringCatalog, language: String
  ) -> (tables: Tables, losses: [Loss]) {
    var losses: [Loss] = []
    var texts: [(key: String, value: String, comment: String?)] = []
    var rules: [(key: String, value: LocalizedValue)] = []
    for entry in catalog.entries {
      if entry.localizations[language]?.stringSet.isEmpty == false {
        losses.append(.init(kind: .stringSet, key: entry.key, language: language))
      }
      let states = entry.localizations[language]?.states ?? []
      if states.contains(where: { $0 != "translated" }) || !entry.shouldTranslate || entry.isStale {
        losses.append(.init(kind: .state, key: entry.key, language: language))
      }
      switch entry.value(in: language, sourceLanguage: catalog.sourceLanguage) {
      case nil: break
      case .text(let text): texts.append((entry.key, text, entry.comment))
      case let value?: rules.append((entry.key, value.withoutArguments))
      }
    }
    let name = catalog.path.hasSuffix(".xcstrings") ? catalog.path.dropLast(10) : catalog.path[...]
    return (
      Tables(
        language: language,
        strings: texts.isEmpty && !rules.isEmpty
          ? nil : StringTable(texts, path: name + ".strings"),
        rules: rules.isEmpty ? nil : StringsDictionary(rules, path: name + ".stringsdict")), losses
    )
  }
}

extension TableConversion.Tables {
  /// Returns the keys with the values that a lookup finds, in order.
  fileprivate func values(_ losses: inout [TableConversion.Loss]) -> [(String, LocalizedValue)] {
    var order: [String] = []
    var values: [String: LocalizedValue] = [:]
    for entry in strings?.entries ?? [] {
      if let earlier = values.updateValue(.text(entry.value), forKey: entry.key) {
        if earlier != .text(entry.value) {
          losses.append(.init(kind: .duplicate, key: entry.key, language: language))
        }
      } else {
        order.append(entry.key)
      }
    }
    for entry in rules?.entries ?? [] {
      if values.updateValue(entry.value, forKey: entry.key) == nil { order.append(entry.key) }
    }
    return order.compactMap { key in values[key].map { (key, $0) } }
  }
}

extension JSONTree {
  private static func unit(_ text: String) -> JSONTree {
    JSONTree([
      (
        "stringUnit",
        JSONTree([("state", .init(.string("translated"))), ("value", .init(.string(text)))])
      )
    ])
  }

  private static func variations(_ kind: String, _ members: [(key: String, value: JSONTree)])
    -> JSONTree
  {
    JSONTree([("variations", JSONTree([(kind, JSONTree(members))]))])
  }

  /// Creates the JSON of a key's value in a language.
  fileprivate init(
    _ value: LocalizedValue, _ losses: inout [TableConversion.Loss], key: String, language: String
  ) {
    switch value {
    case .text(let text): self = Self.unit(text)
    case .format(let format, let variables):
      let arguments = FormatString(format).arguments(of: variables)
      let substitutions = variables.sorted { $0.key < $1.key }.map { name, variable in
        let type = variable.valueType
        let plural = variable.categories.sorted { $0.key < $1.key }.map { category, text in
          (key: category.rawValue, value: Self.unit(text.replacing("%\(type)", with: "%arg")))
        }
        var members: [(key: String, value: JSONTree)] = []
        if let argument = variable.argument ?? arguments[name] {
          members.append(("argNum", .init(.number("\(argument)"))))
        }
        members.append(("formatSpecifier", .init(.string(type))))
        members += Self.variations("plural", plural).members?.map { ($0.key, $0.value) } ?? []
        return (key: name, value: JSONTree(members))
      }
      let unit = Self.unit(format).members?.map { (key: $0.key, value: $0.value) } ?? []
      self.init(unit + [("substitutions", JSONTree(substitutions))])
    case .plural(let texts):
      self = Self.variations(
        "plural",
        texts.sorted { $0.key < $1.key }.map {
          ($0.key.rawValue, JSONTree($0.value, &losses, key: key, language: language))
        })
    case .device(let texts):
      self = Self.variations(
        "device",
        texts.sorted { $0.key < $1.key }.map {
          ($0.key, JSONTree($0.value, &losses, key: key, language: language))
        })
    case .width(let texts):
      losses.append(.init(kind: .width, key: key, language: language))
      let widest = texts.max { $0.key < $1.key }?.value ?? .text("")
      self.init(widest, &losses, key: key, language: language)
    }
  }
}

extension FormatString {
  /// Returns the argument numbers of variables in the order of use, counted from 1.
  fileprivate func arguments(of variables: [String: LocalizedValue.Variable]) -> [String: Int] {
    var arguments: [String: Int] = [:]
    var next = 1
    func visit(_ format: FormatString, own: Bool, depth: Int) {
      var own = own
      for part in format.parts {
        switch part {
        case .text: break
        case .conversion(let conversion):
          if conversion.position != nil { continue }
          if own { own = false } else { next += 1 }
        case .variable(let name, let position):
          let argument = position ?? next
          if position == nil { next += 1 }
          guard arguments[name] == nil, depth < deepestVariable else { continue }
          arguments[name] = argument
          if let text = variables[name]?.categories[.other] {
            visit(FormatString(text), own: true, depth: depth + 1)
          }
        }
      }
    }
    visit(self, own: false, depth: 0)
    return arguments
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
              $0.replacing("%arg", with: "%\(variable.valueType)")
            })
        })
    case .device(let texts): .device(texts.mapValues(\.withoutArguments))
    case .width(let texts): .width(texts.mapValues(\.withoutArguments))
    }
  }
}
