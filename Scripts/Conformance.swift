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
  ("r", 120, "Worked examples of announcements"),
  ("L", 252, "Languages, tables and messages"),
]

/// The cases that no source decides: what is expected is a choice, or was not verified.
let extrapolated: Set<String> = ["A062", "A068", "A069", "A070", "A089"]
/// The worked examples of announcements of that kind.
let extrapolatedRows: Set<Int> = [93, 94, 97, 98, 109, 111, 112]

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
  if let match = name.prefixMatch(of: /([A-Z])(\d{3})(?: to [A-Z]?(\d{3}))?/),
    let letter = match.1.first, let first = Int(match.2)
  {
    return (letter, first...max(first, match.3.flatMap { Int($0) } ?? first))
  }
  guard let match = name.prefixMatch(of: /rows? (\d+)(?: to (\d+))?/), let first = Int(match.1)
  else { return nil }
  return ("r", first...max(first, match.2.flatMap { Int($0) } ?? first))
}

/// The case that the name of a test has after its first one: `A060 and A093 …`.
func second(of name: String) -> (letter: Character, numbers: ClosedRange<Int>)? {
  name.prefixMatch(of: #/[A-Z]\d{3} and /#).flatMap {
    cases(of: String(name[$0.range.upperBound...]))
  }
}

let tests = try report.nodes(forXPath: "//testcase").flatMap { node -> [Test] in
  guard let element = node as? XMLElement,
    let suite = element.attribute(forName: "classname")?.stringValue,
    let name = element.attribute(forName: "name")?.stringValue
  else { return [] }
  let result =
    element.elements(forName: "failure").isEmpty
    ? (element.elements(forName: "skipped").isEmpty ? "passed" : "skipped") : "failed"
  let words = name.prefix { $0 != "(" }.trimmingCharacters(in: ["`"])
  return [cases(of: words), second(of: words)].compactMap { $0 }.map {
    Test(
      suite: String(suite.split(separator: ".").last ?? ""), name: words, result: result,
      letter: $0.letter, numbers: $0.numbers)
  }
}.sorted { ($0.name, $0.suite) < ($1.name, $1.suite) }

var lines = [
  "# Conformance", "",
  "Written by `make conformance` from the report of a test run. A case is a fact about UIKit, AppKit, a screen reader or",
  "a table, with a source; the test that holds it has a name that begins with its number. Tests that are named after no case",
  "are not listed. A case is marked as extrapolated where no source decides what is expected.",
]

/// The name of a case, with a mark where it is extrapolated.
func caseName(_ letter: Character, _ number: Int) -> String {
  let digits = "\(number)"
  let isRow = letter == "r"
  let id =
    isRow ? "row \(number)" : "\(letter)" + String(repeating: "0", count: 3 - digits.count) + digits
  let isMarked = isRow ? extrapolatedRows.contains(number) : extrapolated.contains(id)
  return isMarked ? "\(id) (extrapolated)" : id
}

var hasFailures = false
for (letter, count, title) in series {
  var rows: [String] = []
  var covered = 0
  for number in 1...count {
    let id = caseName(letter, number)
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
