import ControlTesting
import FoundationEssentials
import Testing

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// What `RECORD=1` does; the variable is that of the process, so these run one after the other.
@MainActor @Suite(.serialized) struct TranscriptRecordingTests {
  @Test func `a transcript that differs is written again, with its comments and patterns`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID()).transcript"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let kept = """
      # The first screen.
      Save. Button.
      # Counts what is new.
      /[0-9]+ new/

      """
    try Data(kept.utf8).write(to: URL(filePath: path))
    let said = Transcript(
      screens: [
        .init(elements: [
          .init(texts: [.exact("Send. Button.")]), .init(texts: [.exact("12 new")]),
        ])
      ])
    #expect(throws: TranscriptFailure.self) { try said.check(file: path) }
    setenv("RECORD", "1", 1)
    defer { unsetenv("RECORD") }
    try said.check(file: path)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        # The first screen.
        Send. Button.
        # Counts what is new.
        /[0-9]+ new/

        """)
  }
}
