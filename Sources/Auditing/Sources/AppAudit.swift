package import Diagnostics

/// The audit of what an app's source and tables use and do not have.
package struct AppAudit {
  /// The rules that are checked, with their settings.
  private let options: AuditOptions

  /// Creates an audit.
  package init(options: AuditOptions = AuditOptions()) { self.options = options }

  /// Returns the findings in source files and tables, in the order of their places.
  package func audit(_ app: AuditedApp) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for rule in AuditRule.all where options.isOn(rule.rule) {
      switch rule.check {
      case .app(let check), .source(_, let check?):
        findings += check(app).map { Diagnostic($0, of: rule, options) }
      default: break
      }
    }
    return findings.sorted { one, other in
      if one.path != other.path { return one.path.utf8.lexicographicallyPrecedes(other.path.utf8) }
      let (first, second) = (one.start, other.start)
      return (first?.line ?? 0, first?.column ?? 0, one.id)
        < (second?.line ?? 0, second?.column ?? 0, other.id)
    }
  }
}

extension Diagnostic {
  fileprivate init(_ fault: AppFault, of rule: AuditRule, _ options: AuditOptions) {
    self.init(
      fault.needsReview ? .note : options.severity(of: rule.rule, own: fault.severity),
      id: rule.id, path: fault.path, at: fault.position, fault.problem,
      fault.remedy ?? rule.rule.remedy)
    var subject = Subject()
    subject.property = fault.name
    subject.needsReview = fault.needsReview
    self.subject = subject
  }
}
