/// A user-defined runtime attribute: a property that is set by key path at load time.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The key path, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The type as written in the document, such as `string` or `number`.
  public let type: String?
  /// The value as written in the document; nil if it is neither text nor a number.
  public let value: String?
  /// The attributes of a color or size value.
  public let structure: [String: String]?
  /// A Boolean value that indicates whether the text is localized.
  public let isLocalized: Bool
}

extension InterfaceControl {
  /// The user-defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttribute] { RuntimeAttribute.all(of: element) }
}

extension RuntimeAttribute {
  static func all(of element: InterfaceElement) -> [RuntimeAttribute] {
    guard let attributes = element.child(.userDefinedRuntimeAttributes) else { return [] }
    return attributes.children.compactMap { attribute in
      guard attribute.isNamed(.userDefinedRuntimeAttribute), let keyPath = attribute[.keyPath]
      else { return nil }
      // Values of some types are in a child: <integer key="value" value="4"/>.
      let inner = attribute.children.first { $0[.key] == "value" }
      let value = attribute.string(.value) ?? inner?[.value]
      return RuntimeAttribute(
        keyPath: keyPath, type: attribute[.type], value: value,
        structure: value == nil ? inner?.attributes(without: ["key"]) : nil,
        isLocalized: attribute.bool(.localized) ?? false)
    }
  }
}
