extension NSEvent {
  /// The kinds of events, with AppKit's raw values (`NSEvent.EventType`).
  public enum EventType: UInt, Sendable, Hashable, CaseIterable {
    /// The left button went down.
    case leftMouseDown = 1
    /// The left button was released.
    case leftMouseUp = 2
    /// The right button went down.
    case rightMouseDown = 3
    /// The right button was released.
    case rightMouseUp = 4
    /// The mouse moved.
    case mouseMoved = 5
    /// The mouse moved with the left button down.
    case leftMouseDragged = 6
    /// The mouse moved with the right button down.
    case rightMouseDragged = 7
    /// The pointer entered an area.
    case mouseEntered = 8
    /// The pointer left an area.
    case mouseExited = 9
    /// A key went down.
    case keyDown = 10
    /// A key was released.
    case keyUp = 11
    /// A modifier key was pressed or released.
    case flagsChanged = 12
    /// An event of AppKit itself.
    case appKitDefined = 13
    /// An event of the system.
    case systemDefined = 14
    /// An event of the app.
    case applicationDefined = 15
    /// Time has passed while a control tracks the mouse.
    case periodic = 16
    /// The pointer entered an area with a cursor of its own.
    case cursorUpdate = 17
    /// Two fingers rotated.
    case rotate = 18
    /// The wheel turned, or two fingers scrolled.
    case scrollWheel = 22
    /// Another button went down.
    case otherMouseDown = 25
    /// Another button was released.
    case otherMouseUp = 26
    /// The mouse moved with another button down.
    case otherMouseDragged = 27
    /// Two fingers pinched.
    case magnify = 30
    /// Fingers swiped.
    case swipe = 31
    /// Two fingers tapped twice.
    case smartMagnify = 32
    /// Three fingers tapped.
    case quickLook = 33
    /// The pressure on a trackpad changed.
    case pressure = 34

    /// The mask with this type alone.
    var mask: EventTypeMask { EventTypeMask(rawValue: 1 << UInt64(rawValue)) }
  }

  /// A set of kinds of events: the bit with the number of each (`NSEvent.EventTypeMask`).
  public struct EventTypeMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt64
    /// Creates a mask from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates the mask of one kind of event.
    public init(type: EventType) { self = type.mask }

    /// The left button went down.
    public static let leftMouseDown = EventType.leftMouseDown.mask
    /// The left button was released.
    public static let leftMouseUp = EventType.leftMouseUp.mask
    /// The right button went down.
    public static let rightMouseDown = EventType.rightMouseDown.mask
    /// The right button was released.
    public static let rightMouseUp = EventType.rightMouseUp.mask
    /// The mouse moved.
    public static let mouseMoved = EventType.mouseMoved.mask
    /// The mouse moved with the left button down.
    public static let leftMouseDragged = EventType.leftMouseDragged.mask
    /// A key went down.
    public static let keyDown = EventType.keyDown.mask
    /// A key was released.
    public static let keyUp = EventType.keyUp.mask
    /// A modifier key was pressed or released.
    public static let flagsChanged = EventType.flagsChanged.mask
    /// Time has passed while a control tracks the mouse.
    public static let periodic = EventType.periodic.mask
    /// The wheel turned, or two fingers scrolled.
    public static let scrollWheel = EventType.scrollWheel.mask
    /// The mouse moved with the right button down.
    public static let rightMouseDragged = EventType.rightMouseDragged.mask
    /// Another button went down.
    public static let otherMouseDown = EventType.otherMouseDown.mask
    /// Another button was released.
    public static let otherMouseUp = EventType.otherMouseUp.mask
    /// The mouse moved with another button down.
    public static let otherMouseDragged = EventType.otherMouseDragged.mask
    /// The pointer entered an area.
    public static let mouseEntered = EventType.mouseEntered.mask
    /// The pointer left an area.
    public static let mouseExited = EventType.mouseExited.mask
    /// Every kind of event.
    public static let any = EventTypeMask(rawValue: .max)

    static let keys: EventTypeMask = [.keyDown, .keyUp, .flagsChanged]
    static let rightMouse: EventTypeMask = [
      .rightMouseDown, .rightMouseUp, .rightMouseDragged,
    ]
    static let otherMouse: EventTypeMask = [
      .otherMouseDown, .otherMouseUp, .otherMouseDragged,
    ]
    /// The events that are delivered to the view that received the button going down.
    static let heldMouse: EventTypeMask = [.leftMouseDragged, .leftMouseUp]
    static let mouse: EventTypeMask = [
      .leftMouseDown, .leftMouseUp, .leftMouseDragged, .mouseMoved, .rightMouse, .otherMouse,
    ]
  }

  /// The modifier keys and other flags of an event, with AppKit's raw values
  /// (`NSEvent.ModifierFlags`).
  public struct ModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift, ⇧.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control, ⌃.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option, ⌥.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command, ⌘.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad, or is an arrow.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The help key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// The key is a function key, such as an arrow, Home or F1.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The flags that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }
}
