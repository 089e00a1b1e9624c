import Graphics

/// How fast a virtual reader speaks.
public enum SpeechSpeed: Sendable, Hashable {
  /// Everything is said at once, so nothing is ever interrupted.
  case instant
  /// So many characters are said in a tick; ``VirtualReader/advance(by:)`` lets time pass.
  case charactersPerTick(Int)
}
