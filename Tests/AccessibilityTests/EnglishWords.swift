import Accessibility

/// The words of AccessibilitySnapshot's English table, typed out here so that a change of
/// `Localization/` cannot change what these tests expect; numbers are plain.
struct EnglishWords: Phrasebook {
  var language: String { "en" }

  func word(_ word: SpokenWord) -> String {
    if let label = SystemLabel(rawValue: word.key) { return text(of: label) }
    if word.key.hasPrefix("color.") { return text(ofColor: String(word.key.dropFirst(6))) }
    return VoiceOver.Word(rawValue: word.key).map(text) ?? ""
  }

  private func text(of label: SystemLabel) -> String {
    switch label {
    case .clearText: "Clear text"
    case .previousMonth: "Previous Month"
    case .nextMonth: "Next Month"
    case .dismissPopup: "Dismiss popup"
    case .oClock: "%@ o'clock"
    case .showYearPicker: "Show year picker"
    case .pickerDate: "Date Picker"
    case .pickerTime: "Time Picker"
    case .hours: "Hours"
    case .minutes: "Minutes"
    case .decrement: "Decrement"
    case .remove: "Remove %@"
    case .insert: "Insert %@"
    case .reorder: "Reorder %@"
    case .sectionIndex: "Table index"
    case .moreInfo: "More Info"
    case .close: "Close"
    case .increment: "Increment"
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .share: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .delete: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .writingTools: "Writing Tools"
    case .back: "Back"
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case .progress: "Progress"
    case .inProgress: "In progress"
    case .colorWell: "Color well"
    case .colors: "Colors"
    case .red: "Red"
    case .green: "Green"
    case .blue: "Blue"
    case .opacity: "Opacity"
    }
  }

  private func text(ofColor word: String) -> String {
    switch word {
    case "dark": "dark %@"
    case "light": "light %@"
    default: word
    }
  }

  private func text(of word: VoiceOver.Word) -> String {
    switch word {
    case .sentenceEnd: "."
    case .sentenceSeparator: " "
    case .dimmed: "Dimmed."
    case .button: "Button."
    case .popUpButton: "Pop Up Button."
    case .draggable: "Draggable."
    case .expanded: "Expanded."
    case .collapsed: "Collapsed."
    case .items: "%1$@ items"
    case .characters: "%1$@ characters"
    case .scrolledPage: "Page %1$@ of %2$@"
    case .actionsAvailable: "Actions Available"
    case .actionsHint:
      "Swipe up or down to select a custom action, then double tap to activate."
    case .characterMode: "Character mode."
    case .insertionAtStart: "Insertion point at start."
    case .insertionAtEnd: "Insertion point at end."
    case .moreContentAvailable: "More Content Available"
    case .expandHint: "Double tap to expand."
    case .collapseHint: "Double tap to collapse."
    case .popUpHint: "Double tap to activate the picker."
    case .typedSpace: "space"
    case .typedNewLine: "new line"
    case .typedBullet: "bullet"
    case .typedSeparator: ", "
    case .dragHint: "Double tap and hold, wait for the sound, then drag to rearrange."
    case .backButton: "Back Button."
    case .switchButton: "Switch Button."
    case .on: "On."
    case .off: "Off."
    case .mixed: "Mixed."
    case .tab: "Tab."
    case .textField: "Text Field."
    case .secureTextField: "Secure Text Field."
    case .isEditing: "Is editing."
    case .heading: "Heading."
    case .headingLevel: "Heading Level %1$@."
    case .alert: "Alert."
    case .link: "Link."
    case .pickerItem: "Picker item."
    case .adjustable: "Adjustable."
    case .image: "Image."
    case .searchField: "Search Field."
    case .place: "%1$@ of %2$@."
    case .listStart: "List Start."
    case .listEnd: "List End."
    case .landmarkStart: "Landmark."
    case .landmarkEnd: "End."
    case .row: "Row %1$@."
    case .column: "Column %1$@."
    case .rowSpan: "Spans %1$@ rows."
    case .columnSpan: "Spans %1$@ columns."
    case .selectedPrefix: "Selected:"
    case .selectedAlone: "Selected."
    case .labelValueSeparator: ":"
    case .back: "Back"
    case .page: "page %1$@ of %2$@"
    case .adjustHint: "Swipe up or down with one finger to adjust the value."
    case .toggleHint: "Double tap to toggle setting."
    case .editHint: "Double tap to edit."
    case .editingHint: "Use the rotor to access Misspelled Words"
    }
  }

  func word(_ word: SpokenWord, counting number: Int) -> String { self.word(word) }

  func number(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  func percent(_ fraction: Double) -> String { self.number((fraction * 100).rounded()) + "%" }
}
