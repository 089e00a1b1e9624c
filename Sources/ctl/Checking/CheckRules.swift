import ArgumentParser
import Auditing
import Diagnostics
import Graphics
import Presenters
import TextFormats

/// `ctl check rules`: the list of the rules.
struct CheckRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-rules", abstract: "Lists the rules with their severities.",
    usage: "ctl check rules [--format <format>]", shouldDisplay: false)

  @OptionGroup var color: ColorOption

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func run() throws {
    if format == .json { return try Terminal.write(json) }
    for group in DiagnosticRule.Group.allCases {
      let rules = AuditRule.all.map(\.rule).filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      try Terminal.write(Terminal.style.heading(group.rawValue, "").joined(separator: "\n") + "\n")
      let rows = rules.map { rule in
        ("  \(rule.id)", "\(rule.isOnByDefault ? rule.severity.rawValue : "off"): \(rule.title)")
      }
      try Terminal.write(ColumnLayout(style: Terminal.style).present(rows) + "\n")
    }
  }

  private var json: JSONValue {
    .object([
      "rules": .array(AuditRule.all.map { $0.rule.json }), "schema": "ctl.check-rules/1",
    ])
  }
}

extension DiagnosticRule {
  /// The rule as JSON.
  fileprivate var json: JSONValue {
    var json: [String: JSONValue] = [
      "id": .string(id), "group": .string(group.rawValue), "title": .string(title),
      "why": .string(why), "remedy": .string(remedy), "source": .string(source),
      "severity": .string(severity.rawValue), "isOn": .bool(isOnByDefault),
    ]
    json.set("name", alias)
    json.set("criterion", criterion)
    json.set("clause", clause)
    json.set("numbers", numbers.mapValues { JSONValue.decimal($0) })
    return .object(json)
  }
}
