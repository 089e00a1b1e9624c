/// The name of a standard edit action, for sending it to the first responder.
///
/// The raw values are UIKit's names; `printContent(_:)` has the selector `print:`.
public enum StandardEditAction: String, Sendable, Hashable, CaseIterable {
  /// Moves the selection to the pasteboard (`UIResponderStandardEditActions.cut(_:)`).
  case cut
  /// Copies the selection to the pasteboard (`UIResponderStandardEditActions.copy(_:)`).
  case copy
  /// Inserts what is on the pasteboard (`UIResponderStandardEditActions.paste(_:)`).
  case paste
  /// Inserts what is on the pasteboard in the style of the text around it (`UIResponderStandardEditActions.pasteAndMatchStyle(_:)`).
  case pasteAndMatchStyle
  /// Pastes an address and goes there (`UIResponderStandardEditActions.pasteAndGo(_:)`).
  case pasteAndGo
  /// Pastes a text and searches for it (`UIResponderStandardEditActions.pasteAndSearch(_:)`).
  case pasteAndSearch
  /// Selects what is at the caret (`UIResponderStandardEditActions.select(_:)`).
  case select
  /// Selects everything (`UIResponderStandardEditActions.selectAll(_:)`).
  case selectAll
  /// Deletes the selection (`UIResponderStandardEditActions.delete(_:)`).
  case delete
  /// Makes the text run from left to right (`UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:)`).
  case makeTextWritingDirectionLeftToRight
  /// Makes the text run from right to left (`UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:)`).
  case makeTextWritingDirectionRightToLeft
  /// Makes the selection bold, or no longer bold (`UIResponderStandardEditActions.toggleBoldface(_:)`).
  case toggleBoldface
  /// Makes the selection italic, or no longer italic (`UIResponderStandardEditActions.toggleItalics(_:)`).
  case toggleItalics
  /// Underlines the selection, or no longer does (`UIResponderStandardEditActions.toggleUnderline(_:)`).
  case toggleUnderline
  /// Makes the text larger (`UIResponderStandardEditActions.increaseSize(_:)`).
  case increaseSize
  /// Makes the text smaller (`UIResponderStandardEditActions.decreaseSize(_:)`).
  case decreaseSize
  /// Prints the content (`UIResponderStandardEditActions.printContent(_:)`).
  case printContent
  /// Searches the content (`UIResponderStandardEditActions.find(_:)`).
  case find
  /// Searches the content and replaces what is found (`UIResponderStandardEditActions.findAndReplace(_:)`).
  case findAndReplace
  /// Goes to the next result of the search (`UIResponderStandardEditActions.findNext(_:)`).
  case findNext
  /// Goes to the previous result of the search (`UIResponderStandardEditActions.findPrevious(_:)`).
  case findPrevious
  /// Searches for the selection (`UIResponderStandardEditActions.useSelectionForFind(_:)`).
  case useSelectionForFind
  /// Renames the content (`UIResponderStandardEditActions.rename(_:)`).
  case rename
  /// Duplicates the content (`UIResponderStandardEditActions.duplicate(_:)`).
  case duplicate
  /// Moves the content (`UIResponderStandardEditActions.move(_:)`).
  case move
  /// Exports the content (`UIResponderStandardEditActions.export(_:)`).
  case export

  /// The selector, such as `copy:`.
  @MainActor public var selector: ActionSelector {
    ActionSelector(self == .printContent ? "print:" : "\(rawValue):")
  }
}

extension Window {
  /// Sends an edit action to the first responder, or up the responder chain to the first object that
  /// performs it; returns whether one did.
  ///
  /// Without a first responder the chain begins where keys go: at the controller that is shown, or at
  /// the window (`UIApplication.sendAction(_:to:from:for:)` without a target).
  @discardableResult
  public final func send(_ action: StandardEditAction, from sender: AnyObject? = nil) -> Bool {
    let selector = action.selector
    guard let performer = inputResponder.target(forAction: selector, withSender: sender) else {
      return false
    }
    return ActionSending.deliver(selector, to: performer, from: sender, in: ownApplication)
  }
}
