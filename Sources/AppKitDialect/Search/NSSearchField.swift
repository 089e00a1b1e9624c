public import Graphics
public import ResponderKit

/// The notifications of a search field to its delegate (`NSSearchFieldDelegate`).
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Called when the user begins to type a query.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when the query is empty again.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A text field for a query (`NSSearchField`), with a magnifying glass and a button that clears it.
///
/// The action is sent half a second after the last key, for each key, or for Return alone, as its cell says. Main actor
/// only.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  /// Creates an empty field.
  public override init(frame frameRect: Rect) {
    super.init(frame: frameRect)
    cell?.isScrollable = true
  }

  /// The class of the cells of new fields: `NSSearchFieldCell` unless overridden.
  open override class var cellClass: AnyClass? { NSSearchFieldCell.self }

  final var searchCell: NSSearchFieldCell? { cell as? NSSearchFieldCell }
  /// Indicates whether the delegate was told that a search has begun.
  private final var isSearching = false
  /// Indicates whether the field has told its delegate of a search, for archives.
  package final var archivedIsSearching: Bool {
    get { isSearching }
    set { isSearching = newValue }
  }

  /// The time after the last key until the action is sent, in seconds; Apple documents none.
  private static let pause = 0.5
  /// The widths of the magnifying glass and of the button that clears the field, in points; Apple documents none.
  static let buttonWidth = 22.0

  /// A Boolean value that indicates whether the action is sent only for Return and a click on the magnifying glass;
  /// false unless set (`NSSearchField.sendsWholeSearchString`).
  open var sendsWholeSearchString: Bool {
    get { searchCell?.sendsWholeSearchString ?? false }
    set { searchCell?.sendsWholeSearchString = newValue }
  }
  /// A Boolean value that indicates whether each key sends the action; false unless set
  /// (`NSSearchField.sendsSearchStringImmediately`).
  open var sendsSearchStringImmediately: Bool {
    get { searchCell?.sendsSearchStringImmediately ?? false }
    set { searchCell?.sendsSearchStringImmediately = newValue }
  }
  /// The texts that were searched for, the last one first (`NSSearchField.recentSearches`).
  open var recentSearches: [String] {
    get { searchCell?.recentSearches ?? [] }
    set { searchCell?.recentSearches = newValue }
  }
  /// The number of texts that are kept, from 0 to 254, 10 for a negative number; 10 unless set (`NSSearchField.maximumRecents`).
  open var maximumRecents: Int {
    get { searchCell?.maximumRecents ?? 0 }
    set { searchCell?.maximumRecents = newValue }
  }
  /// The name under which an app keeps the texts, which nothing here stores; nil unless set
  /// (`NSSearchField.recentsAutosaveName`).
  open var recentsAutosaveName: String? {
    get { searchCell?.recentsAutosaveName }
    set { searchCell?.recentsAutosaveName = newValue }
  }
  /// The menu of the magnifying glass; nil unless set (`NSSearchField.searchMenuTemplate`).
  open var searchMenuTemplate: NSMenu? {
    get { searchCell?.searchMenuTemplate }
    set { searchCell?.searchMenuTemplate = newValue }
  }

  // MARK: The user

  /// Sends the action now, after a pause or later, and tells the delegate that a search begins or ends.
  open override func textDidChange(_ notification: Notice) {
    super.textDidChange(notification)
    searchChanged()
    guard !sendsWholeSearchString else { return }
    if sendsSearchStringImmediately {
      search()
    } else if let window {
      var search = PendingSearch(field: Backlink(self), after: Self.pause)
      search.due = window.lastEventTime.map { $0 + Self.pause }
      window.pendingSearch = search
    }
  }

  /// Sends the action at the end of editing where the cell says so or a pause is awaited, and after Return with the text
  /// among the recent ones.
  open override func textDidEndEditing(_ notification: Notice) {
    let isPending = window?.pendingSearch?.field.object === self
    window?.cancelSearch(of: self)
    let movement = notification.userInfo[NSText.movementUserInfoKey] as? Int
    if movement == NSTextMovement.return.rawValue, let text = edited?.string {
      searchCell?.addRecent(text)
    }
    super.textDidEndEditing(notification)
    let isSent =
      movement == NSTextMovement.return.rawValue || cell?.sendsActionOnEndEditing ?? false
    if isPending, !isSent { sendAction(action, to: target) }
  }

  override func editAgain() {
    super.editAgain()
    searchChanged()
  }

  /// Clears the field for Escape; without a text that is what an ordinary field does.
  override func performOwn(_ selector: ActionSelector) -> Bool {
    guard selector == .cancelOperation, let text = edited?.string, !text.isEmpty else {
      return false
    }
    clear()
    return true
  }

  /// Clears the field, searches or opens the menu of the magnifying glass for a click on those, and edits the text
  /// otherwise.
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return super.mouseDown(with: event) }
    let point = convert(event.locationInWindow, from: nil)
    if point.x >= bounds.maxX - Self.buttonWidth, !stringValue.isEmpty {
      clear()
    } else if point.x < bounds.minX + Self.buttonWidth {
      if let menu = searchMenu { applicationOrShared.open(menu, of: recordName) } else { search() }
    } else {
      super.mouseDown(with: event)
    }
  }

  /// The middle of the button that clears the field, in the coordinates of the field.
  package final var centerOfClearing: Point {
    Point(x: bounds.maxX - Self.buttonWidth / 2, y: bounds.midY)
  }

  /// Sends the action for what was typed so far.
  final func search() {
    window?.cancelSearch(of: self)
    validateEditing()
    sendAction(action, to: target)
  }

  private final func clear() {
    isUncommitted = true
    isUncommitted = true
    stringValue = ""
    searchChanged()
    search()
  }

  /// Searches for a text of the menu.
  final func search(for text: String) {
    stringValue = text
    searchCell?.addRecent(text)
    searchChanged()
    search()
  }

  private final func searchChanged() {
    let isEmpty = (edited?.string ?? stringValue).isEmpty
    guard isSearching == isEmpty else { return }
    isSearching = !isEmpty
    let delegate = delegate as? any NSSearchFieldDelegate
    if isEmpty {
      tellDelegate(delegate, "searchFieldDidEndSearching(_:)") {
        $0.searchFieldDidEndSearching(self)
      }
    } else {
      tellDelegate(delegate, "searchFieldDidStartSearching(_:)") {
        $0.searchFieldDidStartSearching(self)
      }
    }
  }
}
