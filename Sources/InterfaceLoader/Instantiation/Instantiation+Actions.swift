import ControlValues
import InterfaceBuilder
import ResponderKit

// What a sender does: its actions and segues.
extension Instantiation {
  /// The event of a control that performs a segue: a press on an Apple TV, elsewhere a tap.
  private var segueEvent: ControlEvents {
    document.isForTelevision ? .primaryActionTriggered : .touchUpInside
  }

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
        action(ofSegue: connection).map { .newClosure($0, event ?? segueEvent) }
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
    return target(ofAction: action).map {
      .targetAction(.init(target: $0, action: selector), events)
    }
  }

  /// Returns the target of an action, of which a placeholder learns the method; nil for a target that
  /// is not live, which gets no action, because nil would mean the responder chain.
  func target(ofAction action: Connection) -> Responder? {
    guard !action.crossesScenes, let target = action.targetID.flatMap({ result.objects[$0] })
    else { return nil }
    target.performAction(named: action.selector)
    return target
  }
}
