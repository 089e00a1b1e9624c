import Graphics

extension KeyCommand {
  /// Returns the command that a key means: this one, one of its alternates, or nil for neither.
  ///
  /// The modifiers are the same, and the input is what the key types without them: a letter in
  /// either case, or a character that is typed with Shift, such as `+`.
  func matching(_ key: Key, in direction: LayoutDirection) -> Command? {
    guard let input else { return nil }
    let wanted =
      allowsAutomaticMirroring && direction == .rightToLeft ? Self.mirrored(input) : input
    if Self.matches(key, wanted, modifierFlags) { return self }
    let alternate = alternates.first {
      Self.matches(key, wanted, modifierFlags.union($0.modifierFlags))
    }
    return alternate.map { alternative($0) }
  }

  private static func matches(_ key: Key, _ input: String, _ flags: KeyModifierFlags) -> Bool {
    let (held, wanted) = (key.modifierFlags.ofCommands, flags.ofCommands)
    let (typed, input) = (plainInput(key.input), plainInput(input))
    if held == wanted {
      // With Shift a key types another character than the one that names the command.
      return typed == input
        || held.contains(.shift) && typed == plainInput(KeyboardHIDUsage.shifted(input))
    }
    // Shift is part of a character that has no key of its own, as in "+" and "?".
    return typed == input && held == wanted.union(.shift) && KeyboardHIDUsage.needsShift(input)
  }

  /// The one name of a key: letters in lower case, and the two names of Return and Escape.
  private static func plainInput(_ input: String) -> String {
    switch input {
    case "\n": "\r"
    case "\u{1B}": inputEscape
    default: isConstant(input) ? input : input.lowercased()
    }
  }

  /// Returns the input that has the place of another one in an interface from right to left.
  private static func mirrored(_ input: String) -> String { mirrors[input] ?? input }

  private static let mirrors = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
  ]
}
