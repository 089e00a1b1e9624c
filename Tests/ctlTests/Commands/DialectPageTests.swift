import Foundation
import TestSupport
import Testing

@Suite struct DialectPageTests {
  @Test func `the page has a row for each rule, with the topic and the run`() throws {
    let page = packageRoot.appending(path: "Docs/UIKitAndAppKit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /<!-- rules -->\n((?:.*\n)*?)<!-- end -->/))
    let output = try run("ctl", ["explain", "--format", "json"]).output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let rules = try #require(json?["rules"] as? [[String: Any]])
    #expect(rules.count >= 25)
    let rows = rules.map { rule in
      let cases = (rule["cases"] as? [String] ?? []).joined(separator: ", ")
      let parts = ["topic", "uiKit", "appKit"].map { rule[$0] as? String ?? "" }
      return
        "| `\(parts[0])` | \(parts[1]) | \(parts[2]) | \(cases) | \(rule["scenario"] as? String ?? "") |"
    }
    let head = ["| topic | UIKit | AppKit | cases | run |", "|---|---|---|---|---|"]
    let new = (head + rows).map { $0 + "\n" }.joined()
    if isRecording {
      try text.replacing(block.0, with: "<!-- rules -->\n\(new)<!-- end -->")
        .write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(block.1) == new)
    }
  }

  @Test func `the runs of two rules are told, and a topic that is none is an error`() throws {
    let page = try run("ctl", ["explain", "bindings"])
    #expect(page.status == 0)
    #expect(page.output.contains("“Again” shows its bound value"))
    let list = try run("ctl", ["explain"]).output
    #expect(list.contains("nil-target       Actions without a target: 5 rules\n"))
    #expect(try run("ctl", ["explain", "cell"]).status == 2)
  }
}
