import Foundation
import Testing

private let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources/ControlCore")

/// What every value type has in Swift, and needs no counterpart.
private let swiftsOwn = ["init(rawValue", "init(_ rawValue", "var rawValue", "var description"]

@Suite struct DocumentationTests {
  @Test func `each public symbol of ControlCore names its counterpart in UIKit`() throws {
    var count = 0
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      // A type that UIKit lacks says so once for all its members.
      if source.contains("made. UIKit has no counterpart.") { continue }
      if file.lastPathComponent == "InteractionRecord+Text.swift" { continue }
      var comment = ""
      for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("///") {
          comment += line
        } else if !line.hasPrefix("@") {
          if line.hasPrefix("public ") || line.hasPrefix("open "), !line.hasPrefix("public import"),
            !swiftsOwn.contains(where: line.contains), !line.contains("init?(name")
          {
            count += 1
            #expect(
              comment.contains("UI") || comment.contains("Interface Builder"),
              "\(file.lastPathComponent): \(line)")
          }
          comment = ""
        }
      }
    }
    #expect(count > 80)
  }
}
