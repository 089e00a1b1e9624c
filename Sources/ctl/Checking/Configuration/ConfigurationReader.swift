import Diagnostics

/// Reads the values of a configuration file, and gathers all that is wrong with them.
struct ConfigurationReader {
  let path: String
  var configuration: CheckConfiguration
  var problems: [Diagnostic] = []

  init(path: String, rules: [DiagnosticRule]) {
    self.path = path
    configuration = CheckConfiguration(path: path, rules: rules)
  }

  /// The problems in the order of their places.
  var sorted: [Diagnostic] {
    problems.sorted { left, right in
      let (left, right) = (left.start, right.start)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
  }

  /// A key with its value.
  typealias Member = (name: String, key: YAMLNode, value: YAMLNode)

  private static let keys = [
    "include", "exclude", "source", "accessors", "locales", "development-language", "fail-on",
    "rules", "paths",
    "exceptions", "baseline", "policies",
  ]

  /// Reads the root of a file, or some of its keys.
  mutating func read(_ root: YAMLNode, only keys: Set<String>? = nil) {
    // A file that has comments only.
    if root.text == "" { return }
    guard let members = members(of: root, "keys such as 'rules:'") else { return }
    for member in members where keys?.contains(member.name) ?? true {
      switch member.name {
      case "include": configuration.include = include(member)
      case "exclude": configuration.exclude = exclude(member)
      case "source": configuration.source = include(member)
      case "accessors": configuration.accessors = accessors(member)
      case "locales": configuration.locales = locales(member)
      case "development-language": readDevelopmentLanguage(member)
      case "fail-on": readThreshold(member)
      case "baseline": readBaseline(member)
      case "policies": readPolicies(member)
      case "rules": configuration.rules = rules(member.value)
      case "paths": readPaths(member)
      case "exceptions": readExceptions(member)
      default: reportUnknown(member, among: Self.keys)
      }
    }
  }

  /// Returns the members of a mapping whose keys are texts; nil for another value.
  mutating func members(of node: YAMLNode, _ expected: String) -> [Member]? {
    guard let mapping = node.mapping else {
      reportKind(of: node, expected: expected)
      return nil
    }
    return mapping.compactMap { key, value in
      guard let name = key.text else {
        reportKind(of: key, expected: "a key")
        return nil
      }
      return (name, key, value)
    }
  }

  /// Returns the elements of a list; nil for another value.
  mutating func elements(of member: Member, _ expected: String) -> [YAMLNode]? {
    if let list = member.value.list { return list }
    reportKind(of: member.value, expected: expected, of: member.name)
    return nil
  }

  /// Returns a text that is not empty; nil for another value.
  mutating func text(_ node: YAMLNode, _ expected: String, of name: String? = nil) -> String? {
    if let text = node.text, !text.isEmpty { return text }
    reportKind(of: node, expected: expected, of: name)
    return nil
  }

  func setting(_ value: String, at node: YAMLNode) -> Setting<String> {
    Setting(value, from: origin(of: node))
  }

  func origin(of node: YAMLNode) -> SettingOrigin {
    .file(path: path, line: node.position.line)
  }
}
