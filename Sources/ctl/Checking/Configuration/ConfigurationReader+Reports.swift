#if YAML
import Diagnostics
import Yams

extension ConfigurationReader {
  /// Reports a problem, unless there are too many for anybody to read.
  mutating func report(
    _ kind: String, at node: Node, _ problem: String, _ remedy: @autoclosure () -> String
  ) {
    guard problems.count < 100 else { return }
    problems.append(
      Diagnostic(
        id: "configuration.\(kind)", path: path, at: position(of: node), problem, remedy()))
  }

  /// Returns a text of the file as a message quotes it: the beginning of its first line.
  static func cut(_ text: String) -> String {
    let line = text.prefix(80).prefix { !$0.isNewline }
    return line.endIndex == text.endIndex ? text : line + "…"
  }

  /// Reports a value that should be something else.
  mutating func reportKind(of node: Node, expected: String, of name: String? = nil) {
    let kind =
      switch node {
      case .mapping: "a mapping"
      case .sequence: "a list"
      case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "'\(Self.cut(scalar.string))'"
      case .alias: "an alias"
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
#endif
