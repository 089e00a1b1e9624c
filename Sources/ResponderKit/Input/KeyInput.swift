/// An object that receives what is typed: UIKit's `UIKeyInput`.
///
/// The first responder of a window that conforms gets the keys of ``TouchDriver``'s typing.
@preconcurrency @MainActor
public protocol KeyInput: ViewResponder {
  /// A Boolean value that indicates whether there is anything to delete (`UIKeyInput.hasText`).
  var hasText: Bool { get }
  /// Inserts a text in place of the selection (`UIKeyInput.insertText(_:)`).
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret (`UIKeyInput.deleteBackward()`).
  func deleteBackward()
}
