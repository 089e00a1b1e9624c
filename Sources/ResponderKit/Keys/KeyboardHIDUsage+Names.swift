// The other keys of a US keyboard; those that type no character or edit are beside the type.
extension KeyboardHIDUsage {
  /// The key of the letter A (`UIKeyboardHIDUsage.keyboardA`).
  public static let keyboardA = KeyboardHIDUsage(rawValue: 0x04)
  /// The key of the letter B (`UIKeyboardHIDUsage.keyboardB`).
  public static let keyboardB = KeyboardHIDUsage(rawValue: 0x05)
  /// The key of the letter C (`UIKeyboardHIDUsage.keyboardC`).
  public static let keyboardC = KeyboardHIDUsage(rawValue: 0x06)
  /// The key of the letter D (`UIKeyboardHIDUsage.keyboardD`).
  public static let keyboardD = KeyboardHIDUsage(rawValue: 0x07)
  /// The key of the letter E (`UIKeyboardHIDUsage.keyboardE`).
  public static let keyboardE = KeyboardHIDUsage(rawValue: 0x08)
  /// The key of the letter F (`UIKeyboardHIDUsage.keyboardF`).
  public static let keyboardF = KeyboardHIDUsage(rawValue: 0x09)
  /// The key of the letter G (`UIKeyboardHIDUsage.keyboardG`).
  public static let keyboardG = KeyboardHIDUsage(rawValue: 0x0A)
  /// The key of the letter H (`UIKeyboardHIDUsage.keyboardH`).
  public static let keyboardH = KeyboardHIDUsage(rawValue: 0x0B)
  /// The key of the letter I (`UIKeyboardHIDUsage.keyboardI`).
  public static let keyboardI = KeyboardHIDUsage(rawValue: 0x0C)
  /// The key of the letter J (`UIKeyboardHIDUsage.keyboardJ`).
  public static let keyboardJ = KeyboardHIDUsage(rawValue: 0x0D)
  /// The key of the letter K (`UIKeyboardHIDUsage.keyboardK`).
  public static let keyboardK = KeyboardHIDUsage(rawValue: 0x0E)
  /// The key of the letter L (`UIKeyboardHIDUsage.keyboardL`).
  public static let keyboardL = KeyboardHIDUsage(rawValue: 0x0F)
  /// The key of the letter M (`UIKeyboardHIDUsage.keyboardM`).
  public static let keyboardM = KeyboardHIDUsage(rawValue: 0x10)
  /// The key of the letter N (`UIKeyboardHIDUsage.keyboardN`).
  public static let keyboardN = KeyboardHIDUsage(rawValue: 0x11)
  /// The key of the letter O (`UIKeyboardHIDUsage.keyboardO`).
  public static let keyboardO = KeyboardHIDUsage(rawValue: 0x12)
  /// The key of the letter P (`UIKeyboardHIDUsage.keyboardP`).
  public static let keyboardP = KeyboardHIDUsage(rawValue: 0x13)
  /// The key of the letter Q (`UIKeyboardHIDUsage.keyboardQ`).
  public static let keyboardQ = KeyboardHIDUsage(rawValue: 0x14)
  /// The key of the letter R (`UIKeyboardHIDUsage.keyboardR`).
  public static let keyboardR = KeyboardHIDUsage(rawValue: 0x15)
  /// The key of the letter S (`UIKeyboardHIDUsage.keyboardS`).
  public static let keyboardS = KeyboardHIDUsage(rawValue: 0x16)
  /// The key of the letter T (`UIKeyboardHIDUsage.keyboardT`).
  public static let keyboardT = KeyboardHIDUsage(rawValue: 0x17)
  /// The key of the letter U (`UIKeyboardHIDUsage.keyboardU`).
  public static let keyboardU = KeyboardHIDUsage(rawValue: 0x18)
  /// The key of the letter V (`UIKeyboardHIDUsage.keyboardV`).
  public static let keyboardV = KeyboardHIDUsage(rawValue: 0x19)
  /// The key of the letter W (`UIKeyboardHIDUsage.keyboardW`).
  public static let keyboardW = KeyboardHIDUsage(rawValue: 0x1A)
  /// The key of the letter X (`UIKeyboardHIDUsage.keyboardX`).
  public static let keyboardX = KeyboardHIDUsage(rawValue: 0x1B)
  /// The key of the letter Y (`UIKeyboardHIDUsage.keyboardY`).
  public static let keyboardY = KeyboardHIDUsage(rawValue: 0x1C)
  /// The key of the letter Z (`UIKeyboardHIDUsage.keyboardZ`).
  public static let keyboardZ = KeyboardHIDUsage(rawValue: 0x1D)
  /// The key of the digit 1 (`UIKeyboardHIDUsage.keyboard1`).
  public static let keyboard1 = KeyboardHIDUsage(rawValue: 0x1E)
  /// The key of the digit 2 (`UIKeyboardHIDUsage.keyboard2`).
  public static let keyboard2 = KeyboardHIDUsage(rawValue: 0x1F)
  /// The key of the digit 3 (`UIKeyboardHIDUsage.keyboard3`).
  public static let keyboard3 = KeyboardHIDUsage(rawValue: 0x20)
  /// The key of the digit 4 (`UIKeyboardHIDUsage.keyboard4`).
  public static let keyboard4 = KeyboardHIDUsage(rawValue: 0x21)
  /// The key of the digit 5 (`UIKeyboardHIDUsage.keyboard5`).
  public static let keyboard5 = KeyboardHIDUsage(rawValue: 0x22)
  /// The key of the digit 6 (`UIKeyboardHIDUsage.keyboard6`).
  public static let keyboard6 = KeyboardHIDUsage(rawValue: 0x23)
  /// The key of the digit 7 (`UIKeyboardHIDUsage.keyboard7`).
  public static let keyboard7 = KeyboardHIDUsage(rawValue: 0x24)
  /// The key of the digit 8 (`UIKeyboardHIDUsage.keyboard8`).
  public static let keyboard8 = KeyboardHIDUsage(rawValue: 0x25)
  /// The key of the digit 9 (`UIKeyboardHIDUsage.keyboard9`).
  public static let keyboard9 = KeyboardHIDUsage(rawValue: 0x26)
  /// The key of the digit 0 (`UIKeyboardHIDUsage.keyboard0`).
  public static let keyboard0 = KeyboardHIDUsage(rawValue: 0x27)
  /// The hyphen key (`UIKeyboardHIDUsage.keyboardHyphen`).
  public static let keyboardHyphen = KeyboardHIDUsage(rawValue: 0x2D)
  /// The key of the equals sign (`UIKeyboardHIDUsage.keyboardEqualSign`).
  public static let keyboardEqualSign = KeyboardHIDUsage(rawValue: 0x2E)
  /// The key of the opening bracket (`UIKeyboardHIDUsage.keyboardOpenBracket`).
  public static let keyboardOpenBracket = KeyboardHIDUsage(rawValue: 0x2F)
  /// The key of the closing bracket (`UIKeyboardHIDUsage.keyboardCloseBracket`).
  public static let keyboardCloseBracket = KeyboardHIDUsage(rawValue: 0x30)
  /// The backslash key (`UIKeyboardHIDUsage.keyboardBackslash`).
  public static let keyboardBackslash = KeyboardHIDUsage(rawValue: 0x31)
  /// The semicolon key (`UIKeyboardHIDUsage.keyboardSemicolon`).
  public static let keyboardSemicolon = KeyboardHIDUsage(rawValue: 0x33)
  /// The quotation mark key (`UIKeyboardHIDUsage.keyboardQuote`).
  public static let keyboardQuote = KeyboardHIDUsage(rawValue: 0x34)
  /// The key of the grave accent and the tilde (`UIKeyboardHIDUsage.keyboardGraveAccentAndTilde`).
  public static let keyboardGraveAccentAndTilde = KeyboardHIDUsage(rawValue: 0x35)
  /// The comma key (`UIKeyboardHIDUsage.keyboardComma`).
  public static let keyboardComma = KeyboardHIDUsage(rawValue: 0x36)
  /// The period key (`UIKeyboardHIDUsage.keyboardPeriod`).
  public static let keyboardPeriod = KeyboardHIDUsage(rawValue: 0x37)
  /// The slash key (`UIKeyboardHIDUsage.keyboardSlash`).
  public static let keyboardSlash = KeyboardHIDUsage(rawValue: 0x38)
  /// The Caps Lock key (`UIKeyboardHIDUsage.keyboardCapsLock`).
  public static let keyboardCapsLock = KeyboardHIDUsage(rawValue: 0x39)
  /// The function key F1 (`UIKeyboardHIDUsage.keyboardF1`).
  public static let keyboardF1 = KeyboardHIDUsage(rawValue: 0x3A)
  /// The function key F2 (`UIKeyboardHIDUsage.keyboardF2`).
  public static let keyboardF2 = KeyboardHIDUsage(rawValue: 0x3B)
  /// The function key F3 (`UIKeyboardHIDUsage.keyboardF3`).
  public static let keyboardF3 = KeyboardHIDUsage(rawValue: 0x3C)
  /// The function key F4 (`UIKeyboardHIDUsage.keyboardF4`).
  public static let keyboardF4 = KeyboardHIDUsage(rawValue: 0x3D)
  /// The function key F5 (`UIKeyboardHIDUsage.keyboardF5`).
  public static let keyboardF5 = KeyboardHIDUsage(rawValue: 0x3E)
  /// The function key F6 (`UIKeyboardHIDUsage.keyboardF6`).
  public static let keyboardF6 = KeyboardHIDUsage(rawValue: 0x3F)
  /// The function key F7 (`UIKeyboardHIDUsage.keyboardF7`).
  public static let keyboardF7 = KeyboardHIDUsage(rawValue: 0x40)
  /// The function key F8 (`UIKeyboardHIDUsage.keyboardF8`).
  public static let keyboardF8 = KeyboardHIDUsage(rawValue: 0x41)
  /// The function key F9 (`UIKeyboardHIDUsage.keyboardF9`).
  public static let keyboardF9 = KeyboardHIDUsage(rawValue: 0x42)
  /// The function key F10 (`UIKeyboardHIDUsage.keyboardF10`).
  public static let keyboardF10 = KeyboardHIDUsage(rawValue: 0x43)
  /// The function key F11 (`UIKeyboardHIDUsage.keyboardF11`).
  public static let keyboardF11 = KeyboardHIDUsage(rawValue: 0x44)
  /// The function key F12 (`UIKeyboardHIDUsage.keyboardF12`).
  public static let keyboardF12 = KeyboardHIDUsage(rawValue: 0x45)
  /// The home key (`UIKeyboardHIDUsage.keyboardHome`).
  public static let keyboardHome = KeyboardHIDUsage(rawValue: 0x4A)
  /// The page up key (`UIKeyboardHIDUsage.keyboardPageUp`).
  public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 0x4B)
  /// The end key (`UIKeyboardHIDUsage.keyboardEnd`).
  public static let keyboardEnd = KeyboardHIDUsage(rawValue: 0x4D)
  /// The page down key (`UIKeyboardHIDUsage.keyboardPageDown`).
  public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 0x4E)
  /// The left Control key (`UIKeyboardHIDUsage.keyboardLeftControl`).
  public static let keyboardLeftControl = KeyboardHIDUsage(rawValue: 0xE0)
  /// The left Shift key (`UIKeyboardHIDUsage.keyboardLeftShift`).
  public static let keyboardLeftShift = KeyboardHIDUsage(rawValue: 0xE1)
  /// The left Option key (`UIKeyboardHIDUsage.keyboardLeftAlt`).
  public static let keyboardLeftAlt = KeyboardHIDUsage(rawValue: 0xE2)
  /// The left Command key (`UIKeyboardHIDUsage.keyboardLeftGUI`).
  public static let keyboardLeftGUI = KeyboardHIDUsage(rawValue: 0xE3)
  /// The right Control key (`UIKeyboardHIDUsage.keyboardRightControl`).
  public static let keyboardRightControl = KeyboardHIDUsage(rawValue: 0xE4)
  /// The right Shift key (`UIKeyboardHIDUsage.keyboardRightShift`).
  public static let keyboardRightShift = KeyboardHIDUsage(rawValue: 0xE5)
  /// The right Option key (`UIKeyboardHIDUsage.keyboardRightAlt`).
  public static let keyboardRightAlt = KeyboardHIDUsage(rawValue: 0xE6)
  /// The right Command key (`UIKeyboardHIDUsage.keyboardRightGUI`).
  public static let keyboardRightGUI = KeyboardHIDUsage(rawValue: 0xE7)
}
