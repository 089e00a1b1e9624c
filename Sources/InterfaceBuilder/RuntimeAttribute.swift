/// A property that is set by its name when a document is loaded.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The property, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The type as in the document, such as `string` or `number`.
  public let type: String?
  /// The value as in the document; nil for one that is not text or a number.
  public let value: String?
}

extension RuntimeAttribute {
  static func all(of element: InterfaceElement) -> [RuntimeAttribute] {
    guard let attributes = element.child("userDefinedRuntimeAttributes") else { return [] }
    return attributes.children.compactMap { attribute in
      guard attribute.name == "userDefinedRuntimeAttribute", let keyPath = attribute["keyPath"]
      else { return nil }
      // Numbers of some types stand in a child: <integer key="value" value="4"/>.
      let inner = attribute.children.first { $0["key"] == "value" }
      let value = attribute.string("value") ?? inner?["value"]
      return RuntimeAttribute(keyPath: keyPath, type: attribute["type"], value: value)
    }
  }
}
