import Diagnostics
import InterfaceBuilder

extension AuditOptions {
  /// Returns the rules that are checked of a document of a family; of views without a document, those of
  /// UIKit.
  func rules(of family: InterfaceDocument.Family = .uiKit, isLaunchScreen: Bool) -> [AuditRule] {
    AuditRule.all.filter {
      isOn($0.rule) && ($0.family ?? family) == family && !(isLaunchScreen && $0.isAboutUse)
    }
  }
}

extension AuditedScreen {
  /// Returns what a rule finds on the screen; nothing for a rule of another kind.
  func faults(of rule: AuditRule, dependingOnTexts: Bool = false) -> [Fault] {
    switch rule.check {
    case .element(let check):
      if dependingOnTexts, !rule.dependsOnTexts { return [] }
      let found = elements.compactMap(check)
      guard rule.rule.group == .names, !dependingOnTexts else { return found }
      // Code shows what is hidden, and may name it then.
      return found
        + hiddenElements.compactMap { element in
          var fault = check(element)
          fault?.needsReview = true
          return fault
        }
    case .names(let check): return check(self)
    case .screen(let check): return dependingOnTexts ? [] : check(self)
    case .document, .text, .layout, .source, .app, .tables: return []
    }
  }
}

extension AuditRule {
  /// Indicates whether the rule is about what a person does on a screen, or reads there.
  fileprivate var isAboutUse: Bool {
    ![.connections, .languages, .tables, .source].contains(rule.group)
  }

  /// Indicates whether another text may make a difference.
  fileprivate var dependsOnTexts: Bool { self.rule.group == .names || self.rule.group == .hints }
}

extension AuditedScreen {
  /// The elements that are not checked on the screen, by the reason, with their kinds and numbers.
  var notChecked: [String: [String: Int]] {
    guard hasTooManyViews else { return [:] }
    return ["too many views to find what covers what": ["Control": controls.count]]
  }
}

extension [String: [String: Int]] {
  /// Adds the numbers of others, without reasons that hold for nothing.
  mutating func add(_ others: Self) {
    for (reason, kinds) in others where !kinds.isEmpty {
      self[reason, default: [:]].merge(kinds, uniquingKeysWith: +)
    }
  }
}
