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
    let clause = rule.clause.map { "EN-\($0)" }
    var properties: [String: JSONValue] = [
      "tags": JSONValue([rule.group.rawValue] + [criterion, clause].compactMap(\.self))
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
    let help = [rule.why, rule.remedy].filter { !$0.isEmpty }
    if !help.isEmpty { json["help"] = .object(["text": .string(help.joined(separator: " "))]) }
    json.set("helpUri", rule.criterion.flatMap { address(ofCriterion: $0) })
    return json
  }

  /// Returns the address of the page of the W3C that explains a criterion of WCAG 2.2; nil for one
  /// that no rule has.
  private static func address(ofCriterion criterion: String) -> String? {
    let others = ["2.5.8": "target-size-minimum", "3.1.2": "language-of-parts"]
    let title = EN301549Clause.of(criterion: criterion)?.title.lowercased()
    let page = title?.split { !$0.isLetter && $0 != "-" }.joined(separator: "-")
    return (page ?? others[criterion]).map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0)" }
  }

  /// Returns an id in Pascal case: `small-target` is `SmallTarget`.
  private static func name(of id: String) -> String {
    id.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
  }
}
