public import Diagnostics
import InterfaceBuilder
public import InterfaceLoader
public import Localize
public import ResponderKit

/// The result of an audit of a screen of live views.
///
/// It is an error, too, so that a test fails with the findings, each on a line.
public struct AccessibilityAudit: Error, Sendable, CustomStringConvertible {
  /// The findings: those of a document in the order of their places, then the others in the order of
  /// the rules.
  public private(set) var findings: [Diagnostic]
  /// The findings that a person has to look at, because neither the views nor the document decide
  /// them; they are no reason for a test to fail.
  public let toReview: [Diagnostic]
  /// The elements that were not audited, by the reason, with their kinds and numbers.
  public let notChecked: [String: [String: Int]]

  /// A Boolean value that indicates whether nothing was found.
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
    self.init(AuditedScreen(of: view, language: language, options), isLaunchScreen: false)
  }

  /// Audits a screen of a document, with the classes of the app as they are, and what the document has
  /// for it: connections, looks, and its texts in its own language.
  @MainActor
  public init(of screen: LiveScreen, options: AuditOptions = AuditOptions()) {
    self.init(
      AuditedScreen(screen, nil, options),
      isLaunchScreen: screen.document.document.isLaunchScreen)
  }

  @MainActor
  private init(_ screen: AuditedScreen, isLaunchScreen: Bool) {
    var placed = screen.facts.map { DocumentFindings($0) }
    var others: [Diagnostic] = []
    for rule in screen.options.rules(isLaunchScreen: isLaunchScreen) {
      let faults = screen.faults(of: rule)
      let rest = placed?.add(faults, of: rule, on: screen) ?? faults
      others += rest.map { screen.finding($0, of: rule) }
      placed?.add(screen.documentFaults(of: rule), of: rule)
    }
    let found = (placed?.sorted() ?? []) + others
    findings = found.filter { $0.subject?.needsReview != true }
    toReview = found.filter { $0.subject?.needsReview == true }
    var notChecked = screen.notChecked
    if let scene = screen.sceneIndex, let document = screen.document {
      let kinds = document.unmodeledKinds(besides: [screen.hierarchy], inScene: scene)
      notChecked.add(["not modeled yet": kinds])
    }
    self.notChecked = notChecked
  }
}

extension AuditedScreen {
  /// Returns what a rule about documents or their texts finds in the scene of the screen.
  fileprivate func documentFaults(of rule: AuditRule) -> [Fault] {
    guard let facts, let sceneIndex, rule.rule.group != .layout else { return [] }
    let found: [Fault] =
      switch rule.check {
      case .document(let check): check(facts)
      case .text(let check): facts.ownTexts(in: language).compactMap(check)
      case .element, .names, .screen, .layout, .source, .app, .tables: []
      }
    return found.filter { fault in
      guard case .element(let element) = fault.place else { return false }
      return facts.document.sceneIndex(of: element) == sceneIndex
    }
  }

  /// Returns a fault of an object that is of no document as a finding.
  fileprivate func finding(_ fault: Fault, of rule: AuditRule) -> Diagnostic {
    var finding = Diagnostic(fault, of: rule, in: "", options)
    if case .object(let object) = fault.place {
      finding.subject?.identifier = (object as? Responder)?.accessibilityIdentifier
    }
    return finding
  }
}

extension AuditedDocument {
  /// Returns the texts as they are in the document; empty for a document in another language than its
  /// own.
  fileprivate func ownTexts(in language: LanguageTag) -> [AuditedText] {
    let development = DocumentVersion(document).language
    guard language == development else { return [] }
    return document.ownTexts.map { text in
      AuditedText(
        original: text.original, translation: nil, shown: text.value, language: language,
        development: development, isTranslatedElsewhere: false, isMostlyTranslated: false,
        audited: self)
    }.filter { !$0.isSecret }
  }
}

extension View {
  /// Audits the view and what is in it; throws the errors among the findings.
  ///
  /// In a test: `try window.audit()`.
  public func audit() throws(AccessibilityAudit) { try audit(throwing: .error) }

  /// Audits the same; throws the findings of a severity and the worse ones.
  public func audit(throwing severity: Diagnostic.Severity) throws(AccessibilityAudit) {
    try AccessibilityAudit(of: self).check(severity)
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
  /// Audits the screen; throws the errors among the findings.
  ///
  /// In a test: `try screen.audit()`.
  public func audit() throws(AccessibilityAudit) { try audit(throwing: .error) }

  /// Audits the same; throws the findings of a severity and the worse ones.
  public func audit(throwing severity: Diagnostic.Severity) throws(AccessibilityAudit) {
    try AccessibilityAudit(of: self).check(severity)
  }

  /// Audits the screen with options.
  ///
  /// In a test: `#expect(screen.audit().isEmpty)`.
  public func audit(options: AuditOptions = AuditOptions()) -> AccessibilityAudit {
    AccessibilityAudit(of: self, options: options)
  }
}

extension AccessibilityAudit {
  /// Throws the findings of a severity and the worse ones, if there are any.
  fileprivate func check(_ severity: Diagnostic.Severity) throws(AccessibilityAudit) {
    let thrown = Diagnostic.Severity.allCases.prefix { $0 != severity } + [severity]
    var audit = self
    audit.findings.removeAll { !thrown.contains($0.severity) }
    if !audit.isEmpty { throw audit }
  }
}
