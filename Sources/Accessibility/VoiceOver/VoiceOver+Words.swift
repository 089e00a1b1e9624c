extension VoiceOver {
  /// A word or sentence of VoiceOver; the raw value is its key in `VoiceOver.strings`.
  public enum Word: String, Sendable, Hashable, Codable, CaseIterable {
    // These are in the order in which they are spoken after the label.
    /// The element cannot be operated.
    case dimmed = "trait.notEnabled"
    /// A push button.
    case button = "trait.button"
    /// A button that opens a list of choices.
    case popUpButton = "trait.popUpButton"
    /// The element can be dragged.
    case draggable = "trait.draggable"
    /// The back button in a navigation bar.
    case backButton = "trait.backButton"
    /// A switch.
    case switchButton = "trait.switchButton"
    /// A switch is on.
    case on = "toggle.on"
    /// A switch is off.
    case off = "toggle.off"
    /// A switch is between on and off.
    case mixed = "toggle.mixed"
    /// A tab.
    case tab = "trait.tabBarItem"
    /// A text field.
    case textField = "trait.textEntry"
    /// A secure text field.
    case secureTextField = "trait.secureTextField"
    /// The text is being edited.
    case isEditing = "trait.isEditing"
    /// A heading without a level.
    case heading = "trait.header"
    /// A heading with a level; `%1$@` is the level.
    case headingLevel = "trait.headingLevel"
    /// A link.
    case link = "trait.link"
    /// A wheel of a picker.
    case pickerItem = "trait.pickerElement"
    /// The value can be adjusted.
    case adjustable = "trait.adjustable"
    /// An image.
    case image = "trait.image"
    /// A search field.
    case searchField = "trait.searchField"

    /// The element is expanded; spoken before all of the above.
    case expanded = "expanded.expanded"
    /// The element is collapsed.
    case collapsed = "expanded.collapsed"

    /// The period after a sentence without a mark of its own.
    case sentenceEnd = "sentence.end"
    /// The separator between sentences: a space, or nothing in scripts without spaces.
    case sentenceSeparator = "sentence.separator"

    /// The prefix of the label of a selected element.
    case selectedPrefix = "selected.prefix"
    /// The complete name of a selected element without a label.
    case selectedAlone = "selected.alone"
    /// The separator between a label and a value.
    case labelValueSeparator = "label.value.separator"
    /// The label of a back button, which is not spoken in addition to the kind.
    case back = "label.back"
    /// A position in a sequence of pages; `%1$@` is the position and `%2$@` the count.
    case page = "value.page"
    /// A number of items; `%1$@` is the number.
    case items = "value.items"
    /// The length of the text of a secure field; `%1$@` is the number of characters.
    case characters = "value.characters"

    /// A position in a series; `%1$@` is the position and `%2$@` the count.
    case place = "position.place"
    /// The first element of a list.
    case listStart = "position.listStart"
    /// The last element of a list.
    case listEnd = "position.listEnd"
    /// The first element of a landmark.
    case landmarkStart = "position.landmarkStart"
    /// The last element of a landmark.
    case landmarkEnd = "position.landmarkEnd"
    /// A row; `%1$@` is its number.
    case row = "position.row"
    /// A column; `%1$@` is its number.
    case column = "position.column"
    /// A cell that spans several rows; `%1$@` is the number of rows.
    case rowSpan = "position.rowSpan"
    /// A cell that spans several columns; `%1$@` is the number of columns.
    case columnSpan = "position.columnSpan"

    /// The page after scrolling, if the app does not announce it; `%1$@` is the page and `%2$@` the
    /// count.
    case scrolledPage = "scroll.page"

    /// Spoken before the title and message of an alert that the cursor enters.
    case alert = "container.alert"

    /// One character is read at a time while a text is edited.
    case characterMode = "editing.characterMode"
    /// The caret is before the text.
    case insertionAtStart = "editing.insertionAtStart"
    /// The caret is behind the text.
    case insertionAtEnd = "editing.insertionAtEnd"

    /// The element has custom actions.
    case actionsAvailable = "remark.actions"
    /// The element has more content, which is spoken on demand.
    case moreContentAvailable = "remark.moreContent"

    /// A space that is typed.
    case typedSpace = "typing.space"
    /// A line break that is typed.
    case typedNewLine = "typing.newLine"
    /// A character of a hidden text that is typed.
    case typedBullet = "typing.bullet"
    /// The separator between what is repeated at once.
    case typedSeparator = "typing.separator"

    /// A hint for adjusting a value.
    case adjustHint = "hint.adjust"
    /// A hint for toggling a switch.
    case toggleHint = "hint.toggle"
    /// A hint for editing a field.
    case editHint = "hint.edit"
    /// A hint for using the rotor while text is edited.
    case editingHint = "hint.editing"
    /// A hint for expanding an element.
    case expandHint = "hint.expand"
    /// A hint for collapsing an element.
    case collapseHint = "hint.collapse"
    /// A hint for choosing one of the custom actions.
    case actionsHint = "hint.actions"
    /// A hint for opening a list of choices.
    case popUpHint = "hint.popUp"
    /// A hint for dragging an element.
    case dragHint = "hint.drag"
  }

  /// The name of VoiceOver's table; computed, because each word has it.
  static var table: String { "VoiceOver" }

  /// All words of VoiceOver, which every supported language must provide.
  public static let vocabulary = Vocabulary(
    table: table, keys: Word.allCases.map(\.rawValue))
}

extension SpokenWord {
  /// A word of VoiceOver.
  public static func voiceOver(_ word: VoiceOver.Word) -> SpokenWord {
    word.spoken
  }
}

extension VoiceOver.Word {
  /// The word in VoiceOver's table.
  var spoken: SpokenWord { SpokenWord(table: VoiceOver.table, key: rawValue) }
}

extension Phrasebook {
  func word(_ word: VoiceOver.Word) -> String { self.word(word.spoken) }

  func word(_ word: VoiceOver.Word, with first: Int, _ others: Int...) -> String {
    self.word(word.spoken, with: [first] + others)
  }
}
