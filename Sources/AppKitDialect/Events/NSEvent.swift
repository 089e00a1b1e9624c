public import Graphics

/// An event of user input: AppKit's `NSEvent`, as a value.
///
/// Where AppKit raises an exception for a member that a type of event lacks, the member is nil or 0.
public struct NSEvent: Sendable, Hashable {
  /// The type of the event.
  public var type: EventType
  /// The place in the coordinates of the window, whose origin is its lower left corner.
  public var locationInWindow: Point
  /// The modifier keys that are held, and other flags.
  public var modifierFlags: ModifierFlags
  /// The time, in seconds since the system started.
  public var timestamp: Double
  /// The number of the window that the event concerns; 0 for none (`NSEvent.windowNumber`).
  public var windowNumber: Int

  /// For a mouse button: the number of clicks in quick succession; 0 for other events.
  public var clickCount = 0
  /// For a mouse button: the number of the button, 0 for the left one.
  public var buttonNumber = 0
  /// The pressure on the mouse button, from 0 to 1.
  public var pressure: Float = 0
  /// For a drag: the distance in the horizontal direction.
  public var deltaX = 0.0
  /// For a drag: the distance in the vertical direction, downward.
  public var deltaY = 0.0

  /// For a key: what it types with its modifiers; nil for other events.
  public var characters: String?
  /// For a key: what it types without modifiers, except Shift; nil for other events.
  public var charactersIgnoringModifiers: String?
  /// A Boolean value that indicates whether the key is held, so that it repeats.
  public var isARepeat = false
  /// For a key: the number of its place on the keyboard, independent of the language.
  public var keyCode: UInt16 = 0

  private init(
    _ type: EventType, at location: Point, _ modifierFlags: ModifierFlags, _ timestamp: Double,
    _ windowNumber: Int
  ) {
    (self.type, locationInWindow, self.modifierFlags) = (type, location, modifierFlags)
    (self.timestamp, self.windowNumber) = (timestamp, windowNumber)
  }

  /// Returns an event of the mouse; nil for a type that is not one
  /// (`NSEvent.mouseEvent(with:location:modifierFlags:timestamp:windowNumber:context:eventNumber:clickCount:pressure:)`).
  public static func mouseEvent(
    with type: EventType, location: Point, modifierFlags: ModifierFlags = [],
    timestamp: Double = 0, windowNumber: Int, clickCount: Int = 1, pressure: Float = 1
  ) -> NSEvent? {
    guard EventTypeMask.mouse.contains(type.mask) else { return nil }
    var event = NSEvent(type, at: location, modifierFlags, timestamp, windowNumber)
    (event.clickCount, event.pressure) = (clickCount, pressure)
    if EventTypeMask.rightMouse.contains(type.mask) { event.buttonNumber = 1 }
    if EventTypeMask.otherMouse.contains(type.mask) { event.buttonNumber = 2 }
    return event
  }

  /// Returns an event of a key; nil for a type that is not one
  /// (`NSEvent.keyEvent(with:location:modifierFlags:timestamp:windowNumber:context:characters:charactersIgnoringModifiers:isARepeat:keyCode:)`).
  public static func keyEvent(
    with type: EventType, location: Point = .zero, modifierFlags: ModifierFlags = [],
    timestamp: Double = 0, windowNumber: Int, characters: String,
    charactersIgnoringModifiers: String, isARepeat: Bool = false, keyCode: UInt16 = 0
  ) -> NSEvent? {
    guard EventTypeMask.keys.contains(type.mask) else { return nil }
    var event = NSEvent(type, at: location, modifierFlags, timestamp, windowNumber)
    (event.characters, event.charactersIgnoringModifiers) = (
      characters, charactersIgnoringModifiers
    )
    (event.isARepeat, event.keyCode) = (isARepeat, keyCode)
    return event
  }

  /// Returns an event that is neither of the mouse nor of a key, such as a gesture; nil for a type that
  /// is
  /// (`NSEvent.otherEvent(with:location:modifierFlags:timestamp:windowNumber:context:subtype:data1:data2:)`).
  public static func otherEvent(
    with type: EventType, location: Point = .zero, modifierFlags: ModifierFlags = [],
    timestamp: Double = 0, windowNumber: Int
  ) -> NSEvent? {
    guard !EventTypeMask.mouse.union(.keys).contains(type.mask) else { return nil }
    return NSEvent(type, at: location, modifierFlags, timestamp, windowNumber)
  }

  /// The window that the event concerns; nil if it is not known, or has been deallocated
  /// (`NSEvent.window`).
  @MainActor public var window: NSWindow? {
    NSApplication.current?.window(withWindowNumber: windowNumber)
  }
}
