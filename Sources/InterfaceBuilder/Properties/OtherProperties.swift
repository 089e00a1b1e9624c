/// A property in a child element that no other value of the document models.
public struct OtherProperty: Sendable {
  /// The key, which is the name of the property.
  public let key: String
  /// The element of the value.
  public let element: InterfaceElement
}

/// The elements that other properties model, or that concern layout.
private let modeledElements: Set<String> = [
  "rect", "autoresizingMask", "constraints", "connections", "subviews", "state", "accessibility",
  "userDefinedRuntimeAttributes", "buttonConfiguration", "menu", "segments", "items", "string",
  "mutableString", "attributedString", "imageReference", "color", "inset", "modifierMask",
  "behavior",
  "objectValues", "layoutGuides", "viewLayoutGuide", "edgeInsets",
]

extension InterfaceElement {
  /// The properties in keyed children that no other value models, such as size class variations,
  /// fonts, formatters, dates and binding options.
  ///
  /// Notes for translators are included. Cells are not, because they are modeled as parts of
  /// controls.
  public var otherProperties: [OtherProperty] {
    children.compactMap { child in
      guard let key = child[.key], key == "userComments" || !modeledElements.contains(child.name),
        !child.name.hasSuffix("Cell") || key != "cell"
      else { return nil }
      return OtherProperty(key: key, element: child)
    }
  }
}
