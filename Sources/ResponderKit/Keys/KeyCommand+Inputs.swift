extension KeyCommand {
  /// The up arrow (`UIKeyCommand.inputUpArrow`).
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow (`UIKeyCommand.inputDownArrow`).
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow (`UIKeyCommand.inputLeftArrow`).
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow (`UIKeyCommand.inputRightArrow`).
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key (`UIKeyCommand.inputEscape`).
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The page up key (`UIKeyCommand.inputPageUp`).
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key (`UIKeyCommand.inputPageDown`).
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key (`UIKeyCommand.inputHome`).
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key (`UIKeyCommand.inputEnd`).
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The delete key, which deletes backward (`UIKeyCommand.inputDelete`).
  public nonisolated static let inputDelete = "\u{8}"
  /// The function key F1 (`UIKeyCommand.f1`).
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2 (`UIKeyCommand.f2`).
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3 (`UIKeyCommand.f3`).
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4 (`UIKeyCommand.f4`).
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5 (`UIKeyCommand.f5`).
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6 (`UIKeyCommand.f6`).
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7 (`UIKeyCommand.f7`).
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8 (`UIKeyCommand.f8`).
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9 (`UIKeyCommand.f9`).
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10 (`UIKeyCommand.f10`).
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11 (`UIKeyCommand.f11`).
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12 (`UIKeyCommand.f12`).
  public nonisolated static let f12 = "UIKeyInputF12"

  package nonisolated static let functionKeys = [
    f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12,
  ]

  /// Returns whether a text is the name of a key that has no character.
  nonisolated static func isConstant(_ input: String) -> Bool { input.hasPrefix("UIKeyInput") }

  /// Returns the name of an input: that of the key, an arrow's symbol, or the character in upper case.
  nonisolated static func name(of input: String) -> String {
    if let name = names[input] { return name }
    if let number = functionKeys.firstIndex(of: input) { return "F\(number + 1)" }
    return input.uppercased()
  }

  private nonisolated static let names = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→",
    inputEscape: "Escape", inputPageUp: "PageUp", inputPageDown: "PageDown", inputHome: "Home",
    inputEnd: "End", inputDelete: "Delete", "\u{7F}": "ForwardDelete", "\t": "Tab", "\r": "Return",
    "\n": "Return", " ": "Space",
  ]
}
