extension NSEvent {
  /// Indicates whether a key clicks the control that has the focus: the space bar, without Command and Control.
  var isSpace: Bool {
    characters == " " && modifierFlags.isDisjoint(with: [.command, .control])
  }
}

extension NSEvent {
  /// The event of a key that a user presses for a character, with modifiers; with Shift it types what the
  /// key of a US keyboard types.
  static func key(
    _ type: EventType, _ input: String, _ modifiers: ModifierFlags, timestamp: Double,
    windowNumber: Int
  ) -> NSEvent {
    let key = Key(input, KeyModifierFlags(rawValue: Int(truncatingIfNeeded: modifiers.rawValue)))
    let isTab = input == "\t" && modifiers.contains(.shift)
    let typed = isTab ? "\u{19}" : functionKeys[key.characters] ?? key.characters
    let isFunction = typed.unicodeScalars.first.map { 0xF700...0xF8FF ~= $0.value } ?? false
    var flags = isFunction ? modifiers.union(.function) : modifiers
    if (0xF700...0xF703).contains(typed.unicodeScalars.first?.value ?? 0) {
      flags.insert(.numericPad)
    }
    let event = keyEvent(
      with: type, modifierFlags: flags, timestamp: timestamp, windowNumber: windowNumber,
      characters: typed, charactersIgnoringModifiers: typed,
      keyCode: keyCodes[input.lowercased()] ?? 0)
    guard let event else { preconditionFailure("\(type) is not an event of a key") }
    return event
  }

  /// The name of the key with its modifiers, for records: `⇧⌘N`.
  var keyName: String {
    let typed = charactersIgnoringModifiers ?? ""
    let input = typed == "\u{19}" ? "\t" : Self.inputs[typed] ?? typed
    let known: ModifierFlags = [.shift, .control, .option, .command]
    return Key(
      characters: input, charactersIgnoringModifiers: input,
      modifierFlags: .init(rawValue: Int(modifierFlags.intersection(known).rawValue))
    ).description
  }

  /// Returns whether the key equivalent of a control or a menu item is this key.
  ///
  /// Command, Option and Control have to be the same; Shift counts for function and control keys
  /// alone, because another key types another character with it.
  func isKeyEquivalent(_ equivalent: String, _ mask: ModifierFlags) -> Bool {
    guard !equivalent.isEmpty, let characters = charactersIgnoringModifiers else { return false }
    // The characters of these keys are others in a key equivalent than in an event.
    let typed = Self.equivalents[characters] ?? characters
    var relevant: ModifierFlags = [.command, .option, .control]
    let isControl = typed.unicodeScalars.first.map { $0.value < 0x20 || $0.value == 0x7F } ?? false
    if modifierFlags.contains(.function) || isControl { relevant.insert(.shift) }
    guard modifierFlags.intersection(relevant) == mask.intersection(relevant) else { return false }
    // A capital letter stands for Shift, whether or not the mask has it.
    if mask.contains(.shift), !relevant.contains(.shift) {
      // ⇧⌘0 is a key that types a parenthesis.
      return modifierFlags.contains(.shift)
        && (typed.lowercased() == equivalent.lowercased()
          || typed == Key(equivalent, .shift).characters)
    }
    return typed == equivalent
  }

  /// Backspace, Forward Delete, and Tab with Shift.
  private static let equivalents = ["\u{7F}": "\u{8}", "\u{F728}": "\u{7F}", "\u{19}": "\t"]

  /// Indicates whether key equivalents are looked for before the first responder gets the key.
  var mayBeKeyEquivalent: Bool { !modifierFlags.isDisjoint(with: [.command, .control, .function]) }

  /// The characters that function keys type, by the inputs of ``Key``.
  private static let functionKeys: [String: String] = {
    var keys = [
      KeyCommand.inputUpArrow: "\u{F700}", KeyCommand.inputDownArrow: "\u{F701}",
      KeyCommand.inputLeftArrow: "\u{F702}", KeyCommand.inputRightArrow: "\u{F703}",
      "\u{7F}": "\u{F728}", KeyCommand.inputHome: "\u{F729}", KeyCommand.inputEnd: "\u{F72B}",
      KeyCommand.inputPageUp: "\u{F72C}", KeyCommand.inputPageDown: "\u{F72D}",
      KeyCommand.inputDelete: "\u{7F}", KeyCommand.inputEscape: "\u{1B}",
    ]
    for (number, input) in KeyCommand.functionKeys.enumerated() {
      keys[input] = UnicodeScalar(UInt32(0xF704 + number)).map { String($0) }
    }
    return keys
  }()

  private static let inputs = Dictionary(
    functionKeys.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The numbers of the keys of a US keyboard.
  private static let keyCodes: [String: UInt16] = {
    var codes = otherKeyCodes
    let functionCodes: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111]
    for (input, code) in zip(KeyCommand.functionKeys, functionCodes) {
      codes[input.lowercased()] = code
    }
    return codes
  }()

  private static let otherKeyCodes: [String: UInt16] = [
    "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11,
    "q": 12, "w": 13, "e": 14, "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21,
    "6": 22, "5": 23, "=": 24, "9": 25, "7": 26, "-": 27, "8": 28, "0": 29, "]": 30, "o": 31,
    "u": 32, "[": 33, "i": 34, "p": 35, "\r": 36, "l": 37, "j": 38, "'": 39, "k": 40, ";": 41,
    "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46, ".": 47, "\t": 48, " ": 49, "`": 50,
    KeyCommand.inputDelete.lowercased(): 51, KeyCommand.inputEscape.lowercased(): 53,
    "\u{1B}": 53, KeyCommand.inputHome.lowercased(): 115,
    KeyCommand.inputPageUp.lowercased(): 116, "\u{7F}": 117,
    KeyCommand.inputEnd.lowercased(): 119, KeyCommand.inputPageDown.lowercased(): 121,
    KeyCommand.inputLeftArrow.lowercased(): 123, KeyCommand.inputRightArrow.lowercased(): 124,
    KeyCommand.inputDownArrow.lowercased(): 125, KeyCommand.inputUpArrow.lowercased(): 126,
  ]
}
