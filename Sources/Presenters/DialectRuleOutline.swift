package import DialectRules
package import TextFormats

/// Shows the rules of a topic in which UIKit and AppKit differ, each with the runs of its scenario.
package struct DialectRuleOutline: Sendable {
  /// The style of the text.
  package var style: TextStyle

  /// Creates a presenter.
  package init(style: TextStyle) { self.style = style }

  /// Returns the page of a topic.
  @MainActor
  package func present(_ topic: DialectRule.Topic) -> String {
    let rules = DialectRule.all.filter { $0.topic == topic }
    let columns = SideBySide(style: style)
    var text = style.bold(topic.title) + "\n\n"
    text += columns.present(
      ("UIKit", "AppKit"),
      rules.flatMap { rule in
        let cases = rule.cases.isEmpty ? [] : [("(\(rule.cases.joined(separator: ", ")))", "")]
        return [(rule.uiKit, rule.appKit)] + cases + [("", "")]
      }.dropLast())
    var shown: Set<String> = []
    for scenario in rules.map(\.scenario) where shown.insert(scenario.title).inserted {
      text += "\n" + style.bold("Run: \(scenario.title)") + "\n\n"
      text += columns.present(("UIKit", "AppKit"), rows(of: DialectComparison(scenario)))
    }
    return text
  }

  private func rows(of comparison: DialectComparison) -> [(left: String, right: String)] {
    var rows: [(left: String, right: String)] = []
    for step in comparison.scenario.steps.indices {
      let pairs = comparison.rows(ofStep: step)
      rows.append(
        (
          comparison.scenario.steps[step].words(in: .uiKit),
          comparison.scenario.steps[step].words(in: .appKit)
        ))
      rows += pairs.map { ($0.left.map { "  " + $0 } ?? "", $0.right.map { "  " + $0 } ?? "") }
    }
    let missing = (
      comparison.uiKit.withoutCounterpart.map { "(\($0))" }.joined(separator: "\n"),
      comparison.appKit.withoutCounterpart.map { "(\($0))" }.joined(separator: "\n")
    )
    if !missing.0.isEmpty || !missing.1.isEmpty { rows.append(missing) }
    return rows
  }
}

extension DialectRule {
  /// The rule for programs, with the lines of both runs.
  @MainActor
  package var json: JSONValue {
    let comparison = DialectComparison(scenario)
    func lines(_ run: DialectRun) -> JSONValue {
      JSONValue(scenario.steps.indices.flatMap { run.lines(ofStep: $0).map(\.text) } + run.spoken)
    }
    return .object([
      "topic": .string(topic.rawValue), "uiKit": .string(uiKit), "appKit": .string(appKit),
      "cases": JSONValue(cases), "scenario": .string(scenario.title),
      "uiKitRun": lines(comparison.uiKit), "appKitRun": lines(comparison.appKit),
    ])
  }
}
