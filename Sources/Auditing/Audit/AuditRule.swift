public import Diagnostics
public import InterfaceBuilder

/// A rule of the audit: what it finds, how, and an example of both outcomes.
public struct AuditRule: Sendable, Identifiable {
  /// The description of the rule and its source.
  public let rule: DiagnosticRule
  /// A document with a finding.
  public let bad: AuditExample
  /// The same without one.
  public let good: AuditExample
  /// The toolkit of the documents that the rule is about; nil for both.
  public let family: InterfaceDocument.Family?
  let check: Check

  /// The id of the rule.
  public var id: String { rule.id }

  /// The ways in which a rule looks at what is audited.
  enum Check: Sendable {
    /// Each element that a screen reader stops at, in each language.
    case element(@MainActor @Sendable (AuditedElement) -> Fault?)
    /// A screen as a whole, in each language.
    case names(@MainActor @Sendable (AuditedScreen) -> [Fault])
    /// A screen as a whole, whose texts do not matter.
    case screen(@MainActor @Sendable (AuditedScreen) -> [Fault])
    /// A document as written.
    case document(@Sendable (AuditedDocument) -> [Fault])
    /// A document as written, in the app around it; and source itself.
    case source(
      @Sendable (AuditedDocument, AuditedApp) -> [Fault],
      code: (@Sendable (AuditedApp) -> [AppFault])? = nil)
    /// The source and the tables of an app, with the names of all its documents.
    case app(@Sendable (AuditedApp) -> [AppFault])
    /// The screens as constraints make them, in each situation.
    case layout(@MainActor @Sendable (AuditedLayout) -> [Fault])
    /// A text of a document in a language.
    case text(@Sendable (AuditedText) -> Fault?)
    /// The tables with one name in every language.
    case tables(@Sendable (TableSet) -> [TableFault])
  }

  init(
    _ rule: DiagnosticRule, of family: InterfaceDocument.Family? = nil, bad: AuditExample,
    good: AuditExample,
    _ check: Check
  ) {
    (self.rule, self.family, self.bad, self.good, self.check) = (rule, family, bad, good, check)
  }
}
