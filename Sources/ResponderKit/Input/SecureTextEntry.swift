/// An object that may hide the text that is typed into it.
///
/// UIKit has the property in `UITextInputTraits`.
@preconcurrency @MainActor
public protocol SecureTextEntry: AnyObject {
  /// A Boolean value that indicates whether the text is hidden; false unless implemented
  /// (`UITextInputTraits.isSecureTextEntry`).
  var isSecureTextEntry: Bool { get }
}

extension SecureTextEntry {
  /// False.
  public var isSecureTextEntry: Bool { false }
}
