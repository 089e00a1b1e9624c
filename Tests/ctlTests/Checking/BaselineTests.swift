import Diagnostics
import Foundation
import Testing

@testable import ctl

private let findings = [
  finding("unnamed", "App/b.xib", "id2", property: "accessibilityLabel", line: 3),
  finding("small-target", "App/a.storyboard", "id1", scene: "s1"),
  finding("unnamed", "App/b.xib", identifier: "close", language: "ru"),
  finding("empty", "App/b.xib", line: 7),
  finding("empty", "App/b.xib", line: 9),
  finding("unnamed", "é\u{202E}\"\\\n.xib", "id3"),
]

private let stored = """
  {
    "schema": "ctl.baseline/1",
    "findings": [
      {"path": "App/a.storyboard", "rule": "small-target", "scene": "s1", "object": "id1"},
      {"path": "App/b.xib", "rule": "empty", "count": 2},
      {"path": "App/b.xib", "rule": "unnamed", "identifier": "close", "language": "ru"},
      {"path": "App/b.xib", "rule": "unnamed", "object": "id2", "property": "accessibilityLabel"},
      {"path": "é\\u202e\\"\\\\\\n.xib", "rule": "unnamed", "object": "id3"}
    ]
  }

  """

@Suite struct BaselineTests {
  @Test func `a baseline is sorted, with an entry on each line`() {
    #expect(Baseline(path: "b.json", of: findings).text == stored)
    #expect(Baseline(path: "b.json", of: findings.reversed()).text == stored)
    #expect(
      Baseline(path: "b.json", of: []).text
        == "{\n  \"schema\": \"ctl.baseline/1\",\n  \"findings\": []\n}\n")
  }

  @Test func `what was written is read`() throws {
    let read = try Baseline(Array(stored.utf8), path: "b.json")
    #expect(read.text == stored)
    let pair = #"{"schema":"ctl.baseline/1","findings":[{"path":"\ud83d\ude00","rule":"\u00e9"}]}"#
    #expect(try Baseline(Array(pair.utf8), path: "").entries.keys.map(\.words) == ["😀: é"])
  }

  @Test func `the former id of a rule in a file stands for the rule`() throws {
    let former =
      #"{"schema":"ctl.baseline/1","findings":[{"path":"a","rule":"disabled-for-ever"}]}"#
    #expect(
      try Baseline(Array(former.utf8), path: "").entries.keys.map(\.words) == ["a: never-enabled"])
  }

  @Test func `findings that moved are known, each as often as it was`() throws {
    var baseline = try Baseline(Array(stored.utf8), path: "b.json")
    func isKnown(_ finding: Diagnostic) -> Bool { baseline.suppress(finding) }
    for var finding in findings.reversed() {
      finding.start?.line += 100
      #expect(isKnown(finding), "\(finding)")
    }
    #expect(!isKnown(findings[0]))
    #expect(!isKnown(findings[3]))
    #expect(baseline.fixed(inChecked: ["App/b.xib", "App/a.storyboard"]) == [])
  }

  @Test func `what is gone is told for what was checked`() throws {
    var baseline = try Baseline(Array(stored.utf8), path: "b.json")
    let isKnown = baseline.suppress(findings[3])
    #expect(isKnown)
    #expect(
      baseline.fixed(inChecked: ["./App/b.xib"]) == [
        "App/b.xib: empty", "App/b.xib: unnamed of #close (ru)",
        "App/b.xib: unnamed of id2 (accessibilityLabel)",
      ])
    #expect(
      baseline.fixed(inChecked: ["App/b.xib"], rules: ["unnamed"], languages: ["en"]) == [
        "App/b.xib: unnamed of id2 (accessibilityLabel)"
      ])
    #expect(baseline.fixed(inChecked: []) == [])
    baseline = try Baseline(Array(stored.utf8), path: "b.json")
    #expect(baseline.fixed(inChecked: ["App/b.xib"]).first == "App/b.xib: empty, 2 times")
  }

  @Test func `paths begin in the folder of the file`() throws {
    let folder = try ScratchFolder(["App/a.xib": "", "ci/empty": ""])
    let root = folder.url.path
    let path = "\(root)/ci/baseline.json"
    let text = Baseline(path: path, of: [finding("unnamed", "\(root)/App/a.xib", "x")]).text
    try Data(text.utf8).write(to: URL(filePath: path))
    var read = try Baseline(contentsOfFile: path)
    #expect(read.entries.keys.map(\.path) == ["../App/a.xib"])
    let isKnown = read.suppress(finding("unnamed", "\(root)/ci/../App/a.xib", "x"))
    #expect(isKnown)
  }
}
