import Foundation
import Testing

/// Expects lines to be those of a stored file; with `RECORD=1` they are written there.
func expectStored(
  _ lines: [String], in name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stored/\(name)")
  let text = lines.map { $0 + "\n" }.joined()
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let known = try String(contentsOf: file, encoding: .utf8)
  let (expected, found) = (known.split(separator: "\n"), text.split(separator: "\n"))
  #expect(expected.count == found.count, sourceLocation: sourceLocation)
  let different = zip(expected, found).filter { $0 != $1 }.prefix(10).map { "- \($0)\n+ \($1)" }
  #expect(different.isEmpty, "\(different.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
