import ControlValues
import Diagnostics
import InterfaceBuilder

/// The rules about actions, outlets and segues.
enum ConnectionRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "missing-target", in: .connections, "an action or a segue whose target is missing",
        why: "The target is nil when the document is loaded, so the action goes somewhere else.",
        remedy: "Connect it again, or remove it.", source: "Interface Builder's documents",
        severity: .error),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"# + action("save:", to: "gone"))),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:"))),
      .document { audited in
        audited.connections([.action, .segue]).compactMap { connection, owner in
          guard connection.targetKind == .unresolved, connection.targetID != nil else { return nil }
          let what =
            connection.kind == .segue
            ? "a segue"
            : connection.selector.isEmpty ? "an action" : connection.selector.cut(to: 60)
          return Fault(
            in: connection, of: owner, connection.targetAttribute,
            "\(audited.subject(owner)) sends \(what) to '\(connection.shownTarget)', which is missing"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "missing-outlet", in: .connections, "an outlet whose target is missing",
        why: "The property is nil when code uses it.", remedy: "Connect it again, or remove it.",
        source: "Interface Builder's documents", severity: .error),
      bad: AuditExample(view(""), objects: outlet(to: "gone")),
      good: AuditExample(view(""), objects: outlet(to: "example")),
      .document { audited in
        audited.connections([.outlet, .outletCollection]).compactMap { connection, owner in
          guard connection.targetKind == .unresolved, connection.targetID != nil else { return nil }
          return Fault(
            in: connection, of: owner, "destination",
            "the outlet \((connection.property ?? "").cut(to: 60)) of \(audited.subject(owner)) is connected to '\(connection.shownTarget)', which is missing"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "action-without-name", in: .connections, "an action without a selector",
        why: "Nothing is sent.", remedy: "Connect it again, or remove it.",
        source: "Interface Builder's documents", severity: .error),
      bad: AuditExample(button(#"<state key="normal" title="Save"/>"# + emptyAction)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:"))),
      .document { audited in
        audited.connections([.action]).compactMap { connection, owner in
          guard connection.selector.trimmed.isEmpty else { return nil }
          return Fault(
            in: connection, of: owner, "selector",
            "\(audited.subject(owner)) has an action without a selector")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unsent-event", in: .connections, "an action for an event that the control never sends",
        why: "The action is never sent.", remedy: "Connect the event that the control sends.",
        source: "UIControl.Event, UITextField, UIButton", severity: .error),
      of: .uiKit,
      bad: AuditExample(
        field(#"placeholder="Name""#, action("changed:", event: "valueChanged"))),
      good: AuditExample(
        field(#"placeholder="Name""#, action("changed:", event: "editingChanged"))),
      .document { audited in
        let actions = audited.connections([.action])
        // What each object sends for an event that it has, or for the one that stands for another.
        let sent = Set(
          actions.compactMap { connection, owner in
            connection.eventType.flatMap { event in
              let isSent =
                owner.name == "textField"
                ? event == "editingChanged" : owner.reason(againstEvent: event) == nil
              return isSent ? connection.sending(of: owner) : nil
            }
          })
        return actions.compactMap { connection, owner in
          guard let event = connection.eventType, let reason = owner.reason(againstEvent: event)
          else { return nil }
          var fault = Fault(
            in: connection, of: owner, "eventType",
            "\(audited.subject(owner)) sends \(connection.selector.cut(to: 60)) for \(event.cut(to: 40)), \(reason)"
          )
          if sent.contains(connection.sending(of: owner)) { fault.severity = .note }
          return fault
        }
      }),
    AuditRule(
      DiagnosticRule(
        "several-actions", in: .connections, "two actions for one tap",
        why: "A button that was copied keeps the action of the original, and both are sent.",
        remedy: "Remove the one that is left over.", source: "UIControl.sendActions(for:)"),
      of: .uiKit,
      bad: AuditExample(button(#"<state key="normal" title="Save"/>"# + twoActions)),
      good: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:"))),
      .document { audited in
        return audited.document.controls.flatMap { control -> [Fault] in
          guard control.kind == .control else { return [] }
          var first: [String: Connection] = [:]
          return control.connections.compactMap { connection in
            guard connection.kind == .action, !connection.selector.isEmpty,
              let event = connection.eventType
            else { return nil }
            // A button sends both events for one tap; a pair that is added again is kept once.
            let tap = event == "primaryActionTriggered" && control.elementName == "button"
            guard let other = first[tap ? "touchUpInside" : event] else {
              first[tap ? "touchUpInside" : event] = connection
              return nil
            }
            let twice =
              other.selector == connection.selector && other.targetID == connection.targetID
            guard !twice || other.eventType != event else { return nil }
            // Two objects that are told of one tap are meant; a copy has two actions of one object.
            guard twice || other.targetID == connection.targetID else { return nil }
            return Fault(
              in: connection, of: control.element, "selector",
              twice
                ? "\(audited.subject(control.element)) sends \(connection.selector.cut(to: 60)) twice"
                : "\(audited.subject(control.element)) sends \(connection.selector.cut(to: 60)) beside \(other.selector.cut(to: 60)) for one \(event.cut(to: 40))"
            )
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "duplicate-id", in: .connections, "two objects with the same id",
        why: "Every connection to the id reaches the first one.",
        remedy: "Give one of them another id.", source: "Interface Builder's documents",
        severity: .error),
      bad: AuditExample(
        button(#"<state key="normal" title="Save"/>"#) + "\n"
          + button(#"<state key="normal" title="Close"/>"#, y: 200)),
      good: AuditExample(
        button(#"<state key="normal" title="Save"/>"#) + "\n"
          + button(#"<state key="normal" title="Close"/>"#, id: "other", y: 200)),
      .document { audited in
        audited.document.duplicateObjects.map { element in
          Fault(
            in: element, "id",
            "\(displayName(of: element.name)) has the id \(element.shownID ?? ""), which an earlier object has"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "other-scene", in: .connections, "a connection to an object of another scene",
        why: "The other scene is not loaded with this one, so the target is nil.",
        remedy: "Connect it to an object of the same scene.",
        source: "UIStoryboard", severity: .error),
      bad: AuditExample(scenes: otherScene(target: "other")),
      good: AuditExample(scenes: otherScene(target: "first")),
      .document { audited in
        audited.connections([.action, .outlet, .outletCollection]).compactMap { connection, owner in
          guard connection.crossesScenes else { return nil }
          let what = connection.kind == .action ? connection.selector : connection.property ?? ""
          return Fault(
            in: connection, of: owner, connection.targetAttribute,
            "\(what.cut(to: 60)) of \(audited.subject(owner)) leads to '\(connection.shownTarget)' in another scene"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "unanswered-action", in: .connections,
        "an action to the first responder that nothing in the document performs",
        why: "A class of the app may perform it. If none does, it is lost silently.",
        remedy: "Check that a responder around the control performs it.",
        source: "UIApplication.sendAction(_:to:from:for:)", severity: .note),
      of: .uiKit,
      bad: AuditExample(button(#"<state key="normal" title="Save"/>"# + action("save:", to: "-2"))),
      good: AuditExample(
        button(#"<state key="normal" title="Copy"/>"# + action("copy:", to: "-2"))),
      .document { audited in
        // With source, missing-action knows.
        guard audited.app == nil else { return [] }
        let performed = Set(
          audited.connections([.action]).compactMap { connection, _ in
            connection.targetKind == .firstResponder ? nil : connection.selector
          })
        return audited.connections([.action]).compactMap { connection, owner in
          guard connection.targetKind == .firstResponder, !connection.selector.isEmpty,
            !standardActions.contains(connection.selector), !performed.contains(connection.selector)
          else { return nil }
          var fault = Fault(
            in: connection, of: owner, "selector",
            "\(audited.subject(owner)) sends \(connection.selector.cut(to: 60)) to the first responder, and nothing in the document performs it"
          )
          fault.needsReview = true
          return fault
        }
      }),
  ]
}

/// The actions that UIKit's responders perform (`UIResponderStandardEditActions`).
private let standardActions: Set = [
  "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "undo:", "redo:", "print:",
  "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
]

private let emptyAction = """
  <connections><action selector="" destination="-1" eventType="touchUpInside" id="empty"/>\
  </connections>
  """

private let twoActions = """
  <connections><action selector="save:" destination="-1" eventType="touchUpInside" id="save"/>\
  <action selector="close:" destination="-1" eventType="touchUpInside" id="close"/></connections>
  """

private func outlet(to target: String) -> String {
  """
  <customObject id="helper" customClass="Helper"><connections>\
  <outlet property="panel" destination="\(target)" id="panel"/></connections></customObject>
  """
}

private func otherScene(target: String) -> String {
  """
  <scene sceneID="scene-1"><objects><viewController id="first" customClass="FirstController" \
  sceneMemberID="viewController"><view key="view" id="first-view">
  <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
  \(button(#"<state key="normal" title="Save"/>"# + action("save:", to: target)))
  </subviews></view></viewController></objects></scene>
  <scene sceneID="scene-2"><objects><viewController id="other" customClass="OtherController" \
  sceneMemberID="viewController"><view key="view" id="other-view">
  <rect key="frame" x="0" y="0" width="390" height="844"/></view></viewController></objects></scene>
  """
}

extension AuditedDocument {
  /// The connections of some kinds with the elements that have them, in document order.
  func connections(
    _ kinds: Set<Connection.Kind>
  ) -> [(connection: Connection, owner: InterfaceElement)] {
    allConnections.filter { kinds.contains($0.connection.kind) }
  }
}

extension Fault {
  /// Creates a fault in a connection of an element.
  init(
    in connection: Connection, of owner: InterfaceElement, _ property: String?, _ problem: String
  ) {
    self.init(in: connection.element, property, problem)
    self.owner = owner
  }
}

extension Connection {
  /// The id of the target, cut for a message.
  var shownTarget: String { (targetID ?? "").cut(to: 60) }
}

extension InterfaceElement {
  /// Returns the reason that the element never sends an event; nil if it does, or if a class of the
  /// app may.
  fileprivate func reason(againstEvent event: String) -> String? {
    guard InterfaceControl.isUIControl(self) else { return nil }
    guard ControlEvents(name: event) != nil else { return "which UIControl does not have" }
    guard customClass == nil else { return nil }
    return reasonUnsent(event)
  }
}

extension Connection {
  /// The object that sends the action, its selector and its target, to be compared.
  fileprivate func sending(of owner: InterfaceElement) -> [String] {
    ["\(owner.ordinal)", selector, targetID ?? ""]
  }
}
