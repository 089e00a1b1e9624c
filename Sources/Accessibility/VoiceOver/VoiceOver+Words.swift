extension VoiceOver {
  /// A word or sentence of VoiceOver; the raw value is its key in `VoiceOver.strings` of a language.
  public enum Word: String, Sendable, Hashable, Codable, CaseIterable {
    // In the order in which they are spoken after the label.
    /// The element cannot be operated.
    case dimmed = "trait.notEnabled"
    /// A push button.
    case button = "trait.button"
    /// A button that opens a list of choices.
    case popUpButton = "trait.popUpButton"
    /// The element can be dragged.
    case draggable = "trait.draggable"
    /// The button that leads back in a navigation bar.
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
    /// A field to type in.
    case textField = "trait.textEntry"
    /// A field whose text is hidden.
    case secureTextField = "trait.secureTextField"
    /// Text is being typed.
    case isEditing = "trait.isEditing"
    /// A heading without a level.
    case heading = "trait.header"
    /// A heading of a level; `%1$@` is the level.
    case headingLevel = "trait.headingLevel"
    /// A link.
    case link = "trait.link"
    /// A wheel of a picker.
    case pickerItem = "trait.pickerElement"
    /// The value can be adjusted.
    case adjustable = "trait.adjustable"
    /// An image.
    case image = "trait.image"
    /// A field to search with.
    case searchField = "trait.searchField"

    /// Whether more or less is shown, before all of these.
    case expanded = "expanded.expanded"
    /// Less is shown.
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
    /// A place in a sequence; `%1$@` is the place and `%2$@` the count.
    case page = "value.page"
    /// So many items; `%1$@` is the number.
    case items = "value.items"

    /// A place among others; `%1$@` is the place and `%2$@` the count.
    case place = "position.place"
    /// The first element of a list.
    case listStart = "position.listStart"
    /// The last element of a list.
    case listEnd = "position.listEnd"
    /// The first element of a landmark.
    case landmarkStart = "position.landmarkStart"
    /// The last element of a landmark.
    case landmarkEnd = "position.landmarkEnd"
    /// A row or a column; `%1$@` is its number.
    case row = "position.row"
    /// A column; `%1$@` is its number.
    case column = "position.column"
    /// A cell of several rows or columns; `%1$@` is how many.
    case rowSpan = "position.rowSpan"
    /// A cell of several columns; `%1$@` is how many.
    case columnSpan = "position.columnSpan"

    /// Where a page is turned to and the app does not say it; `%1$@` is the page and `%2$@` the count.
    case scrolledPage = "scroll.page"

    /// Before the title and the message of an alert that the cursor enters.
    case alert = "container.alert"

    /// The element offers actions.
    case actionsAvailable = "remark.actions"
    /// The element has more content to say on demand.
    case moreContentAvailable = "remark.moreContent"

    /// How to adjust a value.
    case adjustHint = "hint.adjust"
    /// How to switch a switch.
    case toggleHint = "hint.toggle"
    /// How to edit a field.
    case editHint = "hint.edit"
    /// How to edit an area of text.
    case editAreaHint = "hint.editArea"
    /// What the rotor offers while text is edited.
    case editingHint = "hint.editing"
    /// How to show more.
    case expandHint = "hint.expand"
    /// How to show less.
    case collapseHint = "hint.collapse"
    /// How to open a list of choices.
    case popUpHint = "hint.popUp"
    /// How to drag an element.
    case dragHint = "hint.drag"
  }

  /// All words of VoiceOver, which every language that it speaks has.
  public static let vocabulary = Vocabulary(
    table: "VoiceOver", keys: Word.allCases.map(\.rawValue))
}

extension SpokenWord {
  /// A word of VoiceOver.
  public static func voiceOver(_ word: VoiceOver.Word) -> SpokenWord {
    SpokenWord(table: "VoiceOver", key: word.rawValue)
  }
}

extension Phrasebook {
  func word(_ word: VoiceOver.Word) -> String { self.word(.voiceOver(word)) }

  func word(_ word: VoiceOver.Word, with first: Int, _ others: Int...) -> String {
    self.word(.voiceOver(word), with: [first] + others)
  }
}
