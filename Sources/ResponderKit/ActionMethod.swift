/// A method behind a selector, with the types that it expects.
@usableFromInline
final class ActionMethod: Sendable {
  /// Calls the method with a target that it accepts; false where sender or event are not what it
  /// takes.
  @usableFromInline
  typealias Call = @MainActor @Sendable (AnyObject, AnyObject?, InputEvent?) -> Bool

  let arity: ActionArity
  let targetType: AnyClass
  /// The type of the sender as the method declares it; nil where it takes none.
  let senderType: Any.Type?
  /// Whether the method takes an event that is not optional.
  let needsEvent: Bool
  private let isTarget: @Sendable (AnyObject) -> Bool
  private let isSender: @Sendable (AnyObject?) -> Bool
  private let call: Call

  @usableFromInline
  init(
    arity: ActionArity, target: AnyClass, sender: Any.Type?, needsEvent: Bool = false,
    isTarget: @escaping @Sendable (AnyObject) -> Bool,
    isSender: @escaping @Sendable (AnyObject?) -> Bool, call: @escaping Call
  ) {
    self.arity = arity
    targetType = target
    senderType = sender
    self.needsEvent = needsEvent
    self.isTarget = isTarget
    self.isSender = isSender
    self.call = call
  }

  func accepts(target: AnyObject) -> Bool { type(of: target) == targetType || isTarget(target) }

  func accepts(sender: AnyObject?) -> Bool { isSender(sender) }

  /// Why the method cannot be called; nil where it can.
  func refusal(sender: AnyObject?, event: InputEvent?) -> ActionRefusal? {
    if !accepts(sender: sender), let senderType {
      return .sender(expected: "\(senderType)", given: sender.map { "\(type(of: $0))" } ?? "nil")
    }
    return needsEvent && event == nil ? .noEvent : nil
  }

  /// Calls the method on a target that it accepts; false where it cannot be called.
  @MainActor
  func perform(on target: AnyObject, sender: AnyObject?, event: InputEvent?) -> Bool {
    call(target, sender, event)
  }
}

/// Why a method that has the right name was not called.
public enum ActionRefusal: Sendable, Hashable {
  /// The method declares another type of sender.
  case sender(expected: String, given: String)
  /// The method declares an event that is not optional, and there was none.
  case noEvent
}
