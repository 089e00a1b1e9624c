import ControlValues
import InterfaceBuilder
import ResponderKit

// What a sender does: its actions and segues.
extension Instantiation {
  /// The event of a control that performs a segue: a press on an Apple TV, elsewhere a tap.
  private var segueEvent: ControlEvents {
    document.isForTelevision ? .primaryActionTriggered : .touchUpInside
  }

  /// Adds the actions and the segues of a sender to it, in their order.
  ///
  /// Each action of a control names its events; a gesture recognizer has but one.
  func connect(
    _ sender: some EventSender, to connections: [Connection], for event: ControlEvents? = nil
  ) {
    for connection in connections {
      switch connection.kind {
      case .action:
        let events = event ?? ControlEvents(name: connection.eventType ?? "")
        addAction(connection, to: sender, for: events)
      case .segue:
        guard let action = action(ofSegue: connection) else { continue }
        sender.addHandler(action, for: event ?? segueEvent)
      default: break
      }
    }
  }

  /// Adds an action to a sender, unless it is not connected.
  private func addAction(
    _ action: Connection, to sender: some EventSender, for events: ControlEvents?
  ) {
    guard !action.selector.isEmpty, let events, !events.isEmpty else { return }
    let selector = ActionSelector(action.selector)
    if action.targetKind == .firstResponder {
      sender.addHandler(nil, action: selector, for: events)
    } else if let target = target(ofAction: action) {
      sender.addHandler(target, action: selector, for: events)
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
