public import FoundationEssentials
public import Graphics
public import ResponderKit

/// An object whose text the system edits: the part of UIKit's `UITextInput` that needs no drawing.
///
/// Offsets between positions are in the unit of the text's owner: UTF-16 units in text controls.
@preconcurrency @MainActor
public protocol TextInput: KeyInput, TextInputTraits {
  /// Returns the text of a range (`UITextInput.text(in:)`).
  func text(in range: TextRange) -> String?
  /// Replaces the text of a range (`UITextInput.replace(_:withText:)`).
  func replace(_ range: TextRange, withText text: String)
  /// The selected range, which is empty for a caret; nil for no selection
  /// (`UITextInput.selectedTextRange`).
  var selectedTextRange: TextRange? { get set }
  /// The range that an input method composes; nil for nothing (`UITextInput.markedTextRange`).
  var markedTextRange: TextRange? { get }
  /// Replaces what is composed, or the selection if nothing is; a range within the new text is
  /// selected. Nil removes what is composed (`UITextInput.setMarkedText(_:selectedRange:)`).
  func setMarkedText(_ markedText: String?, selectedRange: UTF16Range)
  /// Accepts what is composed (`UITextInput.unmarkText()`).
  func unmarkText()
  /// The place before the text (`UITextInput.beginningOfDocument`).
  var beginningOfDocument: TextPosition { get }
  /// The place after the text (`UITextInput.endOfDocument`).
  var endOfDocument: TextPosition { get }
  /// Returns the range between two places (`UITextInput.textRange(from:to:)`).
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the place at a distance from another; nil outside the text
  /// (`UITextInput.position(from:offset:)`).
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the order of two places (`UITextInput.compare(_:to:)`).
  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult
  /// Returns the distance between two places (`UITextInput.offset(from:to:)`).
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// The object that is notified of changes that the system did not make
  /// (`UITextInput.inputDelegate`).
  var inputDelegate: (any TextInputDelegate)? { get set }
}

/// The methods that report changes of a text that the system did not make: UIKit's
/// `UITextInputDelegate`.
@preconcurrency @MainActor
public protocol TextInputDelegate: AnyObject {
  /// The selection is about to change (`UITextInputDelegate.selectionWillChange(_:)`).
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// The selection has changed (`UITextInputDelegate.selectionDidChange(_:)`).
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// The text is about to change (`UITextInputDelegate.textWillChange(_:)`).
  func textWillChange(_ textInput: (any TextInput)?)
  /// The text has changed (`UITextInputDelegate.textDidChange(_:)`).
  func textDidChange(_ textInput: (any TextInput)?)
}
