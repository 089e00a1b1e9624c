extension InterfaceDocument {
  /// Returns the bytes in the file where a property of an element is set: an attribute, or the element
  /// that has its value; those of the element itself where the file does not set it.
  package func byteRange(of property: String?, in element: InterfaceElement) -> Range<Int> {
    guard let property else { return element.byteRange }
    let (place, attribute) = element.place(of: property)
    return attribute.flatMap { place.byteRange(ofAttribute: $0) } ?? place.byteRange
  }
}

extension LocalizableText {
  /// The bytes of the text in the file, with the name of its attribute, or of the element that has it.
  package var byteRange: Range<Int> {
    if let range = place.element.byteRange(ofAttribute: place.property) { return range }
    return (place.element.stringChild(place.property) ?? place.element).byteRange
  }
}

extension InterfaceElement {
  /// The element and the attribute with a property; the element itself for one that is not set.
  fileprivate func place(of property: String) -> (InterfaceElement, attribute: String?) {
    if let attribute = userDefined(property) { return (attribute, "value") }
    let accessibility = child("accessibility")
    let known = DocumentProperty.named[property]
    if let known, known.subject == .accessibility {
      return attribute(known.attribute, of: accessibility)
    }
    switch property {
    case "accessibilityTraits": return (accessibility?.child("accessibilityTraits") ?? self, nil)
    case "isAccessibilityElement":
      return (accessibility?.child("bool", key: "isElement") ?? self, nil)
    case "frame": return (child("rect", key: "frame") ?? self, nil)
    case "font": return (child("fontDescription") ?? child("font") ?? self, nil)
    case "titleColor": return (normalState?.child("color", key: property) ?? self, nil)
    case "textColor", "backgroundColor": return (child("color", key: property) ?? self, nil)
    case "image", "title", "normalTitle":
      let name = property == "image" ? "image" : "title"
      if self[name] != nil { return (self, name) }
      let holders = [normalState, child("buttonConfiguration")].compactMap(\.self)
      return holders.lazy.map { attribute(name, of: $0) }.first { $0.attribute != nil }
        ?? attribute(name, of: nil)
    default:
      if self[property] != nil { return (self, property) }
      if let name = known?.attribute, self[name] != nil { return (self, name) }
      if property.hasSuffix("Title"), let state = state(String(property.dropLast(5))) {
        return attribute("title", of: state)
      }
      if property.hasPrefix("configuration.") {
        return attribute(String(property.dropFirst(14)), of: child("buttonConfiguration"))
      }
      return attribute(property, of: nil)
    }
  }

  /// The place of an attribute of an element in this one, or of a `string` child with its text.
  private func attribute(
    _ name: String, of inner: InterfaceElement?
  ) -> (InterfaceElement, attribute: String?) {
    let holder = inner ?? self
    if holder[name] != nil { return (holder, name) }
    let texts = ["string", "mutableString", "attributedString"]
    let text = holder.children.first { texts.contains($0.name) && $0["key"] == name }
    return (text ?? self, nil)
  }

  private var normalState: InterfaceElement? { state("normal") }

  private func state(_ name: String) -> InterfaceElement? {
    children.first { $0.name == "state" && ($0["key"] ?? "normal") == name }
  }

  /// The runtime attribute that sets a property.
  private func userDefined(_ property: String) -> InterfaceElement? {
    child("userDefinedRuntimeAttributes")?.children.first { $0["keyPath"] == property }
  }
}
