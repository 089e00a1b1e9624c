extension InterfaceDocument {
  /// The kinds of assets that a document names.
  package enum AssetKind: Sendable {
    case images, colors
  }

  /// An asset that an element names.
  package struct AssetUse: Sendable {
    package let name: String
    package let element: InterfaceElement
    /// The attribute that has the name.
    package let attribute: String
  }

  /// Returns the uses of images, or of colors, of the app's catalogs, in document order.
  ///
  /// Symbols and colors of the system are others: the document lists them as such among its resources.
  package func assetUses(of kind: AssetKind) -> [AssetUse] {
    let listed = root.child("resources").map { resources in
      Set(
        resources.children.filter {
          // An image with contents is in the document itself.
          kind == .images
            ? $0.name == "image" && $0["catalog"] == nil && $0.children.first { _ in true } == nil
            : $0.name == "namedColor"
        }.compactMap { $0[.name] })
    }
    return scenes.flatMap { scene in
      scene.objects.descendants.flatMap { element in
        names(of: kind, in: element).filter { listed?.contains($0.name) ?? true }
      }
    }
  }

  private func names(of kind: AssetKind, in element: InterfaceElement) -> [AssetUse] {
    switch kind {
    case .colors:
      guard element.isNamed(.color), element["catalog"] == nil, let name = element[.name] else {
        return []
      }
      return [AssetUse(name: name, element: element, attribute: "name")]
    case .images:
      return element["catalog"] == "system" ? [] : images(in: element)
    }
  }

  /// The uses of the system's symbols, in document order.
  package var symbolUses: [AssetUse] {
    scenes.flatMap { scene in
      scene.objects.descendants.flatMap { $0["catalog"] == "system" ? images(in: $0) : [] }
    }
  }

  /// The names in image, selectedImage, backgroundImage, alternateImage and their like.
  private func images(in element: InterfaceElement) -> [AssetUse] {
    element.attributes
      .filter { $0.key == "image" || $0.key.hasSuffix("Image") && $0.value != "YES" }
      .sorted { $0.key < $1.key }
      .map { AssetUse(name: $0.value, element: element, attribute: $0.key) }
  }
}
