import Foundation
import Presenters
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusAnnouncementTests {
  @Test func `what is said in every language is the same on every run, with one core or more`()
    throws
  {
    let arguments = ["announce", "--locale", "all", "--now", "2026-11-20T18:30", "."]
    let result = try run("ctl", arguments, in: Corpus.documents)
    #expect(result.status == 3)
    #expect(result.output.utf8.count > 500_000)

    let ctl = Bundle.main.bundleURL.appending(path: "ctl").path
    // The tool that keeps a program on one core is Linux's.
    let taskset = "/usr/bin/taskset"
    let isThere = FileManager.default.fileExists(atPath: taskset)
    let again = try run(
      isThere ? taskset : ctl, (isThere ? ["-c", "0", ctl] : []) + arguments, in: Corpus.documents)
    #expect(again.output == result.output)
    #expect(again.errors == result.errors)
  }

  @Test func `the transcript of every real document can be read and is what was said`() throws {
    let result = try run(
      "ctl", ["announce", "--transcript", "--locale", "all", "."], in: Corpus.documents)
    var transcripts: [String] = []
    for line in result.output.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHead = line.hasPrefix("# ") && (line.hasSuffix(".storyboard") || line.hasSuffix(".xib"))
      if isHead { transcripts.append("") }
      transcripts[transcripts.count - 1] += "\(line)\n"
    }
    #expect(transcripts.count >= 320)
    var elements = 0
    for text in transcripts {
      let transcript = try Transcript(reading: text)
      elements += transcript.screens.reduce(0) { $0 + $1.elements.count }
      #expect(transcript.difference(from: try Transcript(reading: "\(transcript)")) == nil)
    }
    #expect(elements > 1000)
  }
}
