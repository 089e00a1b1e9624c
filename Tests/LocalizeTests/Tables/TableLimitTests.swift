import Foundation
import Localize
import Testing

/// A table that asks for too much, made when the test runs.
struct HostileTable: Sendable, CustomTestStringConvertible {
  var name: String
  var make: @Sendable () -> String
  var problems: Int, last: String
  var testDescription: String { name }
}

private let hostileTables: [HostileTable] = [
  .init(
    name: "a million semicolons", make: { String(repeating: ";", count: 1_000_000) }, problems: 1,
    last: "F.strings:1:1: error: there is ';', which does not begin a key. Remove it."),
  .init(
    name: "many lines without semicolons",
    make: { String(repeating: "\"a\" = \"x\n", count: 100_000) }, problems: 1001,
    last: "F.strings:1001:2: error: there are 99000 more problems. Fix these first."),
  .init(
    name: "a text of ten megabytes that is not closed",
    make: { "a = \"" + String(repeating: "x", count: 10_000_000) }, problems: 1,
    last: "F.strings:1:5: error: the text is not closed. Add the quotation mark."),
  .init(
    name: "a million entries and one", make: { String(repeating: "a=b;", count: 1_000_001) },
    problems: 1001,
    last: "F.strings:1:4000001: warning: there are 999000 more problems. Fix these first."),
]

@Suite struct TableLimitTests {
  @Test(arguments: hostileTables)
  func `a hostile table ends with what is wrong`(_ table: HostileTable) {
    let problems = StringTable(table.make().utf8, path: "F.strings").problems
    #expect(problems.count == table.problems)
    #expect(problems.last.map { "\($0)" } == table.last)
  }

  @Test func `a pipe and a folder are no tables`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, target) in [("zero.strings", "/dev/zero"), ("root.strings", "/")] {
      let link = folder + "/" + name
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(throws: Diagnostic.self) { try TableFile(contentsOfFile: link) }
    }
    #expect(try TableFile(contentsOfFile: "/dev/zero") == nil, "not the name of a table")
    #expect(throws: Diagnostic.self) { try TableFile(contentsOfFile: "/nowhere.strings") }
  }
}
