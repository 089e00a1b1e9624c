public import Diagnostics
public import InterfaceBuilder
public import InterfaceLoader
import Localize
import ResponderKit

/// The audit of documents: their screens, their connections and their texts in several languages.
///
/// Main actor only, because the screens are live.
@preconcurrency @MainActor
public struct DocumentAudit {
  /// What an audit of a document found.
  public struct Result: Sendable {
    /// The findings in the order of their places, each once.
    public var findings: [Diagnostic] = []
    /// What was not audited, by the reason, with the kinds of elements and their numbers.
    public var notChecked: [String: [String: Int]] = [:]
  }

  /// Which rules are checked, and how.
  public var options: AuditOptions
  /// Makes the loader of a document.
  private let makeLoader: @MainActor () -> InterfaceLoader
  /// What is done with a live document before it is audited.
  package var prepare: (@MainActor (LoadedInterface) -> Void)?

  /// Creates an audit with options; objects of the app's classes are placeholders unless a loader is
  /// given.
  public init(
    options: AuditOptions = AuditOptions(),
    loader: @escaping @MainActor () -> InterfaceLoader = { .withPlaceholders() }
  ) {
    self.options = options
    makeLoader = loader
  }

  /// Audits a document as it is, and in languages.
  public func audit(_ document: InterfaceDocument, in versions: [DocumentVersion] = []) -> Result {
    let facts = AuditedDocument(document, options)
    var findings = DocumentFindings(facts)
    let isLaunchScreen = document.isLaunchScreen
    let rules = AuditRule.all.filter { rule in
      options.isOn(rule.rule) && !(isLaunchScreen && rule.isAboutUse)
    }
    for rule in rules {
      if case .document(let check) = rule.check { findings.add(check(facts), of: rule) }
    }
    var result = Result()
    if isLaunchScreen { result.notChecked["pictures that are not used"] = ["Launch Screen": 1] }
    if document.family == .uiKit {
      auditScreens(of: DocumentVersion(document), rules, facts, isOwn: true, &findings, &result)
      for version in versions where version.hasOtherTexts {
        auditScreens(of: version, rules, facts, isOwn: false, &findings, &result)
      }
    } else {
      result.notChecked["controls of AppKit are not live yet"] = Dictionary(
        document.controls.filter { $0.kind == .control || $0.kind == .item }
          .map { ($0.kindName, 1) }, uniquingKeysWith: +)
    }
    auditTexts(of: document, in: versions, rules, facts, &findings)
    result.findings = findings.sorted()
    return result
  }

  /// Audits the live screens of a document, in its own language with all rules, in another one with
  /// those that depend on texts.
  private func auditScreens(
    of version: DocumentVersion, _ rules: [AuditRule], _ facts: AuditedDocument, isOwn: Bool,
    _ findings: inout DocumentFindings, _ result: inout Result
  ) {
    let live = LiveDocument(version, loader: makeLoader())
    prepare?(live.interface)
    var hierarchies: [AccessibilityHierarchy] = []
    for screen in live.screens {
      let audited = AuditedScreen(screen, facts, options)
      hierarchies.append(audited.hierarchy)
      findings.language = isOwn ? nil : "\(version.language)"
      for rule in rules {
        findings.add(audited.faults(of: rule, dependingOnTexts: !isOwn), of: rule, on: audited)
      }
      if isOwn, audited.hasTooManyViews {
        result.notChecked["too many views to tell what covers what", default: [:]]["Control"] =
          audited.controls.count
      }
    }
    findings.language = nil
    guard isOwn else { return }
    for (kind, count) in live.unmodeledKinds(besides: hierarchies) {
      result.notChecked["not modeled yet", default: [:]][kind, default: 0] += count
    }
  }

  private func auditTexts(
    of document: InterfaceDocument, in versions: [DocumentVersion], _ rules: [AuditRule],
    _ facts: AuditedDocument, _ findings: inout DocumentFindings
  ) {
    let checks = rules.compactMap { rule in
      if case .text(let check) = rule.check { (rule, check) } else { nil }
    }
    guard !checks.isEmpty else { return }
    let development = DocumentVersion(document).language
    let own = document.localizableTexts.map {
      LocalizedDocument.Text(original: $0, translation: nil)
    }
    let translated = Set(
      versions.flatMap { $0.texts ?? [] }.filter { $0.translation != nil }.map(\.original.key))
    let all =
      [(development, own)]
      + versions.compactMap { version in
        version.language == development ? nil : version.texts.map { (version.language, $0) }
      }
    for (language, texts) in all {
      // A language without any table is the document's own.
      guard language == development || texts.contains(where: { $0.translation != nil }) else {
        continue
      }
      findings.language = language == development ? nil : "\(language)"
      let isMostlyTranslated = texts.count { $0.translation != nil } * 2 >= texts.count
      for text in texts {
        let audited = AuditedText(
          original: text.original, translation: text.translation.map { _ in text.value },
          shown: text.value, language: language, development: development,
          isTranslatedElsewhere: translated.contains(text.original.key),
          isMostlyTranslated: isMostlyTranslated, audited: facts)
        for (rule, check) in checks {
          if let fault = check(audited) { findings.add([fault], of: rule) }
        }
      }
    }
    findings.language = nil
  }
}

extension DocumentVersion {
  /// Whether a table gives the document other texts than its own.
  fileprivate var hasOtherTexts: Bool {
    texts?.contains { $0.translation != nil && $0.value != $0.original.text } ?? false
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
    case .document, .text: return []
    }
  }
}

extension AuditRule {
  /// Whether the rule is about what a person does on a screen, or reads there.
  fileprivate var isAboutUse: Bool { ![.connections, .languages, .files].contains(rule.group) }

  /// Whether another text may make a difference.
  fileprivate var dependsOnTexts: Bool { self.rule.group == .names || self.rule.group == .hints }
}
