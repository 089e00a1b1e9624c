/// The arguments of an action method; the raw value is the number of colons in its name.
public enum ActionArity: Int, Sendable, Hashable, CaseIterable {
  /// Nothing: `reset`.
  case none = 0
  /// The sender: `save:`.
  case sender = 1
  /// The sender and the event: `drag:event:`.
  case senderAndEvent = 2

  /// Creates the arity from a selector's name; more than two colons count as two.
  public init(selector name: String) {
    self = Self(rawValue: name.utf8.count { $0 == UInt8(ascii: ":") }) ?? .senderAndEvent
  }
}
