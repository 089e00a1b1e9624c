import Diagnostics
import TextFormats

/// Parses a string catalog from its JSON.
struct CatalogParser {
  typealias Catalog = (version: String, sourceLanguage: String, entries: [StringCatalog.Entry])

  let path: String
  let source: SourceText

  init(path: String, source: SourceText) {
    self.path = path
    self.source = source
  }

  mutating func catalog() -> Catalog {
    if let fault = source.fault {
      add(
        .error, at: fault.offset, fault.what, "Save the file as UTF-8.", id: "xcstrings.encoding")
    }
    // An entry is kept without its JSON, of which there is only one at a time.
    var entries: [StringCatalog.Entry] = []
    let initial = self
    var parser = self
    let stream = JSONParser.Stream(key: "strings") { member in
      if let member {
        if let entry = parser.entry(of: member) { entries.append(entry) }
      } else {
        // Of several objects, the last one counts.
        entries = []
        parser = initial
      }
    }
    let root: JSONTree
    do throws(JSONError) {
      root = try JSONParser.read(source.utf8, deliveringTo: stream)
      self = parser
    } catch {
      add(.error, at: error.offset, error.problem, error.remedy)
      return ("", "en", [])
    }
    guard let strings = root["strings"], strings.members != nil else {
      add(.error, root, "there is no object 'strings'", "A string catalog has one.")
      return ("", "en", [])
    }
    let version = root["version"]?.string ?? ""
    if !version.hasPrefix("1.") {
      add(
        .warning, root["version"] ?? root, "version \(quoted(version)) is not known",
        "1.x is read.",
        id: "xcstrings.version"
      )
    }
    return (version, root["sourceLanguage"]?.string ?? "en", entries)
  }

  private mutating func entry(of member: JSONTree.Member) -> StringCatalog.Entry? {
    guard member.value.members != nil else {
      add(
        .error, member.value, "\(quoted(member.key)) is \(member.value.kind)",
        "Make an object of it.")
      return nil
    }
    var localizations: [String: StringCatalog.Localization] = [:]
    for language in member.value["localizations"]?.members ?? [] {
      localizations[language.key] = localization(language, key: member.key)
      localizations[language.key]?.keyOffset = UInt32(clamping: language.keyRange.lowerBound)
      localizations[language.key]?.valueRange = TextRange(language.value.range)
    }
    return .init(
      key: member.key, comment: member.value["comment"]?.string,
      extractionState: member.value["extractionState"]?.string,
      shouldTranslate: member.value["shouldTranslate"]?.bool ?? true,
      localizations: localizations, keyRange: TextRange(member.keyRange))
  }

  private mutating func localization(
    _ language: JSONTree.Member, key: String
  ) -> StringCatalog.Localization {
    var states: [String] = []
    if let set = language.value["stringSet"] {
      return .init(
        value: nil, stringSet: set["values"]?.items?.compactMap(\.string) ?? [],
        states: [set["state"]?.string].compactMap { $0 })
    }
    let variables = variables(of: language.value, &states)
    let value = value(of: language.value, variables, key: key, &states)
    if value == nil {
      add(
        .error, language.value,
        "\(quoted(key)) has no text in \(quoted(language.key))",
        "Give it a stringUnit or variations.")
    }
    return .init(value: value, stringSet: [], states: states)
  }

  /// Parses a `stringUnit`, or `variations` of string units.
  private mutating func value(
    of json: JSONTree, _ variables: [String: LocalizedValue.Variable], key: String,
    _ states: inout [String]
  ) -> LocalizedValue? {
    if let plural = json["variations"]?["plural"]?.members {
      var texts: [PluralCategory: LocalizedValue] = [:]
      for member in plural {
        guard let category = category(member) else { continue }
        texts[category] = value(of: member.value, variables, key: key, &states)
      }
      if texts[.other] == nil {
        add(
          .error, json, "the plural of \(quoted(key)) has no text for 'other'", "Add it.",
          id: "xcstrings.other")
      }
      return .plural(texts)
    }
    if let devices = json["variations"]?["device"]?.members {
      var texts: [String: LocalizedValue] = [:]
      for member in devices {
        texts[member.key] = value(of: member.value, variables, key: key, &states)
      }
      return .device(texts)
    }
    guard let unit = json["stringUnit"], let text = unit["value"]?.string else { return nil }
    states.append(unit["state"]?.string ?? "")
    let names = FormatString(text).variables
    for name in names where variables[name] == nil {
      add(
        .error, unit["value"] ?? unit,
        "\(quoted(key)) has no substitution \(quoted(name)), which its text uses", "Define it.",
        id: "xcstrings.variable")
    }
    return variables.isEmpty && names.isEmpty ? .text(text) : .format(text, variables: variables)
  }

  private mutating func variables(
    of json: JSONTree, _ states: inout [String]
  ) -> [String: LocalizedValue.Variable] {
    var variables: [String: LocalizedValue.Variable] = [:]
    for (number, member) in (json["substitutions"]?.members ?? []).enumerated() {
      var argument = member.value["argNum"]?.int ?? number + 1
      if !(1...127).contains(argument) {
        add(
          .error, member.value["argNum"] ?? member.value,
          "\(quoted(member.key)) is about argument \(argument)", "Write one from 1 to 127.")
        argument = number + 1
      }
      let type = member.value["formatSpecifier"]?.string ?? "lld"
      var categories: [PluralCategory: String] = [:]
      for plural in member.value["variations"]?["plural"]?.members ?? [] {
        guard let category = category(plural), let unit = plural.value["stringUnit"],
          let text = unit["value"]?.string
        else { continue }
        states.append(unit["state"]?.string ?? "")
        categories[category] = text
      }
      if categories[.other] == nil {
        add(
          .error, member.value, "the substitution \(quoted(member.key)) has no text for 'other'",
          "Add it.", id: "xcstrings.other")
      }
      variables[member.key] = .init(valueType: type, argument: argument, categories: categories)
    }
    return variables
  }

  private mutating func category(_ member: JSONTree.Member) -> PluralCategory? {
    if let category = PluralCategory(rawValue: member.key) { return category }
    add(
      .warning, at: member.keyRange.lowerBound,
      "\(quoted(member.key)) is not a plural category", "Write zero, one, two, few, many or other.",
      id: "xcstrings.category"
    )
    return nil
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ json: JSONTree, _ problem: String, _ remedy: String,
    id: String? = nil
  ) {
    add(severity, at: json.range.lowerBound, problem, remedy, id: id)
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, at offset: Int, _ problem: String, _ remedy: String,
    id: String? = nil
  ) {
    findings.add(severity, at: offset, problem, remedy, id: id)
  }

  /// The problems, available after parsing.
  private(set) var findings = TableFindings(id: "xcstrings.entry")
}
