/// A label that the system gives to an element; the raw value is its key in `UIKit.strings` of a language.
public enum SystemLabel: String, Sendable, Hashable, Codable, CaseIterable {
  /// The part of a control that makes the value smaller.
  case decrement = "label.decrement"
  /// The part of a control that makes the value larger.
  case increment = "label.increment"
  /// The control that removes a row while a table is edited; `%@` is the name of the row.
  case remove = "label.remove"
  /// The control that inserts a row while a table is edited; `%@` is the name of the row.
  case insert = "label.insert"
  /// The control that moves a row while a table is edited; `%@` is the name of the row.
  case reorder = "label.reorder"
  /// The index beside a table.
  case sectionIndex = "label.sectionIndex"
  /// A button that shows details.
  case moreInfo = "label.moreInfo"
  /// A button of the close type, or a bar's button that closes.
  case close = "label.close"
  /// The button that removes the text of a field.
  case clearText = "label.clearText"
  /// The button of a calendar that turns to the month before.
  case previousMonth = "label.previousMonth"
  /// The button of a calendar that turns to the month after.
  case nextMonth = "label.nextMonth"
  /// The button of a calendar that shows wheels of months and years.
  case showYearPicker = "label.showYearPicker"
  /// The button of a compact picker with the date.
  case pickerDate = "label.pickerDate"
  /// The button of a compact picker with the time.
  case pickerTime = "label.pickerTime"
  /// A wheel of hours.
  case hours = "label.hours"
  /// A wheel of minutes.
  case minutes = "label.minutes"
  /// The label of a button that closes something open in front of the rest.
  case dismissPopup = "label.dismissPopup"
  /// An hour of the clock; `%@` is the number.
  case oClock = "label.oClock"
  /// A bar's button that ends a task or editing.
  case done = "label.done"
  /// A bar's button that gives a task up.
  case cancel = "label.cancel"
  /// A bar's button that begins editing.
  case edit = "label.edit"
  /// A bar's button that saves.
  case save = "label.save"
  /// A bar's button with a plus sign.
  case add = "label.add"
  /// A bar's button that begins a new message.
  case compose = "label.compose"
  /// A bar's button that answers a message.
  case reply = "label.reply"
  /// A bar's button of the system item `action`.
  case share = "label.share"
  /// A bar's button that moves something to a folder.
  case organize = "label.organize"
  /// A bar's button or a tab that shows bookmarks.
  case bookmarks = "label.bookmarks"
  /// A bar's button or a tab that searches.
  case search = "label.search"
  /// A bar's button that loads again.
  case refresh = "label.refresh"
  /// A bar's button that stops what is running.
  case stop = "label.stop"
  /// A bar's button that takes a picture.
  case camera = "label.camera"
  /// A bar's button of the system item `trash`.
  case delete = "label.delete"
  /// A bar's button that plays.
  case play = "label.play"
  /// A bar's button that pauses what is playing.
  case pause = "label.pause"
  /// A bar's button that goes back in what is playing.
  case rewind = "label.rewind"
  /// A bar's button that goes ahead in what is playing.
  case fastForward = "label.fastForward"
  /// A bar's button that takes the last change back.
  case undo = "label.undo"
  /// A bar's button that makes an undone change again.
  case redo = "label.redo"
  /// A bar's button that turns a page up.
  case pageCurl = "label.pageCurl"
  /// A bar's button that shows the writing tools.
  case writingTools = "label.writingTools"
  /// A back button, where the screen before has no title.
  case back = "label.back"
  /// The tab that shows the tabs without a place in the bar.
  case more = "label.more"
  /// A tab with what the user marked.
  case favorites = "label.favorites"
  /// A tab with what the app recommends.
  case featured = "label.featured"
  /// A tab with what users rate highest.
  case topRated = "label.topRated"
  /// A tab with what the user looked at last.
  case recents = "label.recents"
  /// A tab with contacts.
  case contacts = "label.contacts"
  /// A tab with what the user did.
  case history = "label.history"
  /// A tab with downloads.
  case downloads = "label.downloads"
  /// A tab with the newest content.
  case mostRecent = "label.mostRecent"
  /// A tab with what is viewed most.
  case mostViewed = "label.mostViewed"
  /// A progress view.
  case progress = "label.progress"
  /// An activity indicator that is running.
  case inProgress = "label.inProgress"
  /// A well for a color.
  case colorWell = "label.colorWell"
  /// The title of a color picker.
  case colors = "label.colors"
  /// The slider for the red of a color.
  case red = "label.red"
  /// The slider for the green of a color.
  case green = "label.green"
  /// The slider for the blue of a color.
  case blue = "label.blue"
  /// The slider for the opacity of a color.
  case opacity = "label.opacity"

  /// All labels and names of colors, which every spoken language has.
  public static let vocabulary = Vocabulary(
    table: "UIKit", keys: allCases.map(\.rawValue) + SpokenWord.colorKeys)
}

extension Phrasebook {
  /// Returns the label that the system gives to an element, with what it mentions; nil for none.
  public func systemLabel(of element: AccessibilityElement) -> String? {
    guard let label = element.systemLabel else { return nil }
    let word = word(.system(label))
    guard word.contains("%@") else { return word }
    let text = word.replacing("%@", with: element.systemLabelSubject ?? "")
    return text.split(separator: " ").joined(separator: " ")
  }
}

extension SpokenWord {
  /// A label of the system.
  public static func system(_ label: SystemLabel) -> SpokenWord {
    SpokenWord(table: "UIKit", key: label.rawValue)
  }
}
