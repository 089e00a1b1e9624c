package import Accessibility

extension BarButtonItem {
  /// An item that the system draws and names, with the raw values of `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Sendable, Hashable, CaseIterable {
    /// Ends a task.
    case done = 0
    /// Gives a task up.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// A space that takes up what the other items leave.
    case flexibleSpace = 5
    /// A space of the width of the item.
    case fixedSpace = 6
    /// Begins a new message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Shares; a box with an arrow.
    case action = 9
    /// Moves something to a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops what is running.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses what is playing.
    case pause = 18
    /// Goes back in what is playing.
    case rewind = 19
    /// Goes ahead in what is playing.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes an undone change again.
    case redo = 22
    /// Turns a page up, until iOS 11.
    case pageCurl = 23
    /// Closes; since iOS 13.
    case close = 24
    /// Shows the writing tools; since iOS 18.2.
    case writingTools = 25

    /// The system's name for the item; nil for a space.
    package var label: SystemLabel? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: .share
      case .trash: .delete
      default: SystemLabel(rawValue: "label.\(self)")
      }
    }

    /// The style of an item that is created as this one.
    var style: Style { self == .done || self == .save ? .done : .plain }
  }
}
