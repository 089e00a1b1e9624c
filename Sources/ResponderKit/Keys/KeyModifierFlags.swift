/// The modifier keys that are held while a key is pressed, with the raw values of
/// `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public var rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock (`UIKeyModifierFlags.alphaShift`).
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift, ⇧ (`UIKeyModifierFlags.shift`).
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control, ⌃ (`UIKeyModifierFlags.control`).
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option, ⌥ (`UIKeyModifierFlags.alternate`).
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command, ⌘ (`UIKeyModifierFlags.command`).
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad (`UIKeyModifierFlags.numericPad`).
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

extension KeyModifierFlags: CustomStringConvertible {
  /// The symbols in the order in which Apple's menus show them: `⌃⌥⇧⌘`.
  public var description: String {
    Self.symbols.filter { contains($0.flag) }.map { String($0.symbol) }.joined()
  }

  static let symbols: [(flag: KeyModifierFlags, symbol: Character)] = [
    (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]

  /// The flags that distinguish key commands: Caps Lock and the keypad do not, so that a command that
  /// asks for them matches without.
  var ofCommands: KeyModifierFlags { subtracting([.alphaShift, .numericPad]) }
}
