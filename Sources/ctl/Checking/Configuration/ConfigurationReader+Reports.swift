import Diagnostics

extension ConfigurationReader {
  /// Reports a problem, unless there are too many for anybody to read.
  mutating func report(
    _ kind: String, at node: YAMLNode, _ problem: String, _ remedy: @autoclosure () -> String
  ) {
    guard problems.count < 100 else { return }
    problems.append(
      Diagnostic(
        id: "configuration.\(kind)", path: path, at: node.position, problem, remedy()))
  }

  /// Returns a text of the file as a message quotes it: the beginning of its first line.
  static func cut(_ text: String) -> String {
    let line = text.prefix(80).prefix { !$0.isNewline }
    return line.endIndex == text.endIndex ? text : line + "…"
  }

  /// Reports a value that should be something else.
  mutating func reportKind(of node: YAMLNode, expected: String, of name: String? = nil) {
    let kind =
      switch node.content {
      case .mapping: "a mapping"
      case .list: "a list"
      case .text(let text): text.isEmpty ? "nothing" : "'\(Self.cut(text))'"
      }
    let place = name.map { " of '\($0)'" } ?? ""
    report("kind", at: node, "the value\(place) is \(kind)", "Write \(expected).")
  }

  mutating func reportUnknown(_ member: Member, among keys: [String]) {
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    report(
      "key", at: member.key, "there is no key '\(Self.cut(member.name))'",
      didYouMean(member.name, among: keys) ?? "The keys are \(list).")
  }
}
