import XMLEvents

/// The names of a document's elements and attributes as numbers.
///
/// Every table begins with ``known``, so that the numbers of those names are the same everywhere.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  /// The bytes of the names one after the other.
  private var bytes: [UInt8] = []
  private var table = ByteTable(minimumCapacity: 256)

  /// Returns the number of a name, new or known.
  mutating func number(of name: XMLText) -> Int32 {
    if let known = existingNumber(of: name) { return known }
    let start = bytes.count
    bytes.append(contentsOf: name)
    names.append(String(decoding: name, as: UTF8.self))
    return bytes.withUnsafeBufferPointer { table.insert(start..<start + name.count, in: $0).number }
  }

  /// Returns the number of a name that the table has.
  func existingNumber(of name: XMLText) -> Int32? {
    bytes.withUnsafeBufferPointer { table.number(of: name, in: $0) }
  }

  /// Returns the number of a name that the table has.
  func existingNumber(of name: String) -> Int32? {
    var name = name
    return name.withUTF8 { existingNumber(of: $0) }
  }
}

extension NameTable {
  /// A table with the names that the reader looks for.
  static let known: NameTable = {
    var table = NameTable()
    for name in KnownName.allCases {
      var text = name.text
      text.withUTF8 { _ = table.number(of: $0) }
    }
    return table
  }()
}

/// The names that the reader looks for; the raw value is the number in every table.
enum KnownName: Int32, CaseIterable {
  case id, key, name, value, type, style, kind, title, text, placeholder, label, hint, image,
    catalog
  case identifier, property, selector, destination, target, eventType, trigger, keyPath
  case relationship, unwindAction, action, segue, outlet, outletCollection, binding
  case accessibilityConnection, connections, tag, userLabel, customClass, customModule
  case placeholderIdentifier, sceneMemberID, sceneID, storyboardIdentifier, enabled, hidden
  case selected, highlighted, state, buttonType, role, subtitle, content, string, mutableString
  case attributedString, fragment, accessibility, accessibilityTraits, bool, isElement
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, localized, segments, segment
  case menu, menuItem, items, children, behavior, modifierMask, keyEquivalent, objectValues
  case buttonConfiguration, imageReference, color, font, fontDescription, inset, size, rect
  case subviews, objects, scenes, scene, toolTip, description, help, placeholderString, submenu
  case backgroundImage, attributedTitle, configuration, cell

  /// The name as documents spell it.
  var text: String { Self.texts[Int(rawValue)] }

  private static let texts = allCases.map { "\($0)" }
}
