import Foundation
import Testing

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct ConformanceTests {
  @Test func `Docs/Conformance.md has every test of a case; make conformance writes it`() throws {
    let document = try String(
      contentsOf: packageRoot.appending(path: "Docs/Conformance.md"), encoding: .utf8)
    let files = FileManager.default.enumerator(
      at: packageRoot.appending(path: "Tests"), includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for name in source.matches(of: /func `((?:[CAL]\d{3}|rows? \d+) [^`]+)`/).map({ String($0.1) }
      ) {
        count += 1
        #expect(document.contains(": \(name) | passed |"), "\(name) is not listed")
      }
    }
    #expect(count > 150)
    #expect(!document.contains("| failed |"))
    for summary in ["55 of 55 have a test.", "12 of 12 have a test.", "21 of 31 have a test."] {
      #expect(document.contains(summary))
    }
  }
}
