public import Graphics

/// The actions of the edit and format menus, by UIKit's names: UIKit's
/// `UIResponderStandardEditActions`.
///
/// Every ``ViewResponder`` has them all, and they do nothing unless overridden. Only those that a class
/// lists in ``Responder/actions`` are found in the responder chain.
@preconcurrency @MainActor
public protocol ResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Makes the text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer does.
  func toggleUnderline(_ sender: Any?)
  /// Makes the text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the text smaller.
  func decreaseSize(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Searches the content.
  func find(_ sender: Any?)
  /// Searches the content and replaces what is found.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next result of the search.
  func findNext(_ sender: Any?)
  /// Goes to the previous result of the search.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Renames the content.
  func rename(_ sender: Any?)
  /// Duplicates the content.
  func duplicate(_ sender: Any?)
  /// Moves the content.
  func move(_ sender: Any?)
  /// Exports the content.
  func export(_ sender: Any?)
  /// Changes the attributes of the selection.
  func updateTextAttributes(
    conversionHandler: (AttributedText.Attributes) -> AttributedText.Attributes)
}

extension ViewResponder: ResponderStandardEditActions {}
