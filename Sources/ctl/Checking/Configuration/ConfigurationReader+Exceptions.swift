import Diagnostics

extension ConfigurationReader {
  private static let keys = ["rule", "path", "scene", "object", "identifier", "reason"]

  mutating func readExceptions(_ member: Member) {
    for node in elements(of: member, "a list of mappings with 'rule:' and 'object:'") ?? [] {
      if let exception = exception(node) { configuration.add(exception) }
    }
  }

  /// Returns an exception; nil if anything in it is wrong, which was reported.
  private mutating func exception(_ node: YAMLNode) -> CheckException? {
    let expected = "a mapping with 'rule:' and 'object:'"
    guard let members = members(of: node, expected) else { return nil }
    let before = problems.count
    var given: [String: (text: String, node: YAMLNode)] = [:]
    for member in members {
      if Self.keys.contains(member.name) {
        let text = text(member.value, "a text", of: member.name)
        given[member.name] = text.map { ($0, member.value) }
      } else {
        reportUnknown(member, among: Self.keys)
      }
    }
    let rule = given["rule"].flatMap { self.rule($0.text, at: $0.node) }
    let path = given["path"].flatMap { pattern($0.text, at: $0.node) }
    guard problems.count == before else { return nil }
    guard let rule else {
      report("missing", at: node, "the exception has no rule", "Add 'rule:'.")
      return nil
    }
    guard let name = name(given["object"]?.text, given["identifier"]?.text, at: node) else {
      return nil
    }
    return CheckException(
      rule: rule.id, path: path, scene: given["scene"]?.text, object: name,
      reason: given["reason"]?.text,
      position: node.position)
  }

  /// Returns the name of the object that is excepted, of which there is one.
  private mutating func name(
    _ object: String?, _ identifier: String?, at node: YAMLNode
  ) -> CheckException.Name? {
    switch (object, identifier) {
    case (let id?, nil): return .id(id)
    case (nil, let identifier?): return .identifier(identifier)
    case (nil, nil):
      report(
        "missing", at: node, "the exception names no object",
        "Add 'object:' with an id, or 'identifier:'; to turn the rule off, use 'rules:'.")
    default:
      report(
        "value", at: node, "the exception has both 'object' and 'identifier'", "Keep one.")
    }
    return nil
  }
}
