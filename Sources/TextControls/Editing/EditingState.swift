import Graphics
import ResponderKit

/// The state that a text control keeps of its text and its editing.
struct EditingState {
  var text = EditableText()
  /// The attributes of what is typed next; nil for those of the text before.
  var typingAttributes: AttributedText.Attributes?
  /// Indicates whether the next insertion or deletion removes the whole text first, as in a hidden
  /// text to which the user has come back.
  var clearsAtNextEdit = false
  /// Indicates whether a delegate is being asked to begin editing.
  var isAskingToBegin = false
  /// Indicates whether a delegate is being asked to end editing.
  var isAskingToEnd = false
  /// Indicates whether the text is being restored, so that observers are told nothing.
  var isSilent = false
  /// Indicates whether something was pasted since it was last asked.
  var hasPasted = false
  weak var inputDelegate: (any TextInputDelegate)?
  /// The manager of the changes that can be undone; nil until the user has changed something.
  var undoManager: UndoManager?
  /// The last change, which further typing extends.
  var lastChange: TextChange?
  /// The ends of the selection that keys have made; of no meaning for another selection.
  var selectionEnds: SelectionEnds?

  /// The place where a selection began, and the end that moves.
  struct SelectionEnds {
    var anchor: EditableText.Place
    var head: EditableText.Place

    var span: EditableText.Span { .init(start: min(anchor, head), end: max(anchor, head)) }
  }
}

/// A change that can be undone: a stretch of the text, and what was there before.
@MainActor
final class TextChange {
  var inserted: UTF16Range
  let removed: AttributedText
  /// The state of the undo manager in which further typing extends the change.
  var generation = 0

  init(inserted: UTF16Range, removed: AttributedText) {
    (self.inserted, self.removed) = (inserted, removed)
  }
}

/// The unit that a deletion removes, with the raw values of `UITextGranularity`.
public enum TextGranularity: Int, Sendable, Hashable, CaseIterable {
  /// A character, as the user sees it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line, which needs a layout.
  case line = 4
  /// Everything.
  case document = 5
}
