import AppKitDialect
import FoundationEssentials
import Graphics
import InterfaceBuilder
import KeyValues
import ResponderKit
import TextFormats

/// An object of the app whose values are known only as far as they were given, or the user has set them.
@MainActor
final class GivenValues: KeyValueSource, HasKeyValueName {
  let keyValueObservers = KeyValueObservers()
  let keyValueName: String
  private(set) var values: [String: Any?] = [:]

  init(named name: String, _ values: [String: Any?] = [:]) {
    (keyValueName, self.values) = (name, values)
  }

  func value(forKey key: String) throws(KeyValueError) -> Any? {
    guard let value = values[key] else { throw .unknownValue(key, of: keyValueName) }
    return value
  }

  func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    values[key] = .some(value)
    didChangeValue(forKey: key)
  }
}

extension BindingValues.Value {
  /// Returns why a binding of an object, which reads some keys of a value, has no place for it; nil if it has.
  @MainActor
  static func misfit(
    of value: Any?, _ binding: BindingContent, _ object: Responder, _ keys: ArraySlice<String>
  ) -> String? {
    guard binding.transformer == nil, let value = flattened(value) else { return nil }
    let property = "\(brief(binding.name)) of \(object.recordName)"
    guard let next = keys.first else {
      guard value is [Any] || value is KeyValueObject, object.bindsSingleValue(binding.name) else {
        return nil
      }
      return "\(property) shows one value, and this is \(kind(of: value))"
    }
    let single = flattened((value as? [Any])?.first ?? value)
    guard !["self", "length"].contains(next), !next.hasPrefix("@"), let single,
      !(single is [Any]), !(single is any KeyValueSource)
    else { return nil }
    return "\(property) reads \(brief(next)), which \(kind(of: single)) does not have"
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is [Any]: "a list"
    case is any KeyValueSource: "an object"
    case is String: "a text"
    case is Bool: "true or false"
    default: numberValue(of: value) == nil ? "a value" : "a number"
    }
  }

  /// The value for an object of the app: an object with named values for an object.
  @MainActor var any: Any? {
    switch self {
    case .none: nil
    case .bool(let flag): flag
    case .integer(let number): number
    case .number(let number): number
    case .text(let text): text
    case .list(let values): values.map { $0.any ?? Any?.none as Any }
    case .object(let values): KeyValueObject(values.compactMapValues { $0.any })
    }
  }

  /// The value for a binding of a type: a text may stand for a date or a color.
  ///
  /// Throws for a text that stands for neither.
  @MainActor func any(
    as valueClass: Any.Type?, transformer: String?
  ) throws(KeyValueError) -> Any? {
    guard case .text(let text) = self else { return any }
    let value: Any?
    switch valueClass {
    case is Date.Type: value = Self.date(text)
    case is Color.Type: value = Color.read(hexadecimal: text)
    default: return text
    }
    guard let value else {
      throw .invalidValue(
        "\(brief(text)) is no "
          + (valueClass is Date.Type ? "date such as 2026-11-28T18:30" : "color such as #FF9500"))
    }
    return transformer?.contains("Unarchive") == true ? ArchivedObject(value) : value
  }

  /// Returns the date of a text in the form of ISO 8601, in Greenwich, whose time may be left out.
  private static func date(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { "T Z".contains($0) })
    guard let day = parts.first, parts.count < 3 || parts[2...] == ["+0000"] else { return nil }
    var time = parts.count > 1 ? String(parts[1]) : "00:00"
    if time.utf8.count == 5 { time += ":00" }
    return try? Date("\(day)T\(time)Z", strategy: .iso8601)
  }
}

extension BindingValues.Entry {
  /// Returns why a binding of an object has no place for the value; nil if it has.
  @MainActor
  func misfit(_ binding: BindingContent, _ object: Responder) -> String? {
    BindingValues.Value.misfit(
      of: value.any, binding, object, KeyNames(binding.keyPath).keys.dropFirst(keys.count))
  }

  /// Gives the value to an object, on the way through objects that are made as they are needed.
  ///
  /// Throws if the object does not take it.
  @MainActor
  func give(_ value: Any?, to source: any KeyValueSource) throws(KeyValueError) {
    let keys = keys[...]
    guard let first = keys.first else { return }
    switch source {
    case let controller as NSObjectController:
      try give(value, first, keys.dropFirst(), to: controller)
    case let controller as NSUserDefaultsController where first == "values" && keys.count > 1:
      try Self.set(value, keys.dropFirst(), in: controller.defaults)
    case let controller as NSUserDefaultsController where first == "values":
      guard let values = value as? KeyValueObject else {
        throw .invalidValue("settings are an object with named values")
      }
      for key in values.keys { try Self.set(values[key], [key], in: controller.defaults) }
    default: try Self.set(value, keys, in: source)
    }
  }

  @MainActor
  private func give(
    _ value: Any?, _ first: String, _ rest: ArraySlice<String>, to controller: NSObjectController
  ) throws(KeyValueError) {
    switch (first, rest.isEmpty) {
    case ("content", true), ("arrangedObjects", true): controller.content = value
    case ("selection", true):
      let isList = controller is NSArrayController || controller is NSTreeController
      guard isList || !(value is [Any]) else {
        throw .invalidValue("\(keyValueName(of: controller)) has one object, and this is a list")
      }
      controller.content = isList && !(value is [Any]) ? value.map { [$0] } ?? [] : value
    case ("selection", false), ("content", false):
      if controller.awaitsContent {
        let object = KeyValueObject()
        controller.content = controller is NSArrayController ? [object] : object
      }
      guard !controller.selectedObjects.isEmpty else {
        throw .invalidValue("nothing is selected in \(keyValueName(of: controller))")
      }
      for case let object as any KeyValueSource in controller.selectedObjects {
        try Self.set(value, rest, in: object)
      }
    case ("selectionIndexes", true), ("selectionIndex", true):
      let places = (value as? [Any] ?? [value as Any]).compactMap { converted($0, to: Int.self) }
      (controller as? NSArrayController)?.selectionIndexes = IndexSet(
        places.filter { (0..<Int.max).contains($0) })
    case ("selectionIndexPaths", true):
      let paths = (value as? [Any] ?? []).compactMap { path in
        (path as? [Any])?.compactMap { converted($0, to: Int.self) }
      }
      (controller as? NSTreeController)?.selectionIndexPaths = paths.map { IndexPath(indexes: $0) }
    case (_, true):
      // What the controller computes is tried in its place.
      do throws(KeyValueError) { try controller.setValue(value, forKey: first) } catch {
        controller.tryValue(value, forKey: first)
      }
    default: throw .undefinedKey(rest.joined(separator: "."), of: first)
    }
  }

  @MainActor
  private static func set(
    _ value: Any?, _ keys: ArraySlice<String>, in source: any KeyValueSource
  ) throws(KeyValueError) {
    guard let first = keys.first else { return }
    let rest = keys.dropFirst()
    guard !rest.isEmpty else {
      if let placeholder = source as? NSResponder, placeholder.isPlaceholder {
        return placeholder.giveValue(value, forKey: first)
      }
      return try source.setValue(value, forKey: first)
    }
    let inner = (try? source.value(forKey: first)).flatMap { flattened($0) } as? any KeyValueSource
    if let inner { return try set(value, rest, in: inner) }
    let made = GivenValues(named: first)
    try set(made, [first], in: source)
    try set(value, rest, in: made)
  }
}
