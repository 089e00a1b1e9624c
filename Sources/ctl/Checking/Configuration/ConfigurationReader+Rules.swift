import Diagnostics

extension ConfigurationReader {
  /// The words that turn a rule on or off; YAML has several for each.
  private static let switches = [
    "on": true, "true": true, "yes": true, "off": false, "false": false, "no": false,
  ]
  private static let severities = Diagnostic.Severity.allCases.map(\.rawValue)
  /// The most that a rule may compare with.
  private static let numbers = 0.0...1_000_000.0

  /// Reads the rules of each pattern of paths.
  mutating func readPaths(_ member: Member) {
    let expected = "patterns, each with rules, as in 'App/Old: { dynamic-type: off }'"
    for entry in members(of: member.value, expected) ?? [] {
      guard let pattern = pattern(entry.name, at: entry.key) else { continue }
      configuration.paths.append(
        CheckConfiguration.PathRules(pattern: pattern, rules: rules(entry.value)))
    }
  }

  /// Returns the settings of rules, without those that are wrong, which are reported.
  mutating func rules(_ node: YAMLNode) -> [String: CheckConfiguration.RuleSetting] {
    guard let rules = members(of: node, "rules, each as in 'unnamed: error'") else { return [:] }
    var settings: [String: CheckConfiguration.RuleSetting] = [:]
    var known: Set<String> = []
    for entry in rules {
      guard let rule = rule(entry.name, at: entry.key) else { continue }
      guard known.insert(rule.id).inserted else {
        report(
          "duplicate", at: entry.key, "the rule '\(rule.id)' is set twice",
          "Keep one; \(rule.alias.map { "'\($0)' is its other name." } ?? "case does not matter.")")
        continue
      }
      settings[rule.id] = setting(of: rule, entry)
    }
    return settings
  }

  /// Returns the rule with a name; nil if there is none.
  mutating func rule(_ name: String, at node: YAMLNode) -> DiagnosticRule? {
    let names = configuration.names
    if let rule = names.rule(name) { return rule }
    report(
      "rule", at: node, "there is no rule '\(Self.cut(name))'",
      names.advice(about: name))
    return nil
  }

  private mutating func setting(
    of rule: DiagnosticRule, _ entry: Member
  ) -> CheckConfiguration.RuleSetting {
    var setting = CheckConfiguration.RuleSetting()
    let origin = origin(of: entry.value)
    if entry.value.mapping != nil {
      readKeys(of: rule, entry, into: &setting)
    } else if let isOn = entry.value.text.flatMap({ Self.switches[$0] }) {
      setting.isOn = Setting(isOn, from: origin)
    } else if let word = word(entry, among: ["on", "off"] + Self.severities) {
      // Who gives a severity wants the findings.
      setting.isOn = Setting(true, from: origin)
      setting.severity = Diagnostic.Severity(rawValue: word).map { Setting($0, from: origin) }
    }
    return setting
  }

  private mutating func readKeys(
    of rule: DiagnosticRule, _ entry: Member, into setting: inout CheckConfiguration.RuleSetting
  ) {
    for member in members(of: entry.value, "keys such as 'severity:'") ?? [] {
      let origin = origin(of: member.value)
      switch member.name {
      case "enabled":
        if let isOn = member.value.text.flatMap({ Self.switches[$0] }) {
          setting.isOn = Setting(isOn, from: origin)
        } else {
          reportKind(of: member.value, expected: "true or false", of: member.name)
        }
      case "severity":
        setting.severity = word(member, among: Self.severities)
          .flatMap { Diagnostic.Severity(rawValue: $0) }.map { Setting($0, from: origin) }
      case _ where rule.numbers[member.name] != nil:
        setting.numbers[member.name] = number(member).map { Setting($0, from: origin) }
      default:
        reportUnknown(member, among: ["enabled", "severity"] + rule.numbers.keys.sorted())
      }
    }
  }

  private mutating func number(_ member: Member) -> Double? {
    guard let text = text(member.value, "a number", of: member.name) else { return nil }
    // Double reads names of infinities and hexadecimal digits, too.
    guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }), let number = Double(text)
    else {
      reportKind(of: member.value, expected: "a number", of: member.name)
      return nil
    }
    guard Self.numbers.contains(number) else {
      report(
        "value", at: member.value, "\(Self.cut(text)) is out of range for '\(member.name)'",
        "Write a number from 0 to 1000000.")
      return nil
    }
    return number
  }
}
