import Foundation
import Testing

private let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources")

/// The control, its values and its closures.
private let places = [
  "ControlCore", "ControlValues/ControlEvents.swift", "ControlValues/ControlState.swift",
  "ControlValues/ContentHorizontalAlignment.swift", "ControlValues/ContentVerticalAlignment.swift",
  "ResponderKit/Menus/Action.swift",
]

/// What every value type has in Swift, and needs no counterpart.
private let swiftsOwn = ["init(rawValue", "init(_ rawValue", "var rawValue", "var description"]

@Suite struct DocumentationTests {
  @Test func `each public symbol of ControlCore names its counterpart in UIKit`() throws {
    var count = 0
    let files = try places.flatMap { place -> [URL] in
      let url = sources.appending(path: place)
      guard place.hasSuffix(".swift") else {
        return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      }
      return [url]
    }
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
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
