/// A property that stands in a child element, and that no other value of the document tells.
public struct OtherProperty: Sendable {
  /// The key: the name of the property.
  public let key: String
  /// The element of the value.
  public let element: InterfaceElement
}

/// The elements that other properties tell, or that are about layout.
private let modeledElements: Set<String> = [
  "rect", "autoresizingMask", "constraints", "connections", "subviews", "state", "accessibility",
  "userDefinedRuntimeAttributes", "buttonConfiguration", "menu", "segments", "items", "string",
  "mutableString", "attributedString", "imageReference", "color", "inset", "modifierMask",
  "behavior",
  "objectValues", "layoutGuides", "viewLayoutGuide", "edgeInsets",
]

extension InterfaceElement {
  /// The properties in children with a key that no other value tells, such as variations for a size
  /// class, fonts, formatters, dates and the options of bindings.
  ///
  /// Notes for translators are among them; cells are not, for they are controls' parts of their
  /// own.
  public var otherProperties: [OtherProperty] {
    children.compactMap { child in
      guard let key = child[.key], key == "userComments" || !modeledElements.contains(child.name),
        !child.name.hasSuffix("Cell") || key != "cell"
      else { return nil }
      return OtherProperty(key: key, element: child)
    }
  }
}
