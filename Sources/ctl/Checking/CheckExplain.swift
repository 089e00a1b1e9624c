import ArgumentParser
import Auditing
import Diagnostics
import Graphics
import InterfaceBuilder
import Presenters
import TextFormats

/// `ctl check explain`: what a rule finds, why that matters, and an example of both outcomes.
struct CheckExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-explain", abstract: "Explains a rule, and checks two examples of it.",
    usage: "ctl check explain <rule>", shouldDisplay: false)

  @Argument(
    help: "The id of a rule, or its other name, such as LABEL-MISSING.",
    completion: .list(AuditRule.all.map(\.id)))
  var rule: String

  @OptionGroup var color: ColorOption

  func run() throws {
    let rule = try AuditRule.named(rule)
    let info = rule.rule
    let style = Terminal.style
    var rows = [("finds", info.title), ("why", info.why), ("what to do", info.remedy)]
    rows.append(("severity", info.isOnByDefault ? info.severity.rawValue : "off unless enabled"))
    if let criterion = info.criterion { rows.append(("criterion", "WCAG 2.2, \(criterion)")) }
    if let clause = info.clause { rows.append(("clause", "EN 301 549 V3.2.1, \(clause)")) }
    if let alias = info.alias { rows.append(("other name", alias)) }
    for (name, value) in info.numbers.sorted(by: { $0.key < $1.key }) {
      rows.append(("number", "\(name): \(decimal(value, digits: 2))"))
    }
    rows.append(("source", info.source))
    try Terminal.write(style.heading(info.id, "").joined(separator: "\n") + "\n")
    try Terminal.write(
      ColumnLayout(style: style).present(rows.map { ("  \($0.0)", $0.1) }) + "\n")
    // Commands run on the main thread.
    for (title, example) in [("A finding", rule.bad), ("No finding", rule.good)] {
      let findings = try MainActor.assumeIsolated { try rule.findings(in: example) }
      try Terminal.write("\n" + style.heading(title, "").joined(separator: "\n") + "\n")
      try Terminal.write(example.shownLines.map { "    \($0)\n" }.joined())
      for finding in findings {
        let line = "\(finding.severity): \(finding.message)"
        try Terminal.write(
          wrapped(line, to: style.width - 2, indentation: 2).map { "  \($0)\n" }.joined())
      }
    }
  }
}

extension AuditRule {
  /// Returns the rule with an id or a name; throws a usage error with the nearest one.
  static func named(_ name: String) throws -> AuditRule {
    if let rule = rule(name) { return rule }
    let advice = RuleNames(all.map(\.rule)).advice(about: name)
    throw ValidationError("There is no rule '\(visible(name))'. \(advice)")
  }
}

extension AuditExample {
  /// The lines of the example: its objects, its tables and what code does.
  fileprivate var shownLines: [String] {
    var lines = [content, objects].filter { !$0.isEmpty }.joined(separator: "\n")
      .split(separator: "\n").map(String.init)
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      lines.append("\(language).lproj: \(table)")
    }
    if let source {
      lines += ["in source:"] + source.text.split(separator: "\n").map(String.init)
      if let table = source.table { lines += ["Localizable.strings: \(table)"] }
      let assets = (source.assets.images.union(source.assets.colors)).sorted()
      if !assets.isEmpty { lines.append("in a catalog: \(assets.joined(separator: ", "))") }
    }
    if let code { lines.append("in code: \(code)") }
    return lines
  }
}
