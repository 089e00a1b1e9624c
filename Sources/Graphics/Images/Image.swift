extension Image {
  /// The place where an image is looked up.
  public enum Catalog: String, Sendable, Hashable, Codable {
    /// The app's own assets.
    case app
    /// The system's symbols.
    case system
  }

  /// The modes in which an image takes its colors, with the raw values of `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The view that shows the image decides: a system button fills its shape with the tint color.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// As a shape filled with the tint color.
    case alwaysTemplate = 2
  }
}
