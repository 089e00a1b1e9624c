import Auditing
import Diagnostics
import Testing

/// A rule by its id, so that the name of a test case is short.
struct NamedRule: CustomTestStringConvertible, Sendable {
  var rule: AuditRule
  var testDescription: String { rule.id }

  static let all = AuditRule.all.map { NamedRule(rule: $0) }
}

@MainActor @Suite struct RuleExampleTests {
  @Test(arguments: NamedRule.all)
  func `a rule finds its bad example`(named: NamedRule) throws {
    let findings = try named.rule.findings(in: named.rule.bad)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.id == named.rule.id)
      #expect(!finding.problem.isEmpty && !finding.problem.hasSuffix("."))
      // A table as a whole has no place.
      #expect(finding.start != nil || named.rule.rule.group == .tables)
      guard finding.path == "Example.xib" else {
        #expect(finding.subject?.property?.isEmpty == false)
        continue
      }
      let object = try #require(finding.subject?.object)
      #expect(named.rule.bad.document.contains(#" id="\#(object)""#))
    }
  }

  @Test(arguments: NamedRule.all)
  func `a rule finds nothing in its good example`(named: NamedRule) throws {
    #expect(try named.rule.findings(in: named.rule.good) == [])
  }

  @Test(arguments: NamedRule.all)
  func `a rule says what it is in whole sentences`(named: NamedRule) {
    let rule = named.rule.rule
    for text in [rule.why, rule.remedy] {
      #expect(text.hasSuffix(".") || text.hasSuffix(".”"), "\(text)")
      #expect(text.first?.isUppercase == true || text.first == "“", "\(text)")
    }
    #expect(!rule.title.hasSuffix("."))
    #expect(rule.id == rule.id.lowercased() && !rule.id.contains(" "))
    #expect(!rule.source.isEmpty)
  }

  @Test func `there are at least forty rules, and each has one id and one name`() {
    #expect(AuditRule.all.count >= 40)
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
    let names = AuditRule.all.compactMap(\.rule.alias)
    #expect(Set(names).count == names.count)
    for name in names { #expect(AuditRule.rule(name) != nil) }
  }

  @Test func `a rule that was renamed is found by its former id`() {
    #expect(AuditRule.rule("disabled-for-ever")?.id == "never-enabled")
    #expect(AuditOptions(only: ["disabled-for-ever"]).only == ["never-enabled"])
  }

  @Test func `the rules of the minimum set are on`() {
    let names = [
      "LABEL-MISSING", "IMAGE-LABEL-MISSING", "LABEL-WHITESPACE", "TRAIT-CONFLICT",
      "CONTROL-NESTED", "UNREACHABLE-INTERACTIVE", "HIT-REGION-24", "HIT-REGION", "CONTRAST-TEXT",
      "DYNAMIC-TYPE", "INPUT-NO-LABEL", "SWITCH-UNLABELLED", "TRAIT-ADJUSTABLE-NO-ACTION",
      "LABEL-TITLE-MISMATCH",
    ]
    for name in names { #expect(AuditRule.rule(name)?.rule.isOnByDefault == true, "\(name)") }
  }
}
