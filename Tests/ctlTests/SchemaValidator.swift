import Foundation

/// Checks JSON against the part of JSON Schema 2020-12 that `Docs/JSON.schema.json` uses.
struct SchemaValidator {
  private let definitions: [String: Any]

  init(schema: [String: Any]) { definitions = schema["$defs"] as? [String: Any] ?? [:] }

  /// The names of the definitions.
  var names: [String] { definitions.keys.sorted() }

  /// Returns what is wrong with a value, each with its place; empty for a valid one.
  func problems(with value: Any, definition: String) -> [String] {
    problems(with: value, ["$ref": "#/$defs/\(definition)"], at: "")
  }

  private func problems(with value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let found = definitions[name] as? [String: Any] else {
        return ["\(place): the schema lacks \(name)"]
      }
      return problems(with: value, found, at: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { problems(with: value, $0, at: place) }
      return all.contains { $0.isEmpty } ? [] : all.min { $0.count < $1.count } ?? []
    }
    if let allowed = schema["enum"] as? [String] {
      return allowed.contains { $0 == value as? String } ? [] : ["\(place): is none of \(allowed)"]
    }
    if let only = schema["const"] as? String {
      return only == value as? String ? [] : ["\(place): is not \(only)"]
    }
    switch schema["type"] as? String {
    case "object": return problems(withObject: value, schema, at: place)
    case "array":
      guard let values = value as? [Any] else { return ["\(place): is no array"] }
      guard let items = schema["items"] as? [String: Any] else { return [] }
      return values.enumerated().flatMap { problems(with: $1, items, at: "\(place)[\($0)]") }
    case "string": return value is String ? [] : ["\(place): is no string"]
    case "boolean": return isBoolean(value) ? [] : ["\(place): is no boolean"]
    case "integer":
      let number = value as? NSNumber
      let isWhole = number.map { !isBoolean(value) && $0.doubleValue == $0.doubleValue.rounded() }
      return isWhole == true ? [] : ["\(place): is no integer"]
    case "number": return value is NSNumber && !isBoolean(value) ? [] : ["\(place): is no number"]
    default: return ["\(place): the schema says nothing that is checked"]
    }
  }

  private func problems(
    withObject value: Any, _ schema: [String: Any], at place: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place): is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): lacks \($0)" }
    for (key, inner) in object.sorted(by: { $0.key < $1.key }) {
      if let own = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
        found += problems(with: inner, own, at: "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(place): has \(key), which the schema lacks")
      }
    }
    return found
  }

  private func isBoolean(_ value: Any) -> Bool {
    if type(of: value) == Bool.self { return true }
    return (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }
}
