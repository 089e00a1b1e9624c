import AppKitDialect
import ControlCore
package import ResponderKit

extension Responder {
  /// The events, actions and targets of a control in words, in the order of registration; nil if there are none.
  package var targetText: String? {
    switch self {
    case let control as Control: control.handlersText
    case let control as NSControl: sentText(control.action, to: control.target)
    case let item as NSMenuItem: sentText(item.action, to: item.target)
    default: nil
    }
  }
}

/// Returns the words for an action and where it goes; nil without an action.
@MainActor
private func sentText(_ action: ActionSelector?, to target: AnyObject?) -> String? {
  guard let action else { return nil }
  let name = (target as? Responder)?.recordName ?? target.map { "\(type(of: $0))" }
  return "\(action.name) \(name.map { "→ \($0)" } ?? "up the responder chain")"
}

extension Control {
  fileprivate var handlersText: String? {
    var texts: [String] = []
    enumerateEventHandlers { action, targetAction, events, _ in
      let handler: String
      if let action {
        handler = action.title.isEmpty ? "a closure" : "“\(action.title)”"
      } else {
        handler = sentText(targetAction?.action, to: targetAction?.target) ?? ""
      }
      texts.append("\(events) \(handler)")
    }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
