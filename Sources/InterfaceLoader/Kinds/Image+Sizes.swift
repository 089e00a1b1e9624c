import Graphics

extension Image {
  /// Returns the image with the size that the document lists for its name.
  func sized(by sizes: [String: Size]) -> Image {
    guard knownSize == nil, catalog == .app, let size = sizes[name] else { return self }
    return withSize(size)
  }

  /// Returns the image with the size that the document of a view lists for its name.
  @MainActor
  func sized(by context: ViewKind.Context) -> Image { sized(by: context.imageSizes) }
}
