// Prints how many lines of the core are run by the tests, and which are not; exits with 1 below the
// limit. Run it with the path of the report that swift test writes.

import Foundation

/// The targets of the core.
let targets = ["ResponderKit", "ControlCore", "ButtonModel", "ValueControls", "TextControls"]
/// The least share of their lines that the tests run.
let least = 0.95

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

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let files = try JSONDecoder().decode(Report.self, from: data).data.flatMap(\.files)
var (count, covered) = (0, 0)
for target in targets {
  let own = files.filter { $0.filename.contains("/Sources/\(target)/") }
    .sorted { $0.filename < $1.filename }
  let lines = own.reduce(0) { $0 + $1.summary.lines.count }
  let run = own.reduce(0) { $0 + $1.summary.lines.covered }
  count += lines
  covered += run
  print("\(target): \(run) of \(lines) lines")
  for file in own where file.summary.lines.covered < file.summary.lines.count {
    let name = file.filename.components(separatedBy: "/Sources/").last ?? file.filename
    let ranges = uncovered(file.segments).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    print("  \(name): \(ranges.joined(separator: ", "))")
  }
}
let share = Double(covered) / Double(max(count, 1))
print("together: \(covered) of \(count) lines, \(String(format: "%.1f", share * 100)) %")
exit(share >= least ? 0 : 1)
