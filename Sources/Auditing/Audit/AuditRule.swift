public import Diagnostics
package import InterfaceBuilder

/// A rule of the audit: what it finds, how, and an example of both outcomes.
public struct AuditRule: Sendable, Identifiable {
  /// What the rule finds, and where it is from.
  public let rule: DiagnosticRule
  /// A document with a finding.
  public let bad: AuditExample
  /// The same without one.
  public let good: AuditExample
  let check: Check

  /// The id of the rule.
  public var id: String { rule.id }

  /// How a rule looks at what is audited.
  enum Check: Sendable {
    /// Each element that a screen reader stops at, in each language.
    case element(@MainActor @Sendable (AuditedElement) -> Fault?)
    /// A screen as a whole, in each language.
    case names(@MainActor @Sendable (AuditedScreen) -> [Fault])
    /// A screen as a whole, whose texts do not matter.
    case screen(@MainActor @Sendable (AuditedScreen) -> [Fault])
    /// A document as written.
    case document(@Sendable (AuditedDocument) -> [Fault])
    /// A text of a document in a language.
    case text(@Sendable (AuditedText) -> Fault?)
  }

  init(_ rule: DiagnosticRule, bad: AuditExample, good: AuditExample, _ check: Check) {
    (self.rule, self.bad, self.good, self.check) = (rule, bad, good, check)
  }
}

/// What a rule found, with the object that it is about.
struct Fault {
  /// Where the fault is.
  enum Place {
    /// At a live object.
    case object(AnyObject)
    /// At an element of the document.
    case element(InterfaceElement)
  }

  var place: Place
  /// The element that the message names, if the place is only what belongs to it, such as a connection.
  var owner: InterfaceElement?
  /// The property that is wrong, under UIKit's name; nil for the object as a whole.
  var property: String?
  /// The text that is wrong, whose place may be in another element.
  var text: LocalizableText?
  /// What is wrong, without a final period.
  var problem: String
  /// What to do instead of the rule's own remedy.
  var remedy: String?
  /// A severity instead of the rule's own.
  var severity: Diagnostic.Severity?
  /// Whether a person has to look.
  var needsReview = false
  /// The content of the file that proves the fault.
  var proof: String?

  init(
    at object: AnyObject, _ property: String? = nil, _ problem: String, proof: String? = nil
  ) {
    (place, self.property, self.problem, self.proof) = (.object(object), property, problem, proof)
  }

  init(
    in element: InterfaceElement, _ property: String? = nil, _ problem: String,
    proof: String? = nil
  ) {
    (place, self.property, self.problem, self.proof) = (.element(element), property, problem, proof)
  }
}
