package import ControlValues

/// A handler that is to be added to a sender, among many.
package enum HandlerAddition {
  /// A target, nil for the responder chain, and an action.
  case targetAction(Pair, ControlEvents)
  /// A closure with an identifier that the sender does not have.
  case newClosure(Action, ControlEvents)

  /// The key of an entry, of which a sender has at most one.
  package struct Pair: Hashable {
    package let target: AnyObject?
    package let action: ActionSelector

    package init(target: AnyObject?, action: ActionSelector) {
      self.target = target
      self.action = action
    }

    package static func == (left: Pair, right: Pair) -> Bool {
      left.target === right.target && left.action == right.action
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(target.map { ObjectIdentifier($0) })
      hasher.combine(action)
    }
  }
}
