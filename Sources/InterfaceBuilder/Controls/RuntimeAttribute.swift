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

extension InterfaceElement {
  /// A Boolean property after loading: that of the runtime attribute with its name, which is set
  /// last, otherwise that of the document; nil if neither is there.
  func loadedBool(_ property: KnownName) -> Bool? {
    guard child(.userDefinedRuntimeAttributes) != nil else { return bool(property) }
    let attribute = RuntimeAttribute.all(of: self).last { $0.keyPath == property.text }
    return attribute?.isTrue ?? bool(property)
  }
}

extension InterfaceElement {
  /// The radius of the layer's corners in points, which a runtime attribute sets; nil for none.
  package var cornerRadius: Double? {
    guard child(.userDefinedRuntimeAttributes) != nil else { return nil }
    let attribute = RuntimeAttribute.all(of: self).last { $0.keyPath == "layer.cornerRadius" }
    guard let radius = attribute?.value.flatMap(Double.init), radius.isFinite else { return nil }
    return max(radius, 0)
  }
}

extension RuntimeAttribute {
  /// Indicates whether the value is true: YES, or a nonzero number; nil for another value.
  var isTrue: Bool? {
    value.map { $0 == "YES" || $0 == "true" || Double($0).map { $0 != 0 } ?? false }
  }

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
