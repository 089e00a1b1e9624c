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
  /// The result of an audit of a document.
  public struct Result: Sendable {
    /// The findings in the order of their places, each once.
    public var findings: [Diagnostic] = []
    /// The elements that were not audited, by the reason, with their kinds and numbers.
    public var notChecked: [String: [String: Int]] = [:]
  }

  /// The rules that are checked, with their settings.
  public var options: AuditOptions
  /// The situations for which constraints lay out the screens; none by default, which leaves out the
  /// rules about layout.
  public var situations: [LayoutSituation] = []
  /// The app around the documents; nil leaves out the rules about it.
  package var app: AuditedApp?
  /// Makes the loader of a document.
  let makeLoader: @MainActor () -> InterfaceLoader
  /// The preparation of a live document before it is audited.
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
    let facts = AuditedDocument(document, options, in: app)
    var findings = DocumentFindings(facts)
    let isLaunchScreen = document.isLaunchScreen
    let rules = options.rules(of: document.family, isLaunchScreen: isLaunchScreen)
      .filter { !situations.isEmpty || $0.rule.group != .layout }
    for rule in rules {
      if case .document(let check) = rule.check { findings.add(check(facts), of: rule) }
      if case .source(let check, _) = rule.check, let app {
        findings.add(check(facts, app), of: rule)
      }
    }
    var result = Result()
    if isLaunchScreen { result.notChecked["pictures that are not used"] = ["Launch Screen": 1] }
    if !facts.dropped.isEmpty {
      result.notChecked["views that no outlet leads to"] = Dictionary(
        facts.dropped.map { (displayName(of: $0.name), 1) }, uniquingKeysWith: +)
    }
    let own = versions.own(of: document)
    auditScreens(of: own, rules, facts, isOwn: true, &findings, &result)
    for version in versions where version.hasOtherTexts && version.language != own.language {
      auditScreens(of: version, rules, facts, isOwn: false, &findings, &result)
    }
    auditLayouts(of: document, in: versions, rules, facts, &findings)
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
      if isOwn { result.notChecked.add(audited.notChecked) }
    }
    findings.language = nil
    guard isOwn else { return }
    result.notChecked.add(["not modeled yet": live.unmodeledKinds(besides: hierarchies)])
    let unset = live.interface.runtimeAttributes.count { $0.outcome != .taken }
    if unset > 0 {
      result.notChecked.add([
        "set at run time, by the app's classes or unmodeled keys": ["Attribute": unset]
      ])
    }
  }
}

extension [DocumentVersion] {
  /// Returns the version in the language that a document is written in, whose own table may replace
  /// texts of the document.
  func own(of document: InterfaceDocument) -> DocumentVersion {
    let version = DocumentVersion(document)
    return first { $0.language == version.language } ?? version
  }
}

extension InterfaceDocument {
  /// The texts as they are in the file.
  var ownTexts: [LocalizedDocument.Text] {
    localizableTexts.map { LocalizedDocument.Text(original: $0, translation: nil) }
  }
}

extension DocumentVersion {
  /// Indicates whether a table gives the document other texts than its own.
  var hasOtherTexts: Bool {
    texts?.contains { $0.translation != nil && $0.value != $0.original.text } ?? false
  }
}
