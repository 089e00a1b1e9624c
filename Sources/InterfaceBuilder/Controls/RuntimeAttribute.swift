/// A property that is set by its name when a document is loaded.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The property, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The type as in the document, such as `string` or `number`.
  public let type: String?
  /// The value as in the document; nil for one that is not text or a number.
  public let value: String?
  /// The attributes of a value that is a color or a size.
  public let structure: [String: String]?
  /// Whether the text is translated.
  public let isLocalized: Bool
}

extension InterfaceControl {
  /// The properties that are set by name when the document is loaded.
  public var runtimeAttributes: [RuntimeAttribute] { RuntimeAttribute.all(of: element) }
}

extension RuntimeAttribute {
  static func all(of element: InterfaceElement) -> [RuntimeAttribute] {
    guard let attributes = element.child(.userDefinedRuntimeAttributes) else { return [] }
    return attributes.children.compactMap { attribute in
      guard attribute.isNamed(.userDefinedRuntimeAttribute), let keyPath = attribute[.keyPath]
      else { return nil }
      // Values of some types stand in a child: <integer key="value" value="4"/>.
      let inner = attribute.children.first { $0[.key] == "value" }
      let value = attribute.string(.value) ?? inner?[.value]
      return RuntimeAttribute(
        keyPath: keyPath, type: attribute[.type], value: value,
        structure: value == nil ? inner?.attributes(without: ["key"]) : nil,
        isLocalized: attribute.bool(.localized) ?? false)
    }
  }
}
