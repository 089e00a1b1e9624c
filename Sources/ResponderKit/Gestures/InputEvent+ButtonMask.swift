extension InputEvent {
  /// The buttons of a pointing device, with the raw values of `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button that clicks.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns a button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// Creates an event without touches, as `UIEvent()` does.
  public init() { self.init(.touches) }

  /// The pressed buttons; none, as a press of the pointer is a touch (`UIEvent.buttonMask`).
  public var buttonMask: ButtonMask { [] }
  /// The modifier keys that are held; those of its presses (`UIEvent.modifierFlags`).
  @MainActor
  public var modifierFlags: KeyModifierFlags {
    presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }
}
