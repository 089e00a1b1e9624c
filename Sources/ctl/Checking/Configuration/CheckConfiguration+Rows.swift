import Diagnostics

extension CheckConfiguration {
  /// Every value that counts and where it is from, for `--show-config`.
  var rows: [SettingRow] {
    var rows = Self.rows("include", include, without: ".")
    rows += Self.rows("exclude", exclude, without: "(nothing)")
    rows += Self.rows("source", source, without: "(not read)")
    rows += Self.rows("accessors", accessors, without: "(none)")
    rows += Self.rows("locales", locales, without: "(the document's own)")
    rows += Self.rows(
      "development-language", [developmentLanguage].compactMap { $0 }, without: "(found out)")
    rows.append(Self.row("fail-on", failOn, \.rawValue))
    rows += Self.rows("baseline", [baseline].compactMap { $0 }, without: "(none)")
    for policy in policies {
      rows.append(Self.row("policies.\(policy.value.policy.name)", policy, \.value))
    }
    for rule in names.rules { rows += self.rows(of: rule) }
    for own in paths { rows += self.rows(of: own) }
    for exception in exceptions {
      let origin = SettingOrigin.file(path: path ?? "", line: exception.position.line)
      rows.append(Self.row("exceptions", Setting(exception.words, from: origin), \.self))
    }
    return rows
  }

  /// The severity of a rule or `off`, and each of its numbers.
  private func rows(of rule: DiagnosticRule) -> [SettingRow] {
    let setting = rules[rule.id] ?? RuleSetting()
    let isOn = setting.isOn?.value ?? rule.isOnByDefault
    let severity = setting.severity ?? Setting(rule.severity)
    // What turned a rule on or off is why it has its value; a severity matters only if it is on.
    let isBySeverity = isOn && setting.severity != nil
    let origin = isBySeverity ? severity.origin : setting.isOn?.origin ?? .byDefault
    let name = "rules.\(rule.id)"
    let value = isOn ? severity.value.rawValue : "off"
    return [Self.row(name, Setting(value, from: origin), \.self)]
      + rule.numbers.sorted { $0.key < $1.key }.map { key, number in
        Self.row("\(name).\(key)", setting.numbers[key] ?? Setting(number), Self.text)
      }
  }

  /// The settings for the documents that a pattern fits.
  private func rows(of own: PathRules) -> [SettingRow] {
    names.rules.flatMap { rule -> [SettingRow] in
      guard let setting = own.rules[rule.id] else { return [] }
      let name = "paths.\(own.pattern.text).\(rule.id)"
      var rows: [SettingRow] = []
      if setting.isOn?.value == false, let isOn = setting.isOn {
        rows.append(Self.row(name, isOn) { _ in "off" })
      } else if let severity = setting.severity {
        rows.append(Self.row(name, severity, \.rawValue))
      } else if let isOn = setting.isOn {
        rows.append(Self.row(name, isOn) { _ in rule.severity.rawValue })
      }
      return rows
        + setting.numbers.sorted { $0.key < $1.key }.map { key, number in
          Self.row("\(name).\(key)", number, Self.text)
        }
    }
  }

  private static func rows(
    _ name: String, _ settings: [Setting<String>], without: String
  ) -> [SettingRow] {
    settings.isEmpty
      ? [row(name, Setting(without), \.self)] : settings.map { row(name, $0, \.self) }
  }

  private static func row<Value>(
    _ name: String, _ setting: Setting<Value>, _ text: (Value) -> String
  ) -> SettingRow {
    SettingRow(name: name, value: text(setting.value), origin: "\(setting.origin)")
  }

  /// Returns a number as people write it: without a decimal point that it does not need.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
