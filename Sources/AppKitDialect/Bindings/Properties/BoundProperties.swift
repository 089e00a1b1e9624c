import KeyValues
import ResponderKit

/// The properties of AppKit's classes that can be bound, class by class.
@MainActor
enum BoundProperties {
  /// The properties that a class adds to those of its superclasses.
  struct Row {
    let isKind: @MainActor (Responder.Type) -> Bool
    let properties: [String: BoundProperty]

    init(
      isKind: @escaping @MainActor (Responder.Type) -> Bool, _ properties: [String: BoundProperty]
    ) {
      (self.isKind, self.properties) = (isKind, properties)
    }

    init<Object: Responder>(
      _ type: Object.Type, _ properties: [String: BoundProperty]
    ) {
      self.init(isKind: { $0 is Object.Type }, properties)
    }
  }

  /// The rows, a superclass before its subclasses.
  private static let rows: [Row] = views + controls + cells + choices + items + lists + controllers

  private static var known: [ObjectIdentifier: [String: BoundProperty]] = [:]

  /// Returns the properties of a class by their names.
  static func of(_ type: Responder.Type) -> [String: BoundProperty] {
    if let found = known[ObjectIdentifier(type)] { return found }
    let found = rows.filter { $0.isKind(type) }.reduce(into: [:]) { result, row in
      result.merge(row.properties) { $1 }
    }
    known[ObjectIdentifier(type)] = found
    return found
  }
}

extension Responder {
  /// The properties that can be bound, by their names.
  final var boundProperties: [String: BoundProperty] { BoundProperties.of(type(of: self)) }

  /// Returns whether a binding is evaluated: its property is known by its name, or by that without a number where
  /// several bindings make one value.
  package final func hasBoundProperty(_ name: String) -> Bool {
    let properties = boundProperties
    if properties[name] != nil { return true }
    guard let property = properties[NSBindingName(name).parts.base] else { return false }
    return property.rule != .one || NSBindingName(name).parts.number < 2
  }
  /// Returns whether a binding shows a single text, number or Boolean value, so that a list or an object has no place
  /// in it.
  package final func bindsSingleValue(_ name: String) -> Bool {
    let base = NSBindingName(name).parts.base
    if base == "value" { return !(self is NSTableColumn) && !(self is NSTokenField) }
    return boundProperties[base]?.rule != .one
      || [
        "title", "alternateTitle", "label", "headerTitle", "toolTip", "minValue", "maxValue",
        "selectedIndex", "selectedTag", "selectedLabel", "selectedValue", "selectedIdentifier",
      ].contains(base)
  }
}
