/// The language of a keyboard: UIKit's `UITextInputMode`, as a value.
public struct TextInputMode: Sendable, Hashable {
  /// The language, such as `en-US`, or `emoji`; nil for none (`UITextInputMode.primaryLanguage`).
  public var primaryLanguage: String?

  /// Creates a mode.
  public init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }
}
