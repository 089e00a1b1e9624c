public import ResponderKit

/// The questions and notifications of a text view to its delegate (`NSTextViewDelegate`, with the methods
/// of `NSTextDelegate`).
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
  /// Returns whether editing may begin, when the user types first; true unless implemented.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  /// Returns whether editing may end; true unless implemented.
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  /// Returns whether it has handled a command of the keyboard itself; false unless implemented.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: ActionSelector) -> Bool
  /// Called when the user has begun to change the text.
  func textDidBeginEditing(_ notification: Notice)
  /// Called when the user has changed the text.
  func textDidChange(_ notification: Notice)
  /// Called when the text is no longer edited.
  func textDidEndEditing(_ notification: Notice)
}

extension NSTextViewDelegate {
  /// Returns true.
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Returns true.
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// Returns false.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: ActionSelector) -> Bool
  { false }
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notice) {}
  /// Does nothing.
  public func textDidChange(_ notification: Notice) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notice) {}
}
