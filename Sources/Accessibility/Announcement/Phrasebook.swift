/// The words and digits of a spoken language.
///
/// A word carries the punctuation that belongs to it, so that joining words with the separator
/// makes sentences.
public protocol Phrasebook: Sendable {
  /// The BCP 47 tag of the language of the words.
  var language: String { get }
  /// Returns a word as spoken.
  func word(_ word: SpokenWord) -> String
  /// Returns a word in the form that it has with a number of things.
  func word(_ word: SpokenWord, counting number: Int) -> String
  /// Returns a number in the digits and grouping of the language.
  func number(_ number: Double) -> String
  /// Returns a fraction as a percentage: 0.75 reads `75%` in English.
  func percent(_ fraction: Double) -> String
}

extension Phrasebook {
  /// Returns a word with numbers in it, in the form that it has with the first of them.
  public func word(_ word: SpokenWord, with first: Int, _ others: Int...) -> String {
    ([first] + others).enumerated().reduce(self.word(word, counting: first)) { text, number in
      text.replacing("%\(number.offset + 1)$@", with: self.number(Double(number.element)))
    }
  }
}

/// A word or sentence of a screen reader; the raw value is its key in `Localization/`.
public enum SpokenWord: String, Sendable, Hashable, Codable, CaseIterable {
  // In the order in which they are spoken after the label.
  case dimmed = "trait.notEnabled"
  case button = "trait.button"
  case popUpButton = "trait.popUpButton"
  case draggable = "trait.draggable"
  case backButton = "trait.backButton"
  case switchButton = "trait.switchButton"
  case on = "toggle.on"
  case off = "toggle.off"
  case mixed = "toggle.mixed"
  case tab = "trait.tabBarItem"
  case textField = "trait.textEntry"
  case secureTextField = "trait.secureTextField"
  case isEditing = "trait.isEditing"
  case heading = "trait.header"
  /// A heading of a level; `%1$@` is the level.
  case headingLevel = "trait.headingLevel"
  case link = "trait.link"
  case pickerItem = "trait.pickerElement"
  case adjustable = "trait.adjustable"
  case image = "trait.image"
  case searchField = "trait.searchField"

  /// Whether more or less is shown, before all of these.
  case expanded = "expanded.expanded"
  case collapsed = "expanded.collapsed"

  /// The full stop after what has no mark of its own.
  case sentenceEnd = "sentence.end"
  /// Stands between sentences: a space, or nothing in scripts without spaces.
  case sentenceSeparator = "sentence.separator"

  /// Stands before the label of a selected element.
  case selectedPrefix = "selected.prefix"
  /// Stands for the whole name of a selected element without one.
  case selectedAlone = "selected.alone"
  /// Stands between a label and a value.
  case labelValueSeparator = "label.value.separator"
  /// The label of a back button that is not repeated.
  case back = "label.back"
  /// The two parts of a stepper.
  case decrement = "label.decrement"
  case increment = "label.increment"
  /// What the buttons of the system's types are called.
  case moreInfo = "label.moreInfo"
  case close = "label.close"
  /// A place in a sequence; `%1$@` is the place and `%2$@` the count.
  case page = "value.page"
  /// So many items; `%1$@` is the number.
  case items = "value.items"

  /// A place among others; `%1$@` is the place and `%2$@` the count.
  case place = "position.place"
  case listStart = "position.listStart"
  case listEnd = "position.listEnd"
  case landmarkStart = "position.landmarkStart"
  case landmarkEnd = "position.landmarkEnd"
  /// A row or a column; `%1$@` is its number.
  case row = "position.row"
  case column = "position.column"
  /// A cell of several rows or columns; `%1$@` is how many.
  case rowSpan = "position.rowSpan"
  case columnSpan = "position.columnSpan"

  /// Where a page is turned to and the app does not say it; `%1$@` is the page and `%2$@` the count.
  case scrolledPage = "scroll.page"

  /// Before the title and the message of an alert that the cursor enters.
  case alert = "container.alert"

  case actionsAvailable = "remark.actions"
  case moreContentAvailable = "remark.moreContent"

  case adjustHint = "hint.adjust"
  case toggleHint = "hint.toggle"
  case editHint = "hint.edit"
  case editAreaHint = "hint.editArea"
  case editingHint = "hint.editing"
  case expandHint = "hint.expand"
  case collapseHint = "hint.collapse"
  case popUpHint = "hint.popUp"
  case dragHint = "hint.drag"
}
