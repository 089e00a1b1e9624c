import Foundation
import TestSupport
import Testing

/// The folders with members of UIKit that are only kept.
private let folders = [
  "Sources/UIKit", "Sources/Lists", "Sources/Layout", "Sources/ResponderKit/Scrolling",
]

/// UIKit's names of the files that are not named after the type.
private let uikitNames = [
  "ScrollDelegateController": "UITableViewController` and `UICollectionViewController"
]

/// What a comment says of a member that the package never calls or asks.
private var isUnanswered: Regex<Substring> { #/by nothing|[Nn]othing asks|[Nn]othing tells/# }

/// The members of a source that the package never calls or asks, as selectors: `name(_:label:)`.
func unansweredMembers(of source: String) -> [String] {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
    $0.drop { $0 == " " }
  }
  var comment = ""
  var members: [String] = []
  for (number, line) in lines.enumerated() {
    if line.hasPrefix("///") {
      comment += line.dropFirst(3)
    } else if !line.hasPrefix("@") {
      if comment.firstMatch(of: isUnanswered) != nil {
        members +=
          selector(of: lines[number...].prefix(12).joined(separator: " ")).map { [$0] } ?? []
      }
      comment = ""
    }
  }
  return members
}

/// The name of a function with its labels, or that of a property; nil for anything else.
private func selector(of declaration: String) -> String? {
  if let property = declaration.prefixMatch(of: #/(?:\w+ )*var (\w+)/#) {
    return String(property.1)
  }
  guard let function = declaration.prefixMatch(of: #/(?:\w+ )*func (\w+)\(/#) else { return nil }
  var (depth, labels, parameter) = (0, "", "")
  for character in declaration[function.range.upperBound...] {
    if character == ")" && depth == 0 || character == "," && depth == 0 {
      labels += parameter.firstMatch(of: #/\w+/#).map { "\($0.output):" } ?? ""
      parameter = ""
      if character == ")" { break }
    } else {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      parameter.append(character)
    }
  }
  return "\(function.1)(\(labels))"
}

@Suite struct UnansweredTests {
  @Test func `what UIKit would call and nothing calls here is counted on its page`() throws {
    var owners: [String: [String]] = [:]
    for folder in folders {
      let files = try #require(
        FileManager.default.enumerator(
          at: packageRoot.appending(path: folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let members = unansweredMembers(of: try String(contentsOf: file, encoding: .utf8))
        guard !members.isEmpty else { continue }
        let name = file.deletingPathExtension().lastPathComponent.split(separator: "+")[0]
        let isAlias = !file.path.contains("/Sources/UIKit/")
        owners[uikitNames[String(name)] ?? (isAlias ? "UI\(name)" : String(name)), default: []] +=
          members
      }
    }
    #expect(owners.count > 10)
    let types = owners.sorted { $0.key < $1.key }
    let counts = types.map { "`\($0)` \($1.count)" }.joined(separator: ", ")
    let total = types.reduce(0) { $0 + $1.value.count }
    let page = "Docs/UIKit.md"
    let text = try String(contentsOf: packageRoot.appending(path: page), encoding: .utf8)
    let start = try #require(text.range(of: "<!-- unanswered -->\n")).upperBound
    let end = try #require(text.range(of: "<!-- end -->")).lowerBound
    try expect(
      page, toBe: text[..<start] + wrapped("\(total) members: \(counts).") + "\n" + text[end...])
    try write(
      types.map { "* `\($0)`: \($1.sorted().map { "`\($0)`" }.joined(separator: ", "))\n" }
        .joined(), toList: "Unanswered.md")
  }

  @Test func `a member is known by what its comment says`() {
    let source = """
      /// Called before a drag; by nothing yet.
      @discardableResult
      func view(
        _ view: UIView, dragFrom start: (Int, Int), to: [Int: Int]
      ) -> Bool
      /// Called after a drag.
      func ended()
      /// How high a row is. Nothing asks for it.
      open var height: CGFloat
      /// Nothing asks for one of these.
      open class Row {}
      """
    #expect(unansweredMembers(of: source) == ["view(_:dragFrom:to:)", "height"])
  }
}
