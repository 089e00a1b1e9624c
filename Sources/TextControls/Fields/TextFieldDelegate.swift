public import Graphics

/// The methods that decide about the editing of a text field, and report it: UIKit's
/// `UITextFieldDelegate`.
///
/// Every method has UIKit's answer as its default. The order of the calls is in Docs/Text.md.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true unless implemented
  /// (`textFieldShouldBeginEditing(_:)`).
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun (`textFieldDidBeginEditing(_:)`).
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end; true unless implemented (`textFieldShouldEndEditing(_:)`).
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended, unless the method with a reason is implemented
  /// (`textFieldDidEndEditing(_:)`).
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called when editing has ended; calls ``textFieldDidEndEditing(_:)`` unless implemented
  /// (`textFieldDidEndEditing(_:reason:)`).
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether the user may replace a stretch of the text; true unless implemented
  /// (`textField(_:shouldChangeCharactersIn:replacementString:)`).
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: UTF16Range,
    replacementString string: String
  ) -> Bool
  /// Returns whether the user may replace stretches of the text; asks about the only one unless
  /// implemented (`textField(_:shouldChangeCharactersInRanges:replacementString:)`, iOS 26).
  func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [UTF16Range],
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed (`textFieldDidChangeSelection(_:)`).
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the text may be cleared; true unless implemented (`textFieldShouldClear(_:)`).
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key does anything; true unless implemented
  /// (`textFieldShouldReturn(_:)`).
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: UTF16Range,
    replacementString string: String
  ) -> Bool { true }
  /// Asks about the only range, or about one with all of them.
  public func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [UTF16Range],
    replacementString string: String
  ) -> Bool {
    guard let first = ranges.first else { return true }
    return self.textField(
      textField, shouldChangeCharactersIn: ranges.dropFirst().reduce(first) { $0.union($1) },
      replacementString: string)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
