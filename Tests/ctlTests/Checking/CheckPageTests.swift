import Foundation
import TestSupport
import Testing

@Suite struct CheckPageTests {
  @Test func `the page has a row for each rule`() throws {
    let page = packageRoot.appending(path: "Docs/Checking.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /<!-- rules -->\n((?:.*\n)*?)<!-- end -->/))
    let output = try run("ctl", ["check", "rules", "--format", "json"]).output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let rules = try #require(json?["rules"] as? [[String: Any]])
    let rows = rules.map { rule in
      func text(_ key: String, code: Bool = false) -> String {
        (rule[key] as? String).map { code ? " `\($0)` " : " \($0) " } ?? " "
      }
      let severity = rule["isOn"] as? Bool == true ? text("severity") : " off "
      return
        "|\(text("id", code: true))|\(text("name", code: true))|\(severity)|\(text("criterion"))|\(text("clause"))|\(text("title"))|"
    }
    let table = String(block.1).split(separator: "\n").map(String.init)
    let written = table.filter { $0.hasPrefix("| `") }
    if isRecording {
      let head = table.filter { $0.hasPrefix("|") && !$0.hasPrefix("| `") }
      let new = (head + rows).map { $0 + "\n" }.joined()
      try text.replacing(block.1, with: new).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(written == rows)
    }
  }

  @Test func `the configuration on the page is valid`() throws {
    let page = packageRoot.appending(path: "Docs/Checking.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /```yaml\n((?:.*\n)*?)```/))
    let folder = try ScratchFolder([".ctl.yml": String(block.1)])
    let result = try run("ctl", ["check", "--show-config"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("(.ctl.yml:"))
  }
}
