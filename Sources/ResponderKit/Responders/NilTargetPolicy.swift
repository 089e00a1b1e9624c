/// Where the search for the target of an action without one begins.
///
/// Apple documents the first responder; without one the sender was measured. Sources disagree on
/// the case where both exist; see Docs/Divergences.md.
public enum NilTargetPolicy: String, Sendable, Hashable, CaseIterable {
  /// The first responder and up its chain, then the sender and up its chain.
  case firstResponderThenSender
  /// The first responder and up its chain.
  case firstResponder
  /// The sender and up its chain.
  case sender
}
