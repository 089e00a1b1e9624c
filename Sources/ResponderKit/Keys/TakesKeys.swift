/// A responder that takes the keys of a hardware keyboard itself, as text controls do.
@MainActor
package protocol TakesKeys: KeyInput {
  /// Types or edits with a key; returns false for a key that has no meaning for the text.
  func take(_ key: Key) -> Bool
}
