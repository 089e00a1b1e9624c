import Diagnostics
import InterfaceBuilder

/// The rules about bindings of AppKit that a document breaks by itself.
enum BindingRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "missing-bound-object", in: .connections, "a binding to an object that is missing",
        why: "The property is not bound when the document is loaded, and shows what stands there.",
        remedy: "Bind it again, or remove the binding.", source: "NSObject.bind(_:to:withKeyPath:)",
        severity: .error),
      of: .appKit,
      bad: AuditExample(appKit: boundCheckBox(to: "gone")),
      good: AuditExample(appKit: boundCheckBox(to: "defaults")),
      .document { audited in
        audited.connections([.binding]).compactMap { connection, owner -> Fault? in
          guard connection.targetKind == .unresolved, connection.targetID != nil else { return nil }
          return Fault(
            in: connection, of: owner, "destination",
            "\(audited.subject(owner)) binds \((connection.bindingName ?? "").cut(to: 60)) to '\(connection.shownTarget)', which is missing"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "action-and-binding", in: .connections, "a control with an action and a bound value",
        why: "A click sets the bound value and then sends the action, so two places answer to it.",
        remedy: "Have the model react to the value, or remove the binding.",
        source: "NSControl.sendAction(_:to:), NSValueBinding", severity: .note),
      of: .appKit,
      bad: AuditExample(appKit: boundCheckBox(to: "defaults", sending: "changed:")),
      good: AuditExample(appKit: boundCheckBox(to: "defaults")),
      .document { audited in
        audited.document.controls.compactMap { control -> Fault? in
          guard control.kind == .control,
            let action = control.actions.first(where: { $0.trigger == nil && !$0.selector.isEmpty }
            ),
            let binding = control.connections.first(where: \.bindsChoice)
          else { return nil }
          return Fault(
            in: binding, of: control.element, "name",
            "\(audited.subject(control.element)) sends \(action.selector.cut(to: 60)) and sets \((binding.keyPath ?? "").cut(to: 60))"
          )
        }
      }),
  ]
}

extension Connection {
  /// Indicates whether a binding is of a value that the user changes.
  fileprivate var bindsChoice: Bool {
    guard let name = bindingName else { return false }
    return name == "value" || name.hasPrefix("selected")
  }
}

/// Returns a check box whose value is bound to an object, beside the settings.
func boundCheckBox(
  to target: String, _ keyPath: String = "values.plays", sending action: String? = nil
) -> String {
  let sends = action.map { #"<action selector="\#($0)" target="-1" id="example-action"/>"# } ?? ""
  return """
    <userDefaultsController representsSharedInstance="YES" id="defaults"/>
    <window title="Settings" id="example-window">
    <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
    <rect key="contentRect" x="0" y="0" width="480" height="270"/>
    <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="480" height="270"/>
    <subviews>
    <button id="example"><rect key="frame" x="20" y="20" width="200" height="18"/>
    <buttonCell key="cell" type="check" title="Plays" bezelStyle="regularSquare" \
    imagePosition="left" id="example-cell"/>
    <connections>\(sends)<binding destination="\(target)" name="value" keyPath="\(keyPath)" \
    id="example-binding"/></connections></button>
    </subviews></view></window>
    """
}
