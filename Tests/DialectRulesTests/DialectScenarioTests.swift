import DialectRules
import Testing

@MainActor @Suite struct DialectRuleTests {
  @Test(arguments: DialectRule.all.indices)
  func `the runs of the scenario of a rule differ as the rule says`(number: Int) {
    let rule = DialectRule.all[number]
    let comparison = DialectComparison(rule.scenario)
    let shown = comparison.differences.filter { rule.explains($0, in: rule.scenario) }
    #expect(!shown.isEmpty, "\(rule.uiKit)")
  }

  @Test(arguments: DialectScenario.examples.indices)
  func `each difference of the records is one of the rules`(number: Int) {
    let scenario = DialectScenario.examples[number]
    for difference in DialectComparison(scenario).differences {
      let rules = DialectRule.all.filter { $0.explains(difference, in: scenario) }
      #expect(!rules.isEmpty, "\(scenario.title): \(difference)")
    }
  }

  @Test func `there are enough rules and scenarios, and each scenario shows one`() {
    #expect(DialectRule.all.count >= 25)
    #expect(DialectScenario.examples.count >= 12)
    #expect(Set(DialectRule.all.map(\.topic)).count == DialectRule.Topic.allCases.count)
    let shown = Set(DialectRule.all.map(\.scenario.title))
    #expect(
      Set(DialectScenario.examples.map(\.title)).subtracting(shown) == [
        "a slider that sends at the end"
      ])
  }
}
