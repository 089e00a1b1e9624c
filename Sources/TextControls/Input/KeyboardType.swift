/// The types of keyboards: `UIKeyboardType`, with its raw values.
public enum KeyboardType: Int, Sendable, Hashable, Codable, CaseIterable {
  /// The keys of the input method.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// Keys for addresses of the web.
  case URL = 3
  /// Ten digits, for a PIN.
  case numberPad = 4
  /// Digits, asterisk and number sign.
  case phonePad = 5
  /// For a name or a phone number.
  case namePhonePad = 6
  /// Keys for addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// At sign and number sign at hand.
  case twitter = 9
  /// For a search or an address of the web.
  case webSearch = 10
  /// Ten ASCII digits.
  case asciiCapableNumberPad = 11
}

extension KeyboardType {
  /// The former name of ``asciiCapable``.
  public static let alphabet = KeyboardType.asciiCapable
}
