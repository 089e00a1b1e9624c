package import Graphics

// Properties of any element as values: numbers, sizes, colors and images.
extension InterfaceElement {
  /// A Boolean property, written YES or NO; nil if it is absent.
  func bool(_ property: String) -> Bool? { self[property].map { $0 == "YES" } }

  /// A numeric property; nil if it is absent, not finite or not a number.
  package func finiteNumber(_ property: String) -> Double? {
    guard let text = self[property], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The size for a key, such as `titleShadowOffset`.
  package func size(_ key: String) -> Size? {
    guard let size = child("size", key: key), let width = size.finiteNumber("width"),
      let height = size.finiteNumber("height")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The insets with a left and a right side for a key, such as `titleEdgeInsets`.
  func insets(_ key: String) -> EdgeInsets? {
    guard let inset = child("inset", key: key), let top = inset.finiteNumber("minY"),
      let left = inset.finiteNumber("minX"), let bottom = inset.finiteNumber("maxY"),
      let right = inset.finiteNumber("maxX")
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The insets that follow the writing direction for a key, such as `contentInsets`.
  func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    guard let insets = child("directionalEdgeInsets", key: key),
      let top = insets.finiteNumber("top"), let leading = insets.finiteNumber("leading"),
      let bottom = insets.finiteNumber("bottom"), let trailing = insets.finiteNumber("trailing")
    else { return nil }
    return DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The color for a key, such as `titleColor`.
  package func color(_ key: String) -> Color? { child(.color, key: key).flatMap { Color.read($0) } }

  /// The colors of the element by key, each with its attributes as written in the document.
  public var colors: [String: [String: String]] {
    var colors: [String: [String: String]] = [:]
    for child in children where child.isNamed(.color) {
      if let key = child[.key] { colors[key] = child.attributes(without: ["key"]) }
    }
    return colors
  }

  /// An image property: an attribute with a sibling `catalog` attribute, or an `imageReference`.
  func image(_ property: KnownName) -> Image? {
    image(self[property]) { child(.imageReference, key: property.text) }
  }

  /// An image property by name.
  package func image(_ property: String) -> Image? {
    image(self[property]) { child(.imageReference, key: property) }
  }

  private func image(_ name: String?, reference: () -> InterfaceElement?) -> Image? {
    if let name {
      return Image(name, in: self[.catalog] == "system" ? .system : .app)
    }
    guard let reference = reference(), let name = reference[.image] else { return nil }
    var image = Image(name, in: reference[.catalog] == "system" ? .system : .app)
    switch reference["renderingMode"] {
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    default: break
    }
    let scale = reference["symbolScale"].flatMap { SymbolConfiguration.Scale(documentName: $0) }
    guard let scale, scale != .unspecified else { return image }
    return image.withConfiguration(SymbolConfiguration(scale: scale))
  }
}

extension Color {
  /// Reads a `color` element, whose name takes precedence over its components; nil if it has
  /// neither.
  ///
  /// Components are used unconverted in every RGB and gray color space.
  static func read(_ element: InterfaceElement) -> Color? {
    let alpha: Double? = element["alpha"] == nil ? 1 : element.finiteNumber("alpha")
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
      return .system(name)
    } else if let name = element[.name] {
      return element[.catalog] == "System" ? .system(name) : .named(name)
    } else if let name = element["cocoaTouchSystemColor"] {
      return .system(name)
    } else if let alpha, let white = element.finiteNumber("white") {
      return .gray(white: white, alpha: alpha)
    } else if let alpha, let red = element.finiteNumber("red"),
      let green = element.finiteNumber("green"), let blue = element.finiteNumber("blue")
    {
      return .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}

extension DirectionalRectEdge {
  /// Creates an edge from Interface Builder's name; nil for an unknown name.
  init?(documentName: String) {
    switch documentName {
    case "top": self = .top
    case "leading": self = .leading
    case "bottom": self = .bottom
    case "trailing": self = .trailing
    default: return nil
    }
  }
}
