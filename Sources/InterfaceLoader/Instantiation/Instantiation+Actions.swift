import ControlValues
import InterfaceBuilder
import ResponderKit

// What a sender does: its actions and segues.
extension Instantiation {
  /// Returns the handlers for the actions and the segues of a sender, in their order.
  ///
  /// Each action of a control names its events; a gesture recognizer has but one.
  func handlers(of connections: [Connection], for event: ControlEvents? = nil) -> [HandlerAddition]
  {
    connections.compactMap { connection in
      switch connection.kind {
      case .action:
        handler(of: connection, for: event ?? ControlEvents(name: connection.eventType ?? ""))
      case .segue:
        makesPlaceholders ? handler(ofSegue: connection, for: event ?? .touchUpInside) : nil
      default: nil
      }
    }
  }

  /// Returns the handler of an action; nil for one that is not connected.
  private func handler(of action: Connection, for events: ControlEvents?) -> HandlerAddition? {
    guard !action.selector.isEmpty, let events, !events.isEmpty else { return nil }
    let selector = ActionSelector(action.selector)
    if action.targetKind == .firstResponder {
      return .targetAction(.init(target: nil, action: selector), events)
    }
    // A target that is not live gets no action, because nil would mean the responder chain.
    guard !action.crossesScenes, let target = action.targetID.flatMap({ result.objects[$0] })
    else { return nil }
    target.performAction(named: action.selector)
    return .targetAction(.init(target: target, action: selector), events)
  }

  /// Returns a closure that reports the segue that the sender would perform.
  private func handler(ofSegue segue: Connection, for events: ControlEvents) -> HandlerAddition {
    let name = segue.identifier.map { " \($0)" } ?? ""
    let destination =
      segue.shownTargetClass ?? segue.target.map { displayName(of: $0.name) } ?? "a missing scene"
    return .newClosure(
      Action(title: "segue\(name) (\(segue.segueKind ?? "custom")) to \(destination)") { _ in },
      events)
  }
}
