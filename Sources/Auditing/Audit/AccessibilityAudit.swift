public import Diagnostics
import InterfaceBuilder
public import InterfaceLoader
public import Localize
public import ResponderKit

/// What an audit found on a screen of live views.
///
/// It is an error, too, so that a test fails with the findings, each on a line.
public struct AccessibilityAudit: Error, Sendable, CustomStringConvertible {
  /// The findings in the order of the rules, then in reading order.
  public let findings: [Diagnostic]

  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }

  /// The findings, each on a line.
  public var description: String {
    if findings.isEmpty { return "no findings" }
    return findings.map { "\n\($0) (\($0.id))" }.joined()
  }

  /// Audits the elements in a view, itself included, in a language.
  @MainActor
  public init(
    of view: View, in language: LanguageTag = "en", options: AuditOptions = AuditOptions()
  ) {
    self.init(AuditedScreen(of: view, language: language, options))
  }

  /// Audits a screen of a document, with the classes of the app as they are, and what the document has
  /// for it: connections and looks.
  @MainActor
  public init(of screen: LiveScreen, options: AuditOptions = AuditOptions()) {
    self.init(AuditedScreen(screen, nil, options))
  }

  @MainActor
  private init(_ screen: AuditedScreen) {
    var found: [Diagnostic] = []
    for rule in AuditRule.all where screen.options.isOn(rule.rule) {
      let faults = screen.faults(of: rule) + screen.documentFaults(of: rule)
      // A person has to look at what is not decided; that is no reason for a test to fail.
      for fault in faults where !fault.needsReview {
        found.append(screen.finding(fault, of: rule))
      }
    }
    findings = found
  }
}

extension AuditedScreen {
  /// Returns what a rule about documents finds in the scene of the screen.
  fileprivate func documentFaults(of rule: AuditRule) -> [Fault] {
    guard case .document(let check) = rule.check, let facts else { return [] }
    return check(facts).filter { fault in
      guard case .element(let element) = fault.place else { return false }
      return facts.document.scene(of: element)?.id == sceneID
    }
  }

  /// Returns a fault as a finding, in the file if it is of a document.
  fileprivate func finding(_ fault: Fault, of rule: AuditRule) -> Diagnostic {
    var finding = Diagnostic(
      options.severity(of: rule.rule, own: fault.severity), id: rule.id, path: "", fault.problem,
      fault.remedy ?? rule.rule.remedy, proof: fault.proof)
    var subject = Diagnostic.Subject()
    do {
      let source: InterfaceElement?
      switch fault.place {
      case .object(let object):
        source = self.source(of: object)
        subject.identifier = (object as? Responder)?.accessibilityIdentifier
      case .element(let element): source = element
      }
      subject.object = source?.id
      if let source, let document, source.isInDocument(of: document.document.root) {
        finding.path = document.document.path
        finding.start = source.position
        subject.scene = document.document.scene(of: source)?.id
      }
    }
    subject.property = fault.property
    subject.criterion = rule.rule.criterion
    subject.needsReview = fault.needsReview
    finding.subject = subject
    return finding
  }
}

extension View {
  /// Audits the view and what is in it; throws the findings.
  ///
  /// In a test: `try window.audit()`.
  public func audit() throws(AccessibilityAudit) {
    let audit = AccessibilityAudit(of: self)
    if !audit.isEmpty { throw audit }
  }

  /// Audits the view and what is in it, in a language and with options.
  ///
  /// In a test: `#expect(window.audit().isEmpty)`.
  public func audit(
    in language: LanguageTag = "en", options: AuditOptions = AuditOptions()
  ) -> AccessibilityAudit {
    AccessibilityAudit(of: self, in: language, options: options)
  }
}

extension LiveScreen {
  /// Audits the screen; throws the findings.
  ///
  /// In a test: `try screen.audit()`.
  public func audit() throws(AccessibilityAudit) {
    let audit = AccessibilityAudit(of: self)
    if !audit.isEmpty { throw audit }
  }

  /// Audits the screen with options.
  ///
  /// In a test: `#expect(screen.audit().isEmpty)`.
  public func audit(options: AuditOptions = AuditOptions()) -> AccessibilityAudit {
    AccessibilityAudit(of: self, options: options)
  }
}
