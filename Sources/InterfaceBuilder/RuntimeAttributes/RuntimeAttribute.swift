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

extension InterfaceDocument {
  /// The objects with runtime attributes, in document order.
  package var runtimeAttributeOwners: [InterfaceElement] {
    index.attributeOwners.map { InterfaceElement(in: self, ordinal: Int($0)) }
  }
}

extension InterfaceElement {
  /// A Boolean property after loading: that of the runtime attribute with its name, which is set
  /// last, otherwise that of the document; nil if neither is there.
  func loadedBool(_ property: KnownName) -> Bool? {
    runtimeAttribute(property.text)?.isTrue ?? bool(property)
  }

  /// Returns the same of a property with another name.
  func loadedBool(_ property: String) -> Bool? {
    runtimeAttribute(property)?.isTrue ?? bool(property)
  }

  /// Returns a number after loading: that of the runtime attribute with its name, otherwise that of the
  /// document; nil if neither is there.
  func loadedNumber(_ property: String) -> Double? {
    (runtimeAttribute(property)?.value ?? self[property]).flatMap(Double.init)
  }

  /// The radius of the layer's corners in points, which a runtime attribute sets; nil for none.
  package var cornerRadius: Double? {
    guard let radius = runtimeAttribute("layer.cornerRadius")?.value.flatMap(Double.init),
      radius.isFinite
    else { return nil }
    return max(radius, 0)
  }

  /// Returns the last runtime attribute for a key path; nil for none.
  private func runtimeAttribute(_ keyPath: String) -> RuntimeAttribute? {
    guard child(.userDefinedRuntimeAttributes) != nil else { return nil }
    return RuntimeAttribute.all(of: self).last { $0.keyPath == keyPath }
  }
}

extension RuntimeAttribute {
  /// Indicates whether the value is true: YES, or a nonzero number; nil for another value.
  var isTrue: Bool? { Self.isTrue(value) }

  /// Indicates whether a text stands for true; nil for none.
  static func isTrue(_ text: String?) -> Bool? {
    text.map { $0 == "YES" || $0 == "true" || Double($0).map { $0 != 0 } ?? false }
  }

  /// Returns the runtime attributes of an element, in document order.
  package static func all(of element: InterfaceElement) -> [RuntimeAttribute] {
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
