import Foundation
import TestSupport
import Testing

/// `make record` sets it: stored output is then rewritten instead of compared.
let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// Compares text with what is stored beside the tests, or stores it.
func expectRecorded(
  _ text: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let stored = packageRoot.appending(path: "Tests/ctlTests/Recorded/\(file)")
  if isRecording {
    try FileManager.default.createDirectory(
      at: stored.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: stored, atomically: true, encoding: .utf8)
  } else {
    let expected = try String(contentsOf: stored, encoding: .utf8)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
