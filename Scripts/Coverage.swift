// Writes how many lines of responders and controls the tests run, and which they do not; exits with 1 below a limit.
// Run it with the path of the report that swift test writes and that of the list to write.
// Docs/Coverage.md says what the columns are.

import Foundation

/// The targets of the core.
let targets = ["ResponderKit", "ControlCore", "ButtonModel", "ValueControls", "TextControls"]
/// The least share of their lines that the tests run.
let least = 0.95
/// The targets of gestures, containers, pickers and lists, and AppKit's controls.
let others = ["Gestures", "Navigation", "Pickers", "Lists", "AppKitDialect"]
/// The least share of the lines of these.
let leastOfOthers = 0.85

struct Report: Decodable {
  struct Export: Decodable { var files: [File] }
  struct File: Decodable {
    var filename: String
    var segments: [[Value]]
    var summary: Summary
  }
  struct Summary: Decodable { var lines: Lines }
  struct Lines: Decodable {
    var count: Int
    var covered: Int
  }
  /// A number or a truth value of a segment.
  struct Value: Decodable {
    var number: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self.number = number
      } else {
        number = try container.decode(Bool.self) ? 1 : 0
      }
    }
  }
  var data: [Export]
}

/// Returns the lines of a file that no test runs, as ranges.
///
/// A segment is the line, the column, the count, whether it has a count, and whether it begins a region.
func uncovered(_ segments: [[Report.Value]]) -> [ClosedRange<Int>] {
  var ranges: [ClosedRange<Int>] = []
  for (segment, next) in zip(segments, segments.dropFirst()) {
    guard segment[3].number == 1, segment[2].number == 0, segment[4].number == 1 else { continue }
    let (first, last) = (segment[0].number, next[0].number)
    if let former = ranges.last, first <= former.upperBound + 1 {
      ranges[ranges.count - 1] = former.lowerBound...max(former.upperBound, last)
    } else {
      ranges.append(first...max(first, last))
    }
  }
  return ranges
}

/// Why a line is not run, as far as it tells itself.
func reason(_ line: String) -> Int {
  let line = line.trimmingCharacters(in: .whitespaces)
  if ["precondition", "fatalError", "\""].contains(where: line.contains) { return 0 }
  if ["set {", "get {", "set(", "nonmutating"].contains(where: line.hasPrefix) { return 1 }
  if ["guard", "else {", "return", "??", "default:", "case nil"].contains(where: line.contains) {
    return 2
  }
  return 3
}

func written(_ ranges: [ClosedRange<Int>]) -> String {
  ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    .joined(separator: ", ")
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(
    Data("Coverage: error: give the report and the list to write.\n".utf8))
  exit(1)
}
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let files = try JSONDecoder().decode(Report.self, from: data).data.flatMap(\.files)
var (totals, rows) = (String(), String())

/// Adds the lines of a target to the lists, and returns their number and that of those that are run.
@MainActor func add(_ target: String) throws -> (count: Int, covered: Int) {
  let own = files.filter { $0.filename.contains("/Sources/\(target)/") }
    .sorted { $0.filename < $1.filename }
  let lines = own.reduce(0) { $0 + $1.summary.lines.count }
  let run = own.reduce(0) { $0 + $1.summary.lines.covered }
  totals += "| `\(target)` | \(lines) | \(run) |\n"
  for file in own where file.summary.lines.covered < file.summary.lines.count {
    let name = file.filename.components(separatedBy: "/Sources/").last ?? file.filename
    let source = try String(contentsOfFile: file.filename, encoding: .utf8)
      .components(separatedBy: "\n")
    var columns: [[ClosedRange<Int>]] = [[], [], [], []]
    for range in uncovered(file.segments) {
      columns[range.map { reason(source[$0 - 1]) }.min() ?? 3].append(range)
    }
    rows += "| `\(name)` | \(columns.map(written).joined(separator: " | ")) |\n"
  }
  return (lines, run)
}

/// Adds targets with their sum, and returns the share that is run.
@MainActor func add(_ targets: [String], as name: String) throws -> Double {
  var (count, covered) = (0, 0)
  for target in targets {
    let lines = try add(target)
    count += lines.count
    covered += lines.covered
  }
  let share = Double(covered) / Double(max(count, 1))
  totals += "| \(name) | \(count) | \(covered), \(String(format: "%.1f", share * 100)) % |\n"
  return share
}

let share = try add(targets, as: "the core")
let shareOfOthers = try add(others, as: "the others")
let page = """
  # Which lines of responders and controls the tests run, and which they do not

  | target | lines | run |
  |---|---|---|
  \(totals)
  | file | traps and texts | accessors | fallbacks | others |
  |---|---|---|---|---|
  \(rows)
  """
try page.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
print(totals + "The lines that no test runs: \(CommandLine.arguments[2])")
exit(share >= least && shareOfOthers >= leastOfOthers ? 0 : 1)
