public import Graphics

extension InterfaceElement {
  /// A string property: an attribute, or a `string` child for text that does not fit an attribute.
  public func string(_ property: String) -> String? {
    self[property] ?? childText(property)
  }

  func string(_ property: KnownName) -> String? {
    self[property] ?? childText(property.text)
  }

  private func childText(_ property: String) -> String? {
    guard let child = stringChild(property) else { return nil }
    return child["base64-UTF8"] == "YES" ? decodedBase64(child.text) : child.text
  }

  /// The `string` child with a text that does not fit an attribute.
  func stringChild(_ property: String) -> InterfaceElement? {
    guard tree.nodes[Int(index)].firstChild >= 0 else { return nil }
    return child(.string, key: property) ?? child(.mutableString, key: property)
  }

  /// The plain text of an attributed string property; nil if there is none.
  public func attributedText(_ property: String) -> String? {
    child(.attributedString, key: property).map { text in
      text.children.filter { $0.isNamed(.fragment) }.compactMap { $0.string(.content) }.joined()
    }
  }

  func attributedString(_ property: KnownName) -> String? { attributedText(property.text) }

  /// A Boolean property, written YES or NO; nil if it is absent.
  func bool(_ property: KnownName) -> Bool? { self[property].map { $0 == "YES" } }

  /// The rectangle for a key, such as `frame`.
  public func rect(_ property: String) -> Rect? {
    guard let rect = child(.rect, key: property), let x = rect.finiteNumber("x"),
      let y = rect.finiteNumber("y"),
      let width = rect.finiteNumber("width"), let height = rect.finiteNumber("height")
    else { return nil }
    guard [x, y, width, height].allSatisfy(Self.coordinates.contains) else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The numbers of points that a document can place a view at; sums of them stay finite.
  static let coordinates = -1e9...1e9

  /// The attributes as a dictionary, without those named.
  func attributes(without names: Set<String>) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in attributeList where !names.contains(name) { result[name] = value }
    return result
  }
}

/// Decodes base64 without padding and with surrounding white space; returns other text unchanged.
func decodedBase64(_ text: String) -> String {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
    let digit: UInt8
    switch byte {
    case 0x41...0x5A: digit = byte - 0x41
    case 0x61...0x7A: digit = byte - 0x61 + 26
    case 0x30...0x39: digit = byte - 0x30 + 52
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    default: return text
    }
    bits = bits << 6 | UInt32(digit)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return String(validating: bytes, as: UTF8.self) ?? text
}
