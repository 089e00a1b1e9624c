import Foundation
import TestSupport
import Testing

/// The fields of an action that an independent reader finds, too.
private struct Row: Hashable {
  var path: String
  var id: String?
  var selector: String
  var event: String?
  var targetKind: String
  var arguments: String
}

/// Returns the connections that `ctl actions` lists.
private func connections(_ arguments: [String]) throws -> [[String: Any]] {
  let result = try run("ctl", ["actions"] + arguments + ["--format", "json"])
  let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  let object = try #require(json as? [String: Any])
  return try #require(object["connections"] as? [[String: Any]])
}

@Suite struct ActionsCommandTests {
  @Test(.enabled(if: SharedFolder.hasCorpus, "the corpus is absent"), .tags(.corpus))
  func `the actions of the corpus are those that an independent reader finds`() throws {
    let corpus = SharedFolder.corpus.path
    let found = try connections([corpus]).map { row in
      Row(
        path: String((row["path"] as? String ?? "").dropFirst(corpus.count + 1)),
        id: row["id"] as? String, selector: row["name"] as? String ?? "",
        event: row["eventType"] as? String, targetKind: row["targetKind"] as? String ?? "",
        arguments: row["arguments"] as? String ?? "")
    }
    let documents = try SharedFolder.facts("documents")
    var expected: [Row] = []
    for document in documents {
      for control in document["controls"] as? [[String: Any]] ?? [] {
        for action in control["actions"] as? [[String: Any]] ?? [] {
          let selector = action["selector"] as? String ?? ""
          let colons = selector.filter { $0 == ":" }.count
          expected.append(
            Row(
              path: document["path"] as? String ?? "", id: action["id"] as? String,
              selector: selector, event: action["eventType"] as? String,
              targetKind: action["targetKind"] as? String ?? "",
              arguments: ["none", "sender", "senderAndEvent"][min(colons, 2)]))
        }
      }
    }
    #expect(found.count == 1647)
    func sorted(_ rows: [Row]) -> [Row] {
      rows.sorted { ($0.path, $0.id ?? "", $0.selector) < ($1.path, $1.id ?? "", $1.selector) }
    }
    #expect(sorted(found) == sorted(expected))
  }

  @Test func `the README shows the actions of an example`() throws {
    let result = try run("ctl", ["actions", "Examples/SignIn"])
    #expect(result.status == 0)
    let page = packageRoot.appending(path: "README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(
      text.firstMatch(of: /\$ ctl actions Examples\/SignIn\n((?:[^`].*\n|\n)*)```\n/))
    if isRecording {
      try text.replacing(
        block.0, with: "$ ctl actions Examples/SignIn\n\(result.output)```\n"
      ).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == block.1)
    }
  }

  @Test func `a connection with outlets has the fields of the panel`() throws {
    let rows = try connections(["Examples/Bakery/LoafCell.xib", "--outlets"])
    #expect(rows.map { $0["connection"] as? String } == ["Action", "Outlet", "Outlet"])
    #expect(rows.map { $0["name"] as? String } == ["bake:forEvent:", "button", "priceLabel"])
    #expect(rows.map { $0["type"] as? String } == ["UIButton", "UIButton", "PriceLabel"])
    #expect(rows[0]["event"] as? String == "Touch Up Inside")
    #expect(rows[0]["arguments"] as? String == "senderAndEvent")
    #expect((rows[1]["object"] as? [String: Any])?["class"] as? String == "BKLoafCell")
  }

  @Test(.enabled(if: readsSource, "make source-tools builds it"))
  func `source answers with its line, or says what is missing`() throws {
    let result = try run(
      "ctl",
      ["actions", "Examples/Bakery/LoafCell.xib", "--source", "Examples/Bakery", "--outlets"])
    #expect(
      result.output == """
        BKLoafCell   3 connections
          Action  bake:forEvent:  UIButton    Touch Up Inside  Sender and Event
              Button “Bake Loaf”  Examples/Bakery/LoafCell.xib:25:29
              ✗ Examples/Bakery/Sources/Views.swift:36 has bake:  @IBAction func bake(_
                sender: UIButton) {}
          Outlet  button          UIButton
              Table View Cell loaf-bk  Examples/Bakery/LoafCell.xib:31:17
              ✗ Examples/Bakery/Sources/Views.swift:33 is a RoundButton  @IBOutlet weak
                var button: RoundButton!
          Outlet  priceLabel      PriceLabel
              Table View Cell loaf-bk  Examples/Bakery/LoafCell.xib:32:17
              → Examples/Bakery/Sources/Views.swift:34  @IBOutlet weak var priceLabel:
                PriceLabel!

        """)
  }

  @Test func `the stubs that StubTests compile are those of the examples`() throws {
    let result = try run("ctl", ["actions", "Examples", "--stubs", "swift-controls"])
    let file = packageRoot.appending(path: "Tests/StubTests/Stubs.swift")
    if isRecording {
      try result.output.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == (try String(contentsOf: file, encoding: .utf8)))
    }
  }

  @Test func `what is not connected is asked of source`() throws {
    let result = try run("ctl", ["actions", "Examples/SignIn", "--unconnected"])
    #expect(result.status == 2 && result.errors.contains("Add --source FOLDER."))
  }

  @Test(arguments: [["actions", "Bakery"], ["check", "Bakery"]])
  func `without the program that reads source, ctl says in a line how to build it`(
    arguments: [String]
  ) throws {
    let scratch = try ScratchFolder(["Bakery/A.swift": "class A {}\n"])
    let ctl = scratch.url.appending(path: "ctl")
    let copy = try run("/bin/cp", [Bundle.main.bundleURL.appending(path: "ctl").path, ctl.path])
    #expect(copy.status == 0)
    let result = try run(ctl.path, arguments + ["--source", "Bakery"], in: scratch.url)
    #expect(result.status == 3 && result.output.isEmpty)
    #expect(
      result.errors
        == "ctl: error: ctl-source is not built. Run make source-tools in ctl's folder.\n")
  }
}
