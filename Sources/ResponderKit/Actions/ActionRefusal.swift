/// The reason that a method with the right name was not called.
public enum ActionRefusal: Sendable, Hashable {
  /// The method declares another type of sender.
  case sender(expected: String, given: String)
  /// The method declares an event that is not optional, and there was none.
  case noEvent
}
