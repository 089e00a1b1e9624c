import Diagnostics
import TextFormats

/// The rules of a SARIF report, with their places in its list.
struct SARIFRules: Sendable {
  /// The rules as SARIF's descriptors.
  private(set) var descriptors: [JSONValue] = []
  /// The place of each rule in the list, by id.
  private(set) var indices: [String: Int] = [:]

  /// Lists the rules that were checked, then other ids of findings, such as those of readers.
  init(_ rules: [DiagnosticRule], others: [String]) {
    for rule in rules where indices[rule.id] == nil {
      add(rule.id, Self.descriptor(of: rule))
    }
    for id in others where indices[id] == nil {
      add(id, ["shortDescription": .object(["text": .string(id)])])
    }
  }

  private mutating func add(_ id: String, _ descriptor: [String: JSONValue]) {
    indices[id] = descriptors.count
    var json = descriptor
    json["id"] = .string(id)
    json["name"] = .string(Self.name(of: id))
    descriptors.append(.object(json))
  }

  private static func descriptor(of rule: DiagnosticRule) -> [String: JSONValue] {
    let criterion = rule.criterion.map { "wcag" + $0.filter(\.isNumber) }
    var properties: [String: JSONValue] = [
      "tags": JSONValue([rule.group.rawValue] + [criterion].compactMap(\.self))
    ]
    if !rule.source.isEmpty { properties["source"] = .string(rule.source) }
    properties.set("alias", rule.alias)
    var json: [String: JSONValue] = [
      "shortDescription": .object(["text": .string(rule.title)]),
      "defaultConfiguration": .object([
        "level": .string(rule.severity.rawValue), "enabled": .bool(rule.isOnByDefault),
      ]),
      "properties": .object(properties),
    ]
    if !rule.why.isEmpty { json["fullDescription"] = .object(["text": .string(rule.why)]) }
    if !rule.remedy.isEmpty { json["help"] = .object(["text": .string(rule.remedy)]) }
    return json
  }

  /// Returns an id in Pascal case: `small-target` is `SmallTarget`.
  private static func name(of id: String) -> String {
    id.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
  }
}
