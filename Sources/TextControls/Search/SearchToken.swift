public import Graphics

/// A criterion in front of the text of a search field: UIKit's `UISearchToken`.
@preconcurrency @MainActor
public final class SearchToken {
  /// The image of the token; nil for none.
  public let icon: Image?
  /// The text of the token.
  public let text: String
  /// The object that the app searches for; nil unless set (`UISearchToken.representedObject`).
  public var representedObject: Any?

  /// Creates a token (`UISearchToken.init(icon:text:)`).
  public init(icon: Image?, text: String) { (self.icon, self.text) = (icon, text) }
}
