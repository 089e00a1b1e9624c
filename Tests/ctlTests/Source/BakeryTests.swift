import Foundation
import TestSupport
import Testing

private let bakery = "Examples/Bakery"

/// The rows of a stored table below its heading.
private func rows(of table: String) throws -> [[String]] {
  let file = packageRoot.appending(path: "Tests/AuditingTests/Judged/\(table)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    .map { $0.split(separator: "\t").map(String.init) }
}

/// A finding as the table has it.
private struct Found: Hashable {
  var rule: String
  var file: String
  var message: String
}

/// Checks the sample app, and returns what is found.
private func findings() throws -> [Found] {
  let result = try run(
    "ctl", ["check", bakery, "--source", bakery, "--format", "lines", "--notes"])
  #expect(result.status == 1)
  return result.output.split(separator: "\n").compactMap { line in
    guard let found = line.firstMatch(of: /^(.+?):\d+:\d+: \w+: (.+) \(([a-z-]+)\)$/) else {
      return nil
    }
    return Found(
      rule: String(found.3), file: String(found.1.dropFirst(bakery.count + 1)),
      message: String(found.2))
  }
}

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct BakeryTests {
  @Test func `the faults of the sample app are found, and nothing else is`() throws {
    var left = try findings()
    let faults = try rows(of: "Bakery.tsv")
    #expect(faults.count == 42 && Set(faults.map { $0[0] }).count >= 20)
    for fault in faults {
      let place = left.firstIndex {
        $0.rule == fault[0] && $0.file == fault[1] && $0.message.names(fault[2])
      }
      let found = try #require(place, "\(fault)")
      left.remove(at: found)
    }
    #expect(left == [])
  }

  @Test func `what looks like a fault and is right stands in the sample app`() throws {
    let correct = try rows(of: "BakeryCorrect.tsv")
    #expect(correct.count >= 20)
    let faults = try rows(of: "Bakery.tsv")
    for row in correct {
      let file = packageRoot.appending(path: "\(bakery)/\(row[0])")
      let text = try String(contentsOf: file, encoding: .utf8)
      let name = String(row[1].prefix { $0 != "(" })
      #expect(text.contains(name), "\(row)")
      #expect(!faults.contains { $0[1] == row[0] && $0[2] == row[1] }, "\(row)")
    }
  }
}

extension String {
  /// Returns whether a name stands in the text as a word of its own.
  fileprivate func names(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return !before.isWord && !after.isWord
    }
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
