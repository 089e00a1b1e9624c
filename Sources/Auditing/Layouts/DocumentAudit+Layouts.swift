import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit

extension DocumentAudit {
  /// Audits the screens of a document as constraints make them, in each situation and language.
  ///
  /// The rules about touch are checked there, too, for what the frames of the document do not show.
  func auditLayouts(
    of document: InterfaceDocument, in versions: [DocumentVersion], _ rules: [AuditRule],
    _ facts: AuditedDocument, _ findings: inout DocumentFindings
  ) {
    let touch =
      document.isLaidOutOnDevices
      ? rules.filter { $0.rule.group == .touch && $0.dependsOnFrames } : []
    let needsLayouts = rules.contains { if case .layout = $0.check { true } else { false } }
    guard !situations.isEmpty, needsLayouts || !touch.isEmpty, document.hasConstraints else {
      return
    }
    let own = versions.own(of: document)
    let others = versions.filter { $0.hasOtherTexts && $0.language != own.language }
    var found = LayoutFindings(
      document, situations: document.isLaidOutOnDevices ? situations : [LayoutSituation()],
      languages: ([own] + others).map { "\($0.language)" })
    for (language, version) in ([own] + others).enumerated() {
      for (number, situation) in found.situations.enumerated() {
        let loader = makeLoader()
        (loader.layout, loader.device) = (.solved, situation.device)
        loader.textSize = situation.textSize
        let live = LiveDocument(version, loader: loader)
        prepare?(live.interface)
        for layout in layouts(of: live, facts) {
          if layout.isSqueezed { found.noteSqueezed(situation: number, language: language) }
          for rule in rules {
            guard case .layout(let check) = rule.check else { continue }
            for fault in check(layout) {
              found.add(fault, of: rule, on: live, situation: number, language: language)
            }
          }
        }
        guard !touch.isEmpty else { continue }
        for screen in live.screens {
          let audited = AuditedScreen(screen, facts, options)
          for rule in touch {
            for fault in audited.faults(of: rule) {
              guard !fault.isInScrollView, let ordinal = found.ordinal(of: fault, on: live),
                !findings.hasOwn(rule.id, ordinal)
              else { continue }
              found.add(fault, of: rule, on: live, situation: number, language: language)
            }
          }
        }
      }
    }
    for (rule, faults) in found.merged() { findings.add(faults, of: rule) }
  }

  private func layouts(of live: LiveDocument, _ facts: AuditedDocument) -> [AuditedLayout] {
    guard !live.document.isLaidOutOnDevices else {
      return live.screens.compactMap { screen in
        // A window that several screens share shows the one whose hierarchy is asked for.
        _ = screen.hierarchy
        return screen.uiKitWindow.map { AuditedLayout($0, of: live, facts) }
      }
    }
    return live.document.scenes.flatMap(\.topLevelObjects).flatMap { [$0] + Array($0.descendants) }
      .compactMap { live.interface.object(for: $0) as? NSView }
      .filter { $0.superview == nil }
      .map { AuditedLayout($0, of: live, facts) }
  }
}

extension AuditRule {
  /// Indicates whether the frames of views decide what the rule finds.
  fileprivate var dependsOnFrames: Bool {
    ["small-target", "crowded-target", "overlapping-targets", "covered"].contains(id)
  }
}

extension Fault {
  /// Indicates whether the object of the fault scrolls, so that it can be moved from behind a bar.
  @MainActor
  fileprivate var isInScrollView: Bool {
    guard case .object(let object) = place, let view = object as? View else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is ScrollView }
  }
}

extension InterfaceDocument {
  /// Indicates whether a view of the document is placed by constraints.
  fileprivate var hasConstraints: Bool {
    scenes.contains { scene in
      scene.topLevelObjects.contains { object in
        object.name == "constraint" || object.descendants.contains { $0.name == "constraint" }
      }
    }
  }
}
