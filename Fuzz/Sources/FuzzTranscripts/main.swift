import Glibc
import Presenters

// libFuzzer with the reader of transcripts behind it.

@_silgen_name("LLVMFuzzerRunDriver")
func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Prints the problem and its text, as optimized programs do not, and ends.
private func check(_ holds: Bool, _ problem: String, _ text: String) {
  guard !holds else { return }
  print("\(problem): \(text.debugDescription)")
  fflush(nil)
  exit(77)
}

/// Reads a transcript, writes it, reads that, and compares.
private func exercise(_ bytes: [UInt8]) {
  let transcript: Transcript
  do {
    transcript = try Transcript(readingUTF8: bytes, path: "F")
  } catch {
    precondition((error.start?.line ?? 0) > 0 && (error.start?.column ?? 0) > 0)
    _ = "\(error)"
    return
  }
  let text = "\(transcript)"
  guard let again = try? Transcript(reading: text) else { return check(false, "not read", text) }
  check("\(again)" == text, "written in another way: \("\(again)".debugDescription)", text)
  check(texts(of: again) == texts(of: transcript), "read in another way", text)
  compare(transcript)
}

/// Returns the expected texts, with nil for an expression, whose line breaks are written as
/// escapes.
private func texts(of transcript: Transcript) -> [[TranscriptText?]] {
  transcript.screens.flatMap(\.elements).map { element in
    element.texts.map { text in
      if case .pattern = text { return nil }
      return text
    }
  }
}

/// Checks that a replacement removes its difference.
private func compare(_ kept: Transcript) {
  var said = kept
  for screen in said.screens.indices {
    for element in said.screens[screen].elements.indices {
      said.screens[screen].elements[element].texts =
        said.screens[screen].elements[element].texts.map { _ in .exact("said") }
    }
    if screen.isMultiple(of: 2) {
      said.screens[screen].elements.reverse()
      for element in said.screens[screen].elements.indices {
        said.screens[screen].elements[element].facets = []
      }
    }
  }
  guard let difference = said.difference(from: kept) else { return }
  _ = "\(difference)"
  guard let replacement = try? Transcript(reading: "\(difference.replacement)") else {
    return check(false, "not read", "\(difference.replacement)")
  }
  check(said.difference(from: replacement) == nil, "still differs", "\(difference)")
}

var count = CommandLine.argc
var programArguments = CommandLine.unsafeArgv
_ = run(&count, &programArguments) { bytes, count in
  exercise(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
