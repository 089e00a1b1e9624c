package import Graphics

/// The colors of the system and of the app's catalog, with the components that a document lists for
/// them.
package struct DocumentColors: Sendable {
  private let colors: [String: Color]

  /// Reads the resources of a document.
  package init(_ document: InterfaceDocument) {
    var colors: [String: Color] = [:]
    for resource in document.root.child("resources").map({ Array($0.children) }) ?? []
    where resource.name == "systemColor" || resource.name == "namedColor" {
      let color = resource.children.first { $0.isNamed(.color) }.flatMap { Color.read($0) }
      if let name = resource[.name], let color { colors[name] = color }
    }
    self.colors = colors
  }

  /// Returns the components of a color; nil if they are unknown.
  package func known(_ color: Color?) -> Color? {
    switch color?.value {
    case .sRGB, .gray: color
    case .system(let name):
      colors[name] ?? colors[name + "Color"] ?? Self.fixed[name] ?? Self.light[name]
    case .named(let name): colors[name]
    case .adjusted, nil: nil
    }
  }

  /// The colors of the system that are the same in every appearance (`UIColor`).
  private static let fixed: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": .gray(white: 1, alpha: 0.6),
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
  ]

  /// The colors of the system in a light interface, where a document lists none (`UIColor`, iOS 13).
  private static let light: [String: Color] = {
    let gray = Color.sRGB(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
    return [
      "labelColor": .black, "systemBackgroundColor": .white,
      "tertiarySystemBackgroundColor": .white,
      "secondarySystemBackgroundColor": gray, "systemGroupedBackgroundColor": gray,
      "secondarySystemGroupedBackgroundColor": .white, "tertiarySystemGroupedBackgroundColor": gray,
    ]
  }()
}
