import ResponderKit

/// One entry of a control's list: what is called for which events.
@MainActor
struct EventHandler {
  enum Receiver {
    /// A responder that may go away.
    case responder(Anchor, ActionSelector)
    /// Another object that may go away.
    case object(WeakReference, ActionSelector)
    /// Whoever the responder chain finds.
    case chain(ActionSelector)
    /// A closure, kept by the control.
    case action(Action)
  }

  let receiver: Receiver
  /// Empty once the entry has been removed during a dispatch.
  var events: ControlEvents

  init(target: AnyObject?, action: ActionSelector, events: ControlEvents) {
    self.events = events
    switch target {
    case nil: receiver = .chain(action)
    case let responder as Responder: receiver = .responder(responder.anchor, action)
    case let object?: receiver = .object(WeakReference(object), action)
    }
  }

  init(action: Action, events: ControlEvents) {
    self.events = events
    receiver = .action(action)
  }

  /// The selector; nil for a closure.
  var selector: ActionSelector? {
    switch receiver {
    case .responder(_, let action), .object(_, let action), .chain(let action): action
    case .action: nil
    }
  }

  /// Whether the entry was added with this target; nil matches the entries that were added without
  /// one.
  func isFor(_ target: AnyObject?) -> Bool {
    switch receiver {
    case .responder(let anchor, _):
      target != nil && anchor.responder?.takeUnretainedValue() === target
    case .object(let reference, _): target != nil && reference.object === target
    case .chain: target == nil
    case .action: false
    }
  }
}

/// Refers weakly to an object that is not a responder and so has no anchor.
final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
