/// The events of a control, as bits: UIKit's `UIControl.Event`.
///
/// The bits are those of UIControl.h. Apple's page on `UIControl.Event` says when each event is
/// sent; Docs/Divergences.md gives the order where the page does not.
public struct ControlEvents: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt

  /// Creates events from their bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Returns whether no event is in both sets (`UIControl.Event` is a `SetAlgebra`, too).
  @inlinable public func isDisjoint(with other: ControlEvents) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// A touch begins in the control (`UIControl.Event.touchDown`).
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A touch begins that is not the first tap; comes with ``touchDown``
  /// (`UIControl.Event.touchDownRepeat`).
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger is dragged inside (`UIControl.Event.touchDragInside`).
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger is dragged outside (`UIControl.Event.touchDragOutside`).
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger is dragged back in (`UIControl.Event.touchDragEnter`).
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger is dragged out (`UIControl.Event.touchDragExit`).
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger is lifted inside (`UIControl.Event.touchUpInside`).
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger is lifted outside (`UIControl.Event.touchUpOutside`).
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The system or a gesture ends the touch (`UIControl.Event.touchCancel`).
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changes the value (`UIControl.Event.valueChanged`).
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The user completes what the control is for (`UIControl.Event.primaryActionTriggered`).
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// The menu gesture fires, before the menu shows (`UIControl.Event.menuActionTriggered`).
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Typing begins (`UIControl.Event.editingDidBegin`).
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The typed text changes (`UIControl.Event.editingChanged`).
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Typing ends (`UIControl.Event.editingDidEnd`).
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The return key ends typing (`UIControl.Event.editingDidEndOnExit`).
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// All touch events, including the unnamed bits 9 to 11 (`UIControl.Event.allTouchEvents`).
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// All editing events (`UIControl.Event.allEditingEvents`).
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// The bits that an app may use for its own events (`UIControl.Event.applicationReserved`).
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// The bits that the framework reserves (`UIControl.Event.systemReserved`).
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// All events, including the reserved ones (`UIControl.Event.allEvents`).
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
}

/// The named events in the order of their bits; Interface Builder's `eventType` has the same names.
private let namedEvents: [(name: String, event: ControlEvents)] = [
  ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
  ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
  ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
  ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
  ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
  ("primaryActionTriggered", .primaryActionTriggered),
  ("menuActionTriggered", .menuActionTriggered),
  ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
  ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
]

extension ControlEvents {
  /// Creates the event with a name as Interface Builder writes it; nil for any other name.
  public init?(name: String) {
    guard let found = namedEvents.first(where: { $0.name == name }) else { return nil }
    self = found.event
  }
}

extension ControlEvents: CustomStringConvertible {
  /// The names separated by commas; a bit without a name reads `bit 24`, and no bits read `none`.
  public var description: String {
    let names = bitNames(of: rawValue) { bit in namedEvents.first { $0.event.rawValue == bit }?.name
    }
    return names.isEmpty ? "none" : names
  }
}

/// Returns the names of the bits that are set, in order, separated by commas.
func bitNames(of bits: UInt, name: (UInt) -> String?) -> String {
  (0..<UInt.bitWidth).filter { bits & (1 << UInt($0)) != 0 }
    .map { name(1 << UInt($0)) ?? "bit \($0)" }
    .joined(separator: ", ")
}
