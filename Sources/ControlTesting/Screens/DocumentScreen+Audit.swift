public import Auditing

extension DocumentScreen {
  /// Audits the screen as it is now; throws the findings.
  ///
  /// In a test: `try screen.audit()`.
  public func audit() throws(AccessibilityAudit) { try screen.audit() }

  /// Audits the screen as it is now, with options.
  ///
  /// In a test: `#expect(screen.audit().isEmpty)`.
  public func audit(options: AuditOptions = AuditOptions()) -> AccessibilityAudit {
    screen.audit(options: options)
  }
}
