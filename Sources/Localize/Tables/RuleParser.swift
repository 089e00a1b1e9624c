import Diagnostics

/// Parses the rules of a `.stringsdict` from its property list.
struct RuleParser {
  let path: String
  let source: SourceText?
  private var findings = TableFindings(id: "stringsdict.rule")

  init(path: String, source: SourceText?) {
    self.path = path
    self.source = source
  }

  mutating func entries(of list: PropertyList) -> [StringsDictionary.Entry] {
    guard let pairs = list.pairs else {
      add(.error, list, "\(list.kind) holds no rules", "Make a dictionary of it.")
      return []
    }
    return pairs.compactMap { pair in
      value(of: pair.value, key: pair.key).map {
        .init(
          key: pair.key, value: $0, keyRange: pair.keyRange, valueRange: pair.value.contentRange,
          elementRange: pair.value.range)
      }
    }
  }

  /// Parses the value of a key; nil if it is not valid.
  private mutating func value(of list: PropertyList, key: String) -> LocalizedValue? {
    if let text = list.string { return .text(text) }
    guard let pairs = list.pairs else {
      add(.error, list, "\(quoted(key)) has \(list.kind)", "Give it a text or a rule.")
      return nil
    }
    if let format = list["NSStringLocalizedFormatKey"] { return rule(list, format, key: key) }
    if let devices = list["NSStringDeviceSpecificRuleType"] {
      return .device(
        Dictionary(variants(of: devices, key: key), uniquingKeysWith: { $1 }))
    }
    if let widths = list["NSStringVariableWidthRuleType"] {
      let texts = variants(of: widths, key: key).compactMap { width, text in
        Int(width).map { ($0, text) }
      }
      checkWidths(widths, key: key)
      return .width(Dictionary(texts, uniquingKeysWith: { $1 }))
    }
    // A message quotes no list of what may stand on many lines.
    let more = pairs.count > 1 ? " and \(pairs.count - 1) more" : ""
    let names = pairs.first.map { quoted($0.key) + more } ?? "nothing"
    add(
      .error, list,
      "\(quoted(key)) has neither NSStringLocalizedFormatKey nor a rule for devices or widths, but \(names)",
      "Add one."
    )
    return nil
  }

  /// Reports widths that are no whole numbers above zero, and those that are given twice.
  private mutating func checkWidths(_ list: PropertyList, key: String) {
    var met: Set<Int> = []
    for pair in list.pairs ?? [] {
      guard let width = Int(pair.key), width > 0 else {
        add(
          .warning, pair.value,
          "the width \(quoted(pair.key)) of \(quoted(key)) is no number of ems",
          "Write a whole number above 0.", id: "stringsdict.width")
        continue
      }
      if !met.insert(width).inserted {
        add(
          .warning, pair.value, "the width \(width) of \(quoted(key)) is given twice",
          "Remove one.",
          id: "stringsdict.width")
      }
    }
  }

  private mutating func variants(
    of list: PropertyList, key: String
  ) -> [(String, LocalizedValue)] {
    guard let pairs = list.pairs else {
      add(
        .error, list, "the variants of \(quoted(key)) are \(list.kind)",
        "Make a dictionary of them.")
      return []
    }
    return pairs.compactMap { pair in
      value(of: pair.value, key: "\(key)'s \(pair.key)").map { (pair.key, $0) }
    }
  }

  private mutating func rule(
    _ list: PropertyList, _ format: PropertyList, key: String
  ) -> LocalizedValue? {
    guard let text = format.string else {
      add(.error, format, "the format of \(quoted(key)) is \(format.kind)", "Write a text.")
      return nil
    }
    var variables: [String: LocalizedValue.Variable] = [:]
    for pair in list.pairs ?? [] where pair.key != "NSStringLocalizedFormatKey" {
      if let variable = variable(pair.value, name: pair.key, key: key) {
        variables[pair.key] = variable
      }
    }
    check(text, variables, format, key: key)
    return .format(text, variables: variables)
  }

  private mutating func variable(
    _ list: PropertyList, name: String, key: String
  ) -> LocalizedValue.Variable? {
    guard let pairs = list.pairs else {
      add(
        .error, list, "the variable \(quoted(name)) of \(quoted(key)) is \(list.kind)",
        "Make a dictionary of it."
      )
      return nil
    }
    let type = list["NSStringFormatSpecTypeKey"]?.string
    guard type == "NSStringPluralRuleType" else {
      add(
        .error, list,
        "the variable \(quoted(name)) of \(quoted(key)) has the type \(type.map(quoted) ?? "of nothing")",
        "Write NSStringPluralRuleType."
      )
      return nil
    }
    let valueType = list["NSStringFormatValueTypeKey"]?.string ?? ""
    let conversions = FormatString("%" + valueType).conversions
    guard conversions.count == 1, conversions[0].position == nil else {
      add(
        .error, list["NSStringFormatValueTypeKey"] ?? list,
        "the variable \(quoted(name)) of \(quoted(key)) has the value type \(quoted(valueType)), which is not a conversion",
        "Write one such as d or lld."
      )
      return nil
    }
    var categories: [PluralCategory: String] = [:]
    for pair in pairs where !pair.key.hasPrefix("NSString") {
      guard let category = PluralCategory(rawValue: pair.key) else {
        add(
          .warning, pair.value,
          "\(quoted(pair.key)) is not a plural category",
          "Write zero, one, two, few, many or other.", id: "stringsdict.category")
        continue
      }
      guard let text = pair.value.string else {
        add(
          .error, pair.value, "\(quoted(pair.key)) of \(quoted(key)) is \(pair.value.kind)",
          "Write a text.")
        continue
      }
      categories[category] = text
    }
    if categories[.other] == nil {
      add(
        .error, list, "the variable \(quoted(name)) of \(quoted(key)) has no text for 'other'",
        "Add it.", id: "stringsdict.other")
    }
    return .init(valueType: valueType, categories: categories)
  }

  /// Reports variables that are used but not defined, defined but not used, or recursive.
  private mutating func check(
    _ format: String, _ variables: [String: LocalizedValue.Variable], _ list: PropertyList,
    key: String
  ) {
    var used: Set<String> = []
    /// The deepest level at which each variable was visited.
    var levels: [String: Int] = [:]
    var open: Set<String> = []
    var isTooDeep = false
    func visit(_ text: String) {
      for name in FormatString(text).variables {
        guard let variable = variables[name] else {
          if used.insert(name).inserted {
            add(
              .error, list, "\(quoted(key)) has no variable \(quoted(name)), which its text uses",
              "Define it.", id: "stringsdict.variable")
          }
          continue
        }
        if open.contains(name) {
          add(
            .error, list, "the variable \(quoted(name)) of \(quoted(key)) holds itself",
            "Take it out.", id: "stringsdict.recursion")
          continue
        }
        if open.count == deepestVariable {
          if isTooDeep { return }
          add(
            .error, list,
            "the variables of \(quoted(key)) are nested deeper than \(deepestVariable), down to \(quoted(name))",
            "Flatten them.", id: "stringsdict.recursion")
          isTooDeep = true
          return
        }
        used.insert(name)
        guard levels[name] ?? -1 < open.count else { continue }
        levels[name] = open.count
        open.insert(name)
        for (_, text) in variable.categories.sorted(by: { $0.key < $1.key }) { visit(text) }
        open.remove(name)
      }
    }
    visit(format)
    for name in variables.keys.sorted() where !used.contains(name) && !isTooDeep {
      add(
        .warning, list, "nothing in \(quoted(key)) uses the variable \(quoted(name))",
        format.contains("@\(name)") || format.contains("@ \(name)")
          ? "Write %#@\(name)@ without spaces." : "Remove it.",
        id: "stringsdict.variable")
    }
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ list: PropertyList, _ problem: String,
    _ remedy: String, id: String? = nil
  ) {
    findings.add(severity, at: list.range.lowerBound, problem, remedy, id: id)
  }

  /// The problems, available after parsing.
  var problems: [Diagnostic] { findings.problems(in: source, path: path) }
}
