public import ResponderKit

// The selectors of the event methods, as `noResponder(for:)` gets them.
extension ActionSelector {
  static let keyDown = ActionSelector("keyDown:")
  static let validateFirstResponder = ActionSelector("validateProposedFirstResponder:forEvent:")
  static let keyUp = ActionSelector("keyUp:")
  static let flagsChanged = ActionSelector("flagsChanged:")
  static let mouseDown = ActionSelector("mouseDown:")
  static let mouseUp = ActionSelector("mouseUp:")
  static let mouseDragged = ActionSelector("mouseDragged:")
  static let mouseMoved = ActionSelector("mouseMoved:")
  static let mouseEntered = ActionSelector("mouseEntered:")
  static let mouseExited = ActionSelector("mouseExited:")
  static let rightMouseDown = ActionSelector("rightMouseDown:")
  static let rightMouseUp = ActionSelector("rightMouseUp:")
  static let rightMouseDragged = ActionSelector("rightMouseDragged:")
  static let otherMouseDown = ActionSelector("otherMouseDown:")
  static let otherMouseUp = ActionSelector("otherMouseUp:")
  static let otherMouseDragged = ActionSelector("otherMouseDragged:")
  static let scrollWheel = ActionSelector("scrollWheel:")
  static let cursorUpdate = ActionSelector("cursorUpdate:")
  static let magnify = ActionSelector("magnifyWithEvent:")
  static let rotate = ActionSelector("rotateWithEvent:")
  static let swipe = ActionSelector("swipeWithEvent:")
  static let smartMagnify = ActionSelector("smartMagnifyWithEvent:")
  static let pressureChange = ActionSelector("pressureChangeWithEvent:")
  static let quickLook = ActionSelector("quickLookWithEvent:")
  static let touchesBegan = ActionSelector("touchesBeganWithEvent:")
  static let touchesMoved = ActionSelector("touchesMovedWithEvent:")
  static let touchesEnded = ActionSelector("touchesEndedWithEvent:")
  static let touchesCancelled = ActionSelector("touchesCancelledWithEvent:")
}

// The commands that keys are bound to (`NSStandardKeyBindingResponding`).
extension ActionSelector {
  /// The action that inserts typed text (`NSResponder.insertText(_:)`).
  public static let insertText = ActionSelector("insertText:")
  /// The return key (`NSStandardKeyBindingResponding.insertNewline(_:)`).
  public static let insertNewline = ActionSelector("insertNewline:")
  /// The tab key (`NSStandardKeyBindingResponding.insertTab(_:)`).
  public static let insertTab = ActionSelector("insertTab:")
  /// The tab key with Shift (`NSStandardKeyBindingResponding.insertBacktab(_:)`).
  public static let insertBacktab = ActionSelector("insertBacktab:")
  /// The escape key (`NSStandardKeyBindingResponding.cancelOperation(_:)`).
  public static let cancelOperation = ActionSelector("cancelOperation:")
  /// The delete key (`NSStandardKeyBindingResponding.deleteBackward(_:)`).
  public static let deleteBackward = ActionSelector("deleteBackward:")
  /// The forward delete key (`NSStandardKeyBindingResponding.deleteForward(_:)`).
  public static let deleteForward = ActionSelector("deleteForward:")
  /// The delete key with Option (`NSStandardKeyBindingResponding.deleteWordBackward(_:)`).
  public static let deleteWordBackward = ActionSelector("deleteWordBackward:")
  /// The delete key with Command
  /// (`NSStandardKeyBindingResponding.deleteToBeginningOfLine(_:)`).
  public static let deleteToBeginningOfLine = ActionSelector("deleteToBeginningOfLine:")
  /// The left arrow (`NSStandardKeyBindingResponding.moveLeft(_:)`).
  public static let moveLeft = ActionSelector("moveLeft:")
  /// The right arrow (`NSStandardKeyBindingResponding.moveRight(_:)`).
  public static let moveRight = ActionSelector("moveRight:")
  /// The up arrow (`NSStandardKeyBindingResponding.moveUp(_:)`).
  public static let moveUp = ActionSelector("moveUp:")
  /// The down arrow (`NSStandardKeyBindingResponding.moveDown(_:)`).
  public static let moveDown = ActionSelector("moveDown:")
}
