/// A method behind a selector, with the types that it expects.
@usableFromInline
final class ActionMethod: Sendable {
  /// Calls the method with a target and a sender that it accepts, and an event if it needs one;
  /// retains the target until the method returns.
  @usableFromInline
  typealias Call = @MainActor @Sendable (Unmanaged<AnyObject>, AnyObject?, InputEvent?) -> Void

  let arity: ActionArity
  /// The class that has the method; nil for a closure on any object.
  let targetType: AnyClass?
  /// The type of the sender as the method declares it; nil if it takes none.
  let senderType: Any.Type?
  /// Indicates whether the method takes an event that is not optional.
  let needsEvent: Bool
  private let isSender: @Sendable (AnyObject?) -> Bool
  /// The method's call without its actor annotation, for ``ActionSending``, which runs on that
  /// actor: an annotated type would be checked on every send.
  private let call: @Sendable (Unmanaged<AnyObject>, AnyObject?, InputEvent?) -> Void

  // The results of the last checks, accessed on the main actor only. Classes are never deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) private var acceptedSender: ObjectIdentifier?
  /// The class whose objects run this method, and no other, for the method's selector.
  @exclusivity(unchecked) nonisolated(unsafe) var directTarget: ObjectIdentifier?

  @usableFromInline
  init(
    arity: ActionArity, target: Any.Type, sender: Any.Type?, needsEvent: Bool = false,
    isSender: @escaping @Sendable (AnyObject?) -> Bool, call: @escaping Call
  ) {
    self.arity = arity
    targetType = target as? AnyClass
    senderType = sender
    self.needsEvent = needsEvent
    self.isSender = isSender
    self.call = unsafeBitCast(
      call, to: (@Sendable (Unmanaged<AnyObject>, AnyObject?, InputEvent?) -> Void).self)
  }

  func accepts(target: AnyObject) -> Bool {
    guard let targetType else { return true }
    return isKind(type(of: target), of: targetType)
  }

  @inline(__always)
  func accepts(sender: AnyObject?) -> Bool {
    if let sender, ObjectIdentifier(type(of: sender)) == acceptedSender { return true }
    return looksAt(sender: sender)
  }

  @inline(never)
  private func looksAt(sender: AnyObject?) -> Bool {
    guard isSender(sender) else { return false }
    // Conformance to a type other than a class may depend on more than the object's class.
    if let sender, senderType is AnyClass { acceptedSender = ObjectIdentifier(type(of: sender)) }
    return true
  }

  /// Returns whether the method can be called.
  @inline(__always)
  func accepts(sender: AnyObject?, event: InputEvent?) -> Bool {
    accepts(sender: sender) && (!needsEvent || event != nil)
  }

  /// Returns the reason that the method cannot be called; nil if it can.
  func refusal(sender: AnyObject?, event: InputEvent?) -> ActionRefusal? {
    if !accepts(sender: sender), let senderType {
      return .sender(expected: "\(senderType)", given: sender.map { "\(type(of: $0))" } ?? "nil")
    }
    return needsEvent && event == nil ? .noEvent : nil
  }

  /// Calls the method on a target that has it, with a sender and an event that it accepts; on the
  /// main actor only.
  @inline(__always)
  func perform(on target: Unmanaged<AnyObject>, sender: AnyObject?, event: InputEvent?) {
    call(target, sender, event)
  }

  /// The name of the target's class, for messages.
  var targetName: String { targetType.map { String(describing: $0) } ?? "AnyObject" }
}

/// Returns whether a class is another class or inherits from it.
func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
  sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
}
