/// A key of a hardware keyboard with the characters that it types: UIKit's `UIKey`, as a value.
public struct Key: Sendable, Hashable {
  /// The characters that the key types with its modifiers; an input constant such as
  /// ``KeyCommand/inputUpArrow`` for a key without a character (`UIKey.characters`).
  public var characters: String
  /// The characters that the key types without modifiers, except Shift
  /// (`UIKey.charactersIgnoringModifiers`).
  public var charactersIgnoringModifiers: String
  /// The modifiers that are held (`UIKey.modifierFlags`).
  public var modifierFlags: KeyModifierFlags
  /// The place of the key on a US keyboard; nil for a character that is on none of its keys
  /// (`UIKey.keyCode`).
  public var keyCode: KeyboardHIDUsage?

  /// Creates a key from its characters and its code.
  public init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: KeyModifierFlags = [],
    keyCode: KeyboardHIDUsage? = nil
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }

  /// Creates the key that a user presses for an input, a character or one of the constants of
  /// ``KeyCommand``, with modifiers.
  ///
  /// With Shift it types what the key of a US keyboard types: a capital letter, or `+` for `=`.
  public init(_ input: String, _ modifierFlags: KeyModifierFlags = []) {
    let input = input == "\n" ? "\r" : input == "\u{1B}" ? KeyCommand.inputEscape : input
    let typed = modifierFlags.contains(.shift) ? KeyboardHIDUsage.shifted(input) : input
    self.init(
      characters: typed, charactersIgnoringModifiers: typed, modifierFlags: modifierFlags,
      keyCode: KeyboardHIDUsage(input))
  }
}

extension Key {
  /// Creates the key that a text names by symbols and a character or a name: `⇧⌘N`, `⌘,`, `Tab`,
  /// `⌥←`, `F5`, `Command+Shift+N`; nil for a text that names none.
  ///
  /// Upper and lower case are the same in names, and a letter with modifiers is written in either.
  public init?(shortcut text: some StringProtocol) {
    guard text.utf8.count <= 100 else { return nil }
    var flags: KeyModifierFlags = []
    var rest = Substring(text)
    while rest.count > 1 {
      if let (flag, _) = KeyModifierFlags.symbols.first(where: { $0.symbol == rest.first }) {
        flags.insert(flag)
        rest = rest.dropFirst()
        if rest.first == "+", rest.count > 1 { rest = rest.dropFirst() }
      } else if let end = rest.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
        let flag = Self.modifierNames[rest[..<end].lowercased()],
        rest.index(after: end) < rest.endIndex
      {
        flags.insert(flag)
        rest = rest[rest.index(after: end)...]
      } else {
        break
      }
    }
    let name = rest.lowercased()
    let plain = name.count > 1 ? name.filter { $0 != "-" && $0 != "_" && $0 != " " } : name
    if let input = Self.inputNames[plain] {
      self.init(input, flags)
    } else if rest.count == 1 {
      self.init(flags.isEmpty ? String(rest) : rest.lowercased(), flags)
    } else {
      return nil
    }
  }

  private static let modifierNames: [String: KeyModifierFlags] = [
    "command": .command, "cmd": .command, "shift": .shift, "option": .alternate, "opt": .alternate,
    "alt": .alternate, "control": .control, "ctrl": .control,
  ]

  /// The inputs by the names that keyboards and menus have for them.
  static let inputNames: [String: String] = {
    var names = [
      "tab": "\t", "⇥": "\t", "return": "\r", "enter": "\r", "↩": "\r", "⏎": "\r", "space": " ",
      "␣": " ", "escape": KeyCommand.inputEscape, "esc": KeyCommand.inputEscape,
      "⎋": KeyCommand.inputEscape, "up": KeyCommand.inputUpArrow, "↑": KeyCommand.inputUpArrow,
      "down": KeyCommand.inputDownArrow, "↓": KeyCommand.inputDownArrow,
      "left": KeyCommand.inputLeftArrow, "←": KeyCommand.inputLeftArrow,
      "right": KeyCommand.inputRightArrow, "→": KeyCommand.inputRightArrow,
      "pageup": KeyCommand.inputPageUp, "⇞": KeyCommand.inputPageUp,
      "pagedown": KeyCommand.inputPageDown, "⇟": KeyCommand.inputPageDown,
      "home": KeyCommand.inputHome, "↖": KeyCommand.inputHome, "end": KeyCommand.inputEnd,
      "↘": KeyCommand.inputEnd, "delete": KeyCommand.inputDelete,
      "backspace": KeyCommand.inputDelete, "⌫": KeyCommand.inputDelete,
      "forwarddelete": "\u{7F}", "⌦": "\u{7F}",
    ]
    for (number, input) in KeyCommand.functionKeys.enumerated() { names["f\(number + 1)"] = input }
    for arrow in ["up", "down", "left", "right"] {
      (names["arrow\(arrow)"], names["\(arrow)arrow"]) = (names[arrow], names[arrow])
    }
    return names
  }()

  /// The text that a key types into a text; nil for a key that types none or is held with Command or
  /// Control.
  package var typedText: String? {
    guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    guard !KeyCommand.isConstant(characters), let first = characters.unicodeScalars.first else {
      return nil
    }
    return first.value < 0x20 || first.value == 0x7F ? nil : characters
  }

  /// The input that names the key in a command.
  package var input: String { charactersIgnoringModifiers }

  /// Indicates whether the key is Return, with or without modifiers.
  package var isReturn: Bool { input == "\r" || input == "\n" }
  /// Indicates whether the key is the delete key, which deletes backward.
  package var isDelete: Bool { input == KeyCommand.inputDelete }
}

extension Key: CustomStringConvertible {
  /// The modifiers and the key: `⇧⌘N`, `⌥←`, `⇧Tab`.
  public var description: String { "\(modifierFlags)\(KeyCommand.name(of: input))" }
}
