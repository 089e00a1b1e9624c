import Graphics

/// The speeds at which a virtual reader speaks.
public enum SpeechSpeed: Sendable, Hashable {
  /// Everything is spoken instantly, so nothing is ever interrupted.
  case instant
  /// The number of characters spoken per tick; ``VirtualReader/advance(by:)`` advances time.
  case charactersPerTick(Int)
}
