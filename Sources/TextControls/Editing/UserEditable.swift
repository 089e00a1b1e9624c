package import Graphics
package import ResponderKit

/// A text control that distinguishes changes of the user from those of a program.
@MainActor
package protocol UserEditable: KeyInput {
  /// Inserts what the user types, if the delegate agrees; returns whether it did.
  func userInsert(_ text: String) -> Bool
  /// Inserts what is on the pasteboard, if the delegate agrees; returns whether it did.
  func userPaste() -> Bool
  /// Indicates whether something was pasted since it was last set to false.
  var hasPasted: Bool { get set }
  /// Deletes the selection, or what is before the caret, if the delegate agrees; returns what was
  /// deleted, nil for nothing.
  func userDelete(_ granularity: TextGranularity) -> String?
  /// Presses the return key; returns whether it is enabled.
  func userReturn() -> Bool
  /// Selects a stretch; returns whether it can.
  func userSelect(_ range: UTF16Range) -> Bool
}
