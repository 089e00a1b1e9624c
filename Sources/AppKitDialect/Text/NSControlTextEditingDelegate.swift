public import ResponderKit

/// The questions and notifications of a control to its delegate while its text is edited
/// (`NSControlTextEditingDelegate`).
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  /// Returns whether editing may begin, when the user types first; true unless implemented.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Returns whether editing may end; true unless implemented.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Returns whether a text that the formatter does not accept is taken all the same; only an empty one
  /// unless implemented.
  func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool
  /// Returns whether a value is taken; true unless implemented.
  func control(_ control: NSControl, isValidObject object: Any?) -> Bool
  /// Returns whether it has handled a command of the keyboard itself; false unless implemented.
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: ActionSelector
  ) -> Bool
  /// Called when the user has begun to change the text.
  func controlTextDidBeginEditing(_ obj: Notice)
  /// Called when the user has changed the text.
  func controlTextDidChange(_ obj: Notice)
  /// Called when the field is no longer edited, whether or not the text was changed.
  func controlTextDidEndEditing(_ obj: Notice)
}

extension NSControlTextEditingDelegate {
  /// Returns true.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    true
  }
  /// Returns true.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    true
  }
  /// Returns true for an empty text.
  public func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool { string.isEmpty }
  /// Returns true.
  public func control(_ control: NSControl, isValidObject object: Any?) -> Bool { true }
  /// Returns false.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: ActionSelector
  ) -> Bool { false }
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notice) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notice) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notice) {}
}

extension NSControl {
  /// Posted when the user has begun to change the text
  /// (`NSControl.textDidBeginEditingNotification`).
  public nonisolated static let textDidBeginEditingNotification = Notice.Name(
    rawValue: "NSControlTextDidBeginEditingNotification")
  /// Posted when the user has changed the text (`NSControl.textDidChangeNotification`).
  public nonisolated static let textDidChangeNotification = Notice.Name(
    rawValue: "NSControlTextDidChangeNotification")
  /// Posted when the text is no longer edited (`NSControl.textDidEndEditingNotification`).
  public nonisolated static let textDidEndEditingNotification = Notice.Name(
    rawValue: "NSControlTextDidEndEditingNotification")
}
