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
    set { select(newValue) }
  }

  /// Does something while the field has no delegate and reports no events.
  package final func inSilence(_ body: () -> Void) {
    let (delegate, handlers) = (self.delegate, handlerList)
    (self.delegate, handlerList) = (nil, nil)
    body()
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

  /// Does something while the view has no delegate.
  package final func inSilence(_ body: () -> Void) {
    let delegate = self.delegate
    self.delegate = nil
    body()
    self.delegate = delegate
  }
}

extension SearchBar: MakesViews {
  package var ownViews: [View] {
    subviews.filter { $0 is any PartOfView } + [parts.prompt].compactMap { $0 }
  }
}
