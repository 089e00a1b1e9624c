package import Graphics

/// The colors of the system and of the app's catalog, with the components that a document lists for
/// them.
package struct DocumentColors: Sendable {
  private let colors: [String: Color]
  private let isOfAppKit: Bool

  /// Reads the resources of a document.
  package init(_ document: InterfaceDocument) {
    var colors: [String: Color] = [:]
    for resource in document.root.child("resources").map({ Array($0.children) }) ?? []
    where resource.name == "systemColor" || resource.name == "namedColor" {
      let color = resource.children.first { $0.isNamed(.color) }.flatMap { Color.read($0) }
      if let name = resource[.name], let color { colors[name] = color }
    }
    self.colors = colors
    isOfAppKit = document.family == .appKit
  }

  /// Returns the components of a color; nil if they are unknown.
  package func known(_ color: Color?) -> Color? {
    switch color?.value {
    case .sRGB, .gray: color
    case .system(let name):
      isOfAppKit
        ? appKitColors[name]?.light
        : colors[name] ?? colors[name + "Color"] ?? Self.system(name)
    case .named(let name): colors[name]
    case .adjusted, nil: nil
    }
  }

  /// Returns the components of a color in the dark style; nil if they are unknown.
  package func knownInDark(_ color: Color?) -> Color? {
    switch color?.value {
    case .sRGB, .gray: color
    case .system(let name):
      isOfAppKit ? appKitColors[name]?.dark : Self.system(name, isDark: true)
    case .named, .adjusted, nil: nil
    }
  }

  /// Returns the components of a color in a style, or in the light one where they are not known in it; nil if they are
  /// unknown.
  package func known(_ color: Color?, isDark: Bool) -> Color? {
    (isDark ? knownInDark(color) : nil) ?? known(color)
  }

  private static func system(_ name: String, isDark: Bool = false) -> Color? {
    fixed[name] ?? Color.components(ofSystemColor: name, isDark: isDark)
  }

  /// The colors that are the same in every appearance (`UIColor`).
  private static let fixed: [String: Color] = [
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
  ]
}
