import Graphics
import InterfaceBuilder
import InterfaceLoader
import TextFormats

/// The parts of a control in the JSON of `ctl describe`.
enum CellJSON {
  static func cell(_ cell: CellContent) -> [String: JSONValue] {
    var json = cell.element.attributes.mapValues { JSONValue.string($0) }
    for (property, image) in cell.element.images { json[property] = .string(image) }
    json["element"] = .string(cell.element.name)
    json.set("properties", properties(of: cell.element))
    json.set("colors", cell.element.colors.mapValues { JSONValue($0) })
    json.set("title", cell.title)
    json.set("alternateTitle", cell.alternateTitle)
    json.set("placeholderString", cell.placeholder)
    json["keyEquivalent"] = cell.keyEquivalent.map { .object(key($0)) }
    json["behavior"] = cell.behavior.map { JSONValue($0) }
    json["objectValues"] = cell.objectValues.map { JSONValue($0) }
    json["menuItems"] = cell.menuItems.map { .list($0) { .object(menuItem($0)) } }
    // The text of a secure field is in no output.
    if cell.element.name == "secureTextFieldCell" { json["title"] = nil }
    return json
  }

  private static func menuItem(_ element: InterfaceElement) -> [String: JSONValue] {
    let item = MenuItemContent(element)
    var json: [String: JSONValue] = [:]
    json.set("id", element.id)
    json.set("state", item.state)
    json.set("tag", item.tag)
    if item.isSeparator {
      json["separator"] = .bool(true)
    } else {
      json["title"] = .string(item.title ?? "")  // an item with only an image has no title
    }
    json.set("hidden", item.hidden)
    return json
  }

  static func key(_ key: KeyEquivalent) -> [String: JSONValue] {
    var json: [String: JSONValue] = ["key": .string(key.key)]
    json["modifiers"] = key.modifiers.map { JSONValue($0) }
    return json
  }

  static func segment(_ segment: InterfaceElement) -> JSONValue {
    var json = segment.attributes.mapValues { JSONValue.string($0) }
    json.set("title", segment.title)
    json.set("label", segment.label)
    return .object(json)
  }

  static func column(_ column: TableColumnContent) -> JSONValue {
    var json = column.element.attributes.mapValues { JSONValue.string($0) }
    json.set("title", column.title.isEmpty ? nil : column.title)
    return .object(json)
  }

  static func state(_ state: ButtonContent.StateContent) -> [String: JSONValue] {
    var json: [String: JSONValue] = [:]
    json.set("title", state.title)
    json.set("attributedTitle", state.attributedTitle)
    json.set("image", state.image?.name)
    json.set("backgroundImage", state.backgroundImage?.name)
    json.set("catalog", state.element.catalog)
    json.set("properties", properties(of: state.element))
    for (key, color) in state.element.colors { json[key] = JSONValue(color) }
    return json
  }

  static func configuration(_ configuration: ButtonContent.Configuration) -> [String: JSONValue] {
    var json = configuration.element.attributes.mapValues { JSONValue.string($0) }
    json["style"] = .string(configuration.style)
    json.set("title", configuration.title)
    json.set("attributedTitle", configuration.attributedTitle)
    json.set("subtitle", configuration.subtitle)
    json.set("image", configuration.image?.name)
    for (key, color) in configuration.element.colors { json[key] = JSONValue(color) }
    json.set("properties", properties(of: configuration.element))
    return json
  }

  static func connection(
    _ connection: Connection, _ answer: BindingAnswer? = nil
  ) -> [String: JSONValue] {
    var json = connection.attributes.mapValues { JSONValue.string($0) }
    json.merge(answer?.json ?? [:]) { $1 }
    json.set("id", connection.id)
    if connection.kind == .action { json["arguments"] = .string(connection.arguments.rawValue) }
    json.set("targetId", connection.targetID)
    json["targetKind"] = .string(connection.targetKind.rawValue)
    json.set("targetElement", connection.target?.name)
    json.set("targetCustomClass", connection.shownTargetClass)
    json.set("targetUserLabel", connection.shownTargetLabel)
    json["via"] = connection.isOfCell ? "cell" : "self"
    json.set("properties", properties(of: connection.element))
    return json
  }

  /// Returns the properties in children that no other key covers; each key has a list.
  static func properties(of element: InterfaceElement) -> [String: JSONValue] {
    Dictionary(grouping: element.otherProperties, by: \.key).mapValues { properties in
      .list(properties) { .object(whole($0.element)) }
    }
  }

  /// Returns an element with its attributes, its text and its children.
  private static func whole(_ element: InterfaceElement) -> [String: JSONValue] {
    var json = element.attributes.mapValues { JSONValue.string($0) }
    json["element"] = .string(element.name)
    if !element.text.isEmpty { json["content"] = .string(element.text) }
    if let children = nonempty(element.children) {
      json["children"] = .list(children) { child in
        var inner = whole(child)
        inner.set("key", child.key)
        return .object(inner)
      }
    }
    return json
  }

  private static func nonempty(_ children: InterfaceChildren) -> InterfaceChildren? {
    var rest = children
    return rest.next() == nil ? nil : children
  }

  static func attribute(_ attribute: RuntimeAttribute) -> [String: JSONValue] {
    var json: [String: JSONValue] = ["keyPath": .string(attribute.keyPath)]
    json.set("type", attribute.type)
    json.set("value", attribute.value)
    if let structure = attribute.structure { json["value"] = JSONValue(structure) }
    return json
  }

  /// Returns a runtime attribute with the reason that no object has its value.
  static func attribute(_ attribute: LoadedAttribute) -> [String: JSONValue] {
    var json = Self.attribute(attribute.attribute)
    json.set("notSet", attribute.outcome.reason)
    return json
  }
}

extension JSONValue {
  /// Creates the JSON of a menu element, with the elements of a submenu nested inside.
  init(menuElement element: InterfaceElement) {
    var json = element.attributes.mapValues { JSONValue.string($0) }
    json["element"] = .string(element.name)
    json.set("title", element.title)
    json.set("children", element.menuElements) { JSONValue(menuElement: $0) }
    self = .object(json)
  }
}
