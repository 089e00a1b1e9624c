/// The place where the search for a target begins if an action has none.
///
/// Apple documents the first responder; measurements show the sender if there is none. Sources
/// disagree on the case where both exist; see Docs/Divergences.md.
public enum NilTargetPolicy: String, Sendable, Hashable, CaseIterable {
  /// The first responder and up its chain, then the sender and up its chain.
  case firstResponderThenSender
  /// The first responder and up its chain.
  case firstResponder
  /// The sender and up its chain.
  case sender
}
