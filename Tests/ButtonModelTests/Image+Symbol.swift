import Graphics

extension Image {
  /// Returns a symbol with a label for screen readers, whether images are values or objects.
  static func symbol(_ name: String, label: String) -> Image {
    return Image(systemName: name, accessibilityLabel: label)
  }
}
