/// The place of a key on a keyboard: the usage numbers of the USB standard that
/// `UIKeyboardHIDUsage` takes over.
///
/// The keys of a US keyboard have names; those of keypads and of other keyboards have numbers alone.
public struct KeyboardHIDUsage: RawRepresentable, Sendable, Hashable {
  /// The number in the usage page of keyboards.
  public let rawValue: Int
  /// Creates a usage.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The return key (`UIKeyboardHIDUsage.keyboardReturnOrEnter`).
  public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 0x28)
  /// The escape key (`UIKeyboardHIDUsage.keyboardEscape`).
  public static let keyboardEscape = KeyboardHIDUsage(rawValue: 0x29)
  /// The delete key (`UIKeyboardHIDUsage.keyboardDeleteOrBackspace`).
  public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 0x2A)
  /// The tab key (`UIKeyboardHIDUsage.keyboardTab`).
  public static let keyboardTab = KeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar (`UIKeyboardHIDUsage.keyboardSpacebar`).
  public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 0x2C)
  /// The forward delete key (`UIKeyboardHIDUsage.keyboardDeleteForward`).
  public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 0x4C)
  /// The right arrow (`UIKeyboardHIDUsage.keyboardRightArrow`).
  public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow (`UIKeyboardHIDUsage.keyboardLeftArrow`).
  public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow (`UIKeyboardHIDUsage.keyboardDownArrow`).
  public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow (`UIKeyboardHIDUsage.keyboardUpArrow`).
  public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 0x52)

  /// The key of a US keyboard that types an input; nil for an input that none types.
  init?(_ input: String) {
    guard let number = Self.numbers[input.lowercased()] ?? Self.numbers[input] else { return nil }
    rawValue = number
  }

  /// Returns what a key types with Shift: a capital letter, or the second character of the key.
  static func shifted(_ input: String) -> String {
    guard input.count == 1 else { return input }
    let pair = shiftedPairs.first { $0.1.first.map(String.init) == input }
    return pair.map { String($0.1.suffix(1)) } ?? input.uppercased()
  }

  /// Returns whether an input is a character that a US keyboard types only with Shift, apart from
  /// letters.
  static func needsShift(_ input: String) -> Bool {
    input.count == 1 && shiftedPairs.contains { $0.1.hasSuffix(input) }
  }

  /// The keys with two characters, without and with Shift.
  private static let shiftedPairs: [(Int, String)] = [
    (0x1E, "1!"), (0x1F, "2@"), (0x20, "3#"), (0x21, "4$"), (0x22, "5%"), (0x23, "6^"),
    (0x24, "7&"), (0x25, "8*"), (0x26, "9("), (0x27, "0)"), (0x2D, "-_"), (0x2E, "=+"),
    (0x2F, "[{"), (0x30, "]}"), (0x31, "\\|"), (0x33, ";:"), (0x34, "'\""), (0x35, "`~"),
    (0x36, ",<"), (0x37, ".>"), (0x38, "/?"),
  ]

  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (number, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
      numbers[String(letter)] = 0x04 + number
    }
    for (number, pair) in shiftedPairs { for input in pair { numbers[String(input)] = number } }
    for (number, input) in KeyCommand.functionKeys.enumerated() { numbers[input] = 0x3A + number }
    let others: [(String, KeyboardHIDUsage)] = [
      ("\r", .keyboardReturnOrEnter), (KeyCommand.inputEscape, .keyboardEscape),
      (KeyCommand.inputDelete, .keyboardDeleteOrBackspace), ("\t", .keyboardTab),
      (" ", .keyboardSpacebar), ("\u{7F}", .keyboardDeleteForward),
      (KeyCommand.inputRightArrow, .keyboardRightArrow),
      (KeyCommand.inputLeftArrow, .keyboardLeftArrow),
      (KeyCommand.inputDownArrow, .keyboardDownArrow), (KeyCommand.inputUpArrow, .keyboardUpArrow),
    ]
    for (input, usage) in others { numbers[input] = usage.rawValue }
    (numbers[KeyCommand.inputHome], numbers[KeyCommand.inputPageUp]) = (0x4A, 0x4B)
    (numbers[KeyCommand.inputEnd], numbers[KeyCommand.inputPageDown]) = (0x4D, 0x4E)
    return numbers
  }()
}
