import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about actions and the methods that perform them.
enum ActionRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "missing-action", in: .source, "an action that no method performs",
        why: "The app stops with an unrecognized selector, or nothing happens.",
        remedy: "Correct the selector, or write the method.",
        source: "UIControl.sendActions(for:), NSApplication.sendAction(_:to:from:)",
        severity: .error),
      bad: AuditExample(saveButton("sav:"), source: ExampleSource(.action("save:"))),
      good: AuditExample(saveButton("save:"), source: ExampleSource(.action("save:"))),
      .source { audited, app in
        let answers = app.answers(for: audited.document.family)
        return audited.document.connectionPanels().compactMap { panel in
          audited.faultOfMissingAction(panel, answers.answer(to: panel))
        }
      }),
    AuditRule(
      DiagnosticRule(
        "action-arguments", in: .source, "an action whose method takes other arguments",
        why: "The selector is another one, so the method is never found.",
        remedy: "Connect it again.", source: "UIControl: three signatures; NSControl: two",
        severity: .error),
      bad: AuditExample(saveButton("save"), source: ExampleSource(.action("save:"))),
      good: AuditExample(saveButton("save"), source: ExampleSource(.action("save"))),
      .source { audited, app in
        let answers = app.answers(for: audited.document.family)
        return audited.document.connectionPanels().compactMap { panel in
          guard
            case .otherArguments(let place, let selector) = answers.answer(to: panel)
          else { return nil }
          var fault = Fault(
            of: panel, "selector",
            "\(audited.subject(panel.owner)) sends \(panel.shownName), and \(place) has \(selector.cut(to: 60))"
          )
          fault.rightValue = selector
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "hijacked-action", in: .source,
        "an action to the first responder that a nearer responder takes",
        why:
          "The search stops at the first responder that performs it, so the other one is not asked.",
        remedy: "Give the two actions different names, or connect the action to its target.",
        source: "UIApplication.sendAction(_:to:from:for:), NSApplication.target(forAction:)"),
      bad: AuditExample(
        row(saveButton("save:", to: "-2")),
        source: ExampleSource(.action("save:"), class: "ExampleController")
          .with(ExampleSource(.action("save:"), class: "Row", superclass: "UIView"))),
      good: AuditExample(
        row(saveButton("save:", to: "-2")),
        source: ExampleSource(.action("save:"), class: "ExampleController")
          .with(ExampleSource(.action("clear:"), class: "Row", superclass: "UIView"))),
      .source { audited, app in audited.hijackedActions(app) }),
  ]
}

private func saveButton(_ selector: String, to target: String = "-1") -> String {
  button(#"<state key="normal" title="Save"/>"# + action(selector, to: target))
}

private func row(_ content: String) -> String {
  """
  <view id="row" customClass="Row"><rect key="frame" x="0" y="90" width="390" height="60"/><subviews>
  \(content)
  </subviews></view>
  """
}

extension AuditedDocument {
  /// Returns the fault of an action that source does not answer with a method that can be sent.
  fileprivate func faultOfMissingAction(
    _ panel: ConnectionPanel, _ answer: ConnectionAnswer
  ) -> Fault? {
    let sends = "\(subject(panel.owner)) sends \(panel.shownName)"
    switch answer {
    case .missing(let owner, let near):
      if let owner {
        return Fault(of: panel, "selector", "\(sends) to \(owner), which has none", near: near)
      }
      var fault = Fault(
        of: panel, "selector", "\(sends) to \(panel.openTarget), and no class has it", near: near)
      // What performs a menu's action may be of a framework that was not read.
      fault.severity = .warning
      return fault
    case .notExposed(let place):
      var fault = Fault(
        of: panel, "selector", "\(sends), and Objective-C does not see the method at \(place)")
      fault.remedy = "Mark it with @IBAction or @objc."
      return fault
    case .doubtful(let owner, let reason) where panel.objectClass != nil:
      var fault = Fault(
        of: panel, "selector", "\(sends) to \(owner), which may have none: \(reason)")
      fault.severity = .note
      fault.needsReview = true
      return fault
    default: return nil
    }
  }

  /// The actions to the first responder that the view of one class performs before another responder.
  fileprivate func hijackedActions(_ app: AuditedApp) -> [Fault] {
    func performer(_ element: InterfaceElement, _ selector: String) -> String? {
      guard let name = element.customClass,
        let lineage = app.source.lineages(ofClass: name, in: document.family.frameworks)?.first,
        case .method = lineage.answer(to: selector)
      else { return nil }
      return name
    }
    return document.connectionPanels().compactMap { panel in
      guard panel.connection.targetKind == .firstResponder else { return nil }
      var performers: [String] = []
      for element in sequence(first: panel.owner, next: \.parent) {
        guard let name = performer(element, panel.name), name != performers.last else { continue }
        performers.append(name)
      }
      if !document.isStoryboard, let owner = elements.first(where: \.isOwnerOfXib),
        let name = performer(owner, panel.name), name != performers.last
      {
        performers.append(name)
      }
      guard performers.count > 1 else { return nil }
      return Fault(
        of: panel, "selector",
        "\(subject(panel.owner)) sends \(panel.shownName) to the first responder, and \(performers[0]) takes it before \(performers[1])"
      )
    }
  }
}

extension ConnectionPanel {
  /// The name, cut for a message.
  var shownName: String { name.cut(to: 60) }

  /// The words for who is asked at run time.
  fileprivate var openTarget: String {
    connection.targetKind == .exit ? "the exit of its scene" : "the first responder"
  }
}

extension Fault {
  /// Creates a fault in a connection; names that are spelled nearly so are suggested.
  init(
    of panel: ConnectionPanel, _ property: String?, _ problem: String, near: [String] = []
  ) {
    self.init(in: panel.connection.element, property, problem)
    owner = panel.owner
    if !near.isEmpty { remedy = suggestion(near) }
    if near.count == 1 { rightValue = near[0] }
  }
}

/// Returns the advice to use one of the names that are spelled nearly so.
func suggestion(_ near: [String]) -> String {
  "Did you mean \(near.map { "'\($0.cut(to: 60))'" }.joined(separator: ", "))?"
}
