// Writes Docs/Conformance.md from the report of a test run, and prints how many cases have a test:
//
//   swift -swift-version 6 Scripts/Conformance.swift REPORT.xml Docs/Conformance.md
//
// A test is about the case that its name begins with, or about several: `C017 …`, `L001 to L023 …`.

import Foundation
import FoundationXML

/// A series of cases: their letter, how many there are, and what they are about.
let series: [(letter: Character, count: Int, title: String)] = [
  ("C", 222, "Controls, responders and their events"),
  ("A", 149, "Accessibility and what is announced"),
  ("L", 252, "Languages, tables and messages"),
]

struct Test {
  var suite: String
  var name: String
  var result: String
  var letter: Character
  var numbers: ClosedRange<Int>
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

guard CommandLine.arguments.count == 3 else {
  fail("Conformance: error: give the report and the document to write.")
}
let (input, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
guard let report = try? XMLDocument(contentsOf: URL(filePath: input)) else {
  fail("\(input): error: this is no report of a test run. Run make conformance.")
}

/// The cases that a test is about.
func cases(of name: String) -> (letter: Character, numbers: ClosedRange<Int>)? {
  guard let match = name.prefixMatch(of: /([A-Z])(\d{3})(?: to [A-Z]?(\d{3}))?/),
    let letter = match.1.first, let first = Int(match.2)
  else { return nil }
  return (letter, first...max(first, match.3.flatMap { Int($0) } ?? first))
}

let tests = try report.nodes(forXPath: "//testcase").compactMap { node -> Test? in
  guard let element = node as? XMLElement,
    let suite = element.attribute(forName: "classname")?.stringValue,
    let name = element.attribute(forName: "name")?.stringValue
  else { return nil }
  let result =
    element.elements(forName: "failure").isEmpty
    ? (element.elements(forName: "skipped").isEmpty ? "passed" : "skipped") : "failed"
  let words = name.prefix { $0 != "(" }.trimmingCharacters(in: ["`"])
  return cases(of: words).map {
    Test(
      suite: String(suite.split(separator: ".").last ?? ""), name: words, result: result,
      letter: $0.letter, numbers: $0.numbers)
  }
}.sorted { ($0.name, $0.suite) < ($1.name, $1.suite) }

var lines = [
  "# Conformance", "",
  "Written by `make conformance` from the report of a test run. A case is a fact about UIKit, AppKit, a screen reader or",
  "a table, with a source; the test that holds it has a name that begins with its number. Tests that are named after no case",
  "are not listed.",
]
var hasFailures = false
for (letter, count, title) in series {
  var rows: [String] = []
  var covered = 0
  for number in 1...count {
    let digits = "\(number)"
    let id = "\(letter)" + String(repeating: "0", count: 3 - digits.count) + digits
    let own = tests.filter { $0.letter == letter && $0.numbers.contains(number) }
    if own.isEmpty { rows.append("| \(id) | none yet | |") } else { covered += 1 }
    for test in own {
      if test.result == "failed" { hasFailures = true }
      rows.append("| \(id) | \(test.suite): \(test.name) | \(test.result) |")
    }
  }
  lines += ["", "## \(title)", "", "\(covered) of \(count) cases have a test.", ""]
  lines += ["| case | test | result |", "|---|---|---|"] + rows
  print("\(letter): \(covered) of \(count) cases have a test")
}
try (lines.joined(separator: "\n") + "\n").write(toFile: output, atomically: true, encoding: .utf8)
if hasFailures { fail("\(output): error: some tests failed. See the table.") }
