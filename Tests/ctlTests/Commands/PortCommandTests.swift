import Foundation
import TestSupport
import Testing

/// Whether `make source-tools` has built what `ctl port` runs, as CI does before these tests.
private let isBuilt = FileManager.default.isExecutableFile(
  atPath: packageRoot.appending(path: ".build/source-tools/debug/ctl-port").path)
private let example = "Examples/StarRating/iOS"

@Suite struct PortCommandTests {
  @Test(arguments: [["port", "x"], ["port", "--help"], ["port"]])
  func `without the other program, ctl says in a line how to build it`(
    arguments: [String]
  ) throws {
    let scratch = try ScratchFolder(["kept": ""])
    let ctl = scratch.url.appending(path: "ctl")
    // A program that is copied here would be open for writing in another test's process, and not run then.
    let copy = try run("/bin/cp", [Bundle.main.bundleURL.appending(path: "ctl").path, ctl.path])
    #expect(copy.status == 0)
    let result = try run(ctl.path, arguments)
    #expect(result.status == 3 && result.output.isEmpty)
    #expect(
      result.errors
        == "ctl port: error: ctl-port is not built. Run make source-tools in ctl's folder.\n")
  }

  @Test(.enabled(if: isBuilt, "make source-tools builds it"))
  func `the page shows what ctl port prints`() throws {
    let page = packageRoot.appending(path: "Docs/UIKit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /\$ ctl (port .+)\n((?:[^`].*\n|\n)*)```\n/))
    let result = try run("ctl", block.1.split(separator: " ").map { String($0) })
    #expect(result.status == 0)
    if isRecording {
      try text.replacing("$ ctl \(block.1)\n\(block.2)", with: "$ ctl \(block.1)\n\(result.output)")
        .write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(result.output == block.2)
    }
  }

  @Test(.enabled(if: isBuilt, "make source-tools builds it"))
  func `its JSON is as its schema says`() throws {
    let result = try run(
      "ctl", ["port", "\(example)/Sources", "--tests", "\(example)/Tests", "--format", "json"])
    #expect(result.status == 0)
    let schema = packageRoot.appending(path: "Docs/JSON.schema.json")
    let definitions = try JSONSerialization.jsonObject(with: Data(contentsOf: schema))
    let validator = SchemaValidator(schema: try #require(definitions as? [String: Any]))
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect(validator.problems(with: json, definition: "port") == [])
  }

  @Test(.enabled(if: isBuilt, "make source-tools builds it"))
  func `the example is what ctl port writes`() throws {
    let scratch = try ScratchFolder(["kept": ""])
    let result = try run(
      "ctl",
      [
        "port", "\(example)/Sources", "--tests", "\(example)/Tests", "--module", "StarRating", "-o",
        scratch.url.path, "--force",
      ])
    #expect(result.status == 0)
    for file in [
      "Sources/StarRating/StarRating.swift", "Sources/StarRating/ReviewViewController.swift",
      "Tests/StarRatingTests/StarRatingTests.swift",
    ] {
      let written = try String(contentsOf: scratch.url.appending(path: file), encoding: .utf8)
      let kept = packageRoot.appending(path: "Examples/StarRating/\(file)")
      #expect(written == (try String(contentsOf: kept, encoding: .utf8)), "\(file)")
    }
  }
}
