/// An image by its name; nothing is loaded or drawn.
public struct Image: Sendable, Hashable, Codable {
  /// Where an image is looked up.
  public enum Catalog: String, Sendable, Hashable, Codable {
    /// The app's own assets.
    case app
    /// The system's symbols.
    case system
  }

  /// The name in its catalog.
  public var name: String
  /// Where the name is looked up.
  public var catalog: Catalog
  /// What a screen reader may say for the image: UIKit's `UIImage.accessibilityLabel`.
  public var accessibilityLabel: String?

  /// Creates an image of the app's assets.
  public init(named name: String, accessibilityLabel: String? = nil) {
    self.name = name
    self.catalog = .app
    self.accessibilityLabel = accessibilityLabel
  }

  /// Creates an image of the system's symbols.
  public init(systemName name: String, accessibilityLabel: String? = nil) {
    self.name = name
    self.catalog = .system
    self.accessibilityLabel = accessibilityLabel
  }
}
