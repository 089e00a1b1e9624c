/// The appearances of the keyboard: `UIKeyboardAppearance`, with its raw values.
public enum KeyboardAppearance: Int, Sendable, Hashable, Codable, CaseIterable {
  /// As the interface does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

extension KeyboardAppearance {
  /// The former name of ``dark``.
  public static let alert = KeyboardAppearance.dark
}
