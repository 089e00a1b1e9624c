import ControlCore
package import Graphics
package import ResponderKit

extension TextField: MakesViews {
  package var ownViews: [View] { [leftView, rightView, looks.clearButton].compactMap { $0 } }

  /// The traits that a keyboard is asked for.
  package final var storedTraits: InputTraits {
    get { traits }
    set { traits = newValue }
  }

  /// The font that was set; nil for the standard one.
  package final var ownFont: Font? { looks.font }

  /// The text with its attributes as it is; nil where none was set.
  package final var storedText: AttributedText? {
    get { hasTextSet ? editing.text.attributed : nil }
    set { if newValue != storedText { setText(newValue) } }
  }

  /// The attributes that a program has given all text; nil for none.
  package final var ownTextAttributes: AttributedText.Attributes? {
    get { looks.defaultAttributes }
    set { looks.defaultAttributes = newValue }
  }

  /// The selected part of the text, in UTF-16 code units.
  package final var archivedSelection: UTF16Range {
    get { editing.text.selection.range }
    set { inSilence { select(newValue) } }
  }

  /// The attributes of what is typed next that were set; nil for those of the text before.
  package final var ownTypingAttributes: AttributedText.Attributes? {
    get { editing.typingAttributes }
    set { editing.typingAttributes = newValue }
  }

  /// Does something while the field has no delegate, posts no notices and reports no events.
  package final func inSilence(_ body: () -> Void) {
    let (delegate, handlers) = (self.delegate, handlerList)
    (self.delegate, handlerList) = (nil, nil)
    editing.isSilent = true
    body()
    editing.isSilent = false
    (self.delegate, handlerList) = (delegate, handlers)
  }
}

extension TextView {
  /// The traits that a keyboard is asked for.
  package final var storedTraits: InputTraits {
    get { traits }
    set { traits = newValue }
  }

  /// The text with its attributes as it is.
  package final var storedText: AttributedText {
    get { editing.text.attributed }
    set { if newValue != storedText { setContent(newValue) } }
  }

  /// The selected part of the text, in UTF-16 code units.
  package final var archivedSelection: UTF16Range {
    get { selectedRange }
    set { inSilence { selectedRange = newValue } }
  }

  /// The attributes of what is typed next that were set; nil for those of the text before.
  package final var ownTypingAttributes: AttributedText.Attributes? {
    get { editing.typingAttributes }
    set { editing.typingAttributes = newValue }
  }

  /// Does something while the view has no delegate and posts no notices.
  package final func inSilence(_ body: () -> Void) {
    let delegate = self.delegate
    self.delegate = nil
    editing.isSilent = true
    body()
    editing.isSilent = false
    self.delegate = delegate
  }
}

extension SearchBar: MakesViews {
  package var ownViews: [View] {
    subviews.filter { $0 is any PartOfView } + [parts.prompt].compactMap { $0 }
  }
}
