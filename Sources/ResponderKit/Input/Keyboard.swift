/// The software keyboard, as a value: how high it is and how it moves.
///
/// Nothing is drawn and no key is pressed on it; an application that has one posts the notices of the
/// keyboard.
public struct Keyboard: Sendable, Hashable {
  /// The height in points, without an input accessory view.
  public var height: Double
  /// The time that the keyboard takes to appear, in seconds; 0.25 by default, as seen on devices.
  public var animationDuration: Double
  /// The raw value of the animation's curve; 7 by default, as seen on devices.
  public var animationCurve: Int

  /// Creates a keyboard.
  public init(height: Double, animationDuration: Double = 0.25, animationCurve: Int = 7) {
    self.height = height
    self.animationDuration = animationDuration
    self.animationCurve = animationCurve
  }
}

extension ViewResponder {
  /// The key of the frame before a change of the keyboard, a `Rect` on the screen
  /// (`UIResponder.keyboardFrameBeginUserInfoKey`).
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after a change of the keyboard, a `Rect` on the screen
  /// (`UIResponder.keyboardFrameEndUserInfoKey`).
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of a change in seconds, a `Double`
  /// (`UIResponder.keyboardAnimationDurationUserInfoKey`).
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the raw value of the curve of a change, an `Int`
  /// (`UIResponder.keyboardAnimationCurveUserInfoKey`).
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app, a `Bool`
  /// (`UIResponder.keyboardIsLocalUserInfoKey`).
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
