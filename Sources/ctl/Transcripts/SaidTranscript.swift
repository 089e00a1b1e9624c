import Presenters

/// A transcript of now, to be compared with a kept transcript.
struct SaidTranscript {
  private let transcript: Transcript
  /// The settings on the command line.
  private let words: [String]

  /// Creates it; the path of the document is from the folder of the transcript.
  init(_ transcript: Transcript, document: String, words: [String]) {
    var transcript = transcript
    transcript.head.document = document
    (self.transcript, self.words) = (transcript, words)
  }

  /// The text of a new file, in which only what is said is kept.
  var newText: String { "\(transcript.keepingFacets([]))" }

  /// Returns the differences from a kept transcript; nil if there are none.
  func difference(from kept: KeptTranscript) -> TranscriptDifference? {
    transcript.difference(from: kept.transcript, path: kept.path)
  }

  /// Returns the text of a file that is written again: lines that match stay as they are.
  func text(replacing kept: KeptTranscript, _ difference: TranscriptDifference?) -> String {
    var replacement = difference?.replacement ?? kept.transcript
    replacement.head.document = transcript.head.document
    replacement.head.options = transcript.head.options
    return "\(replacement)"
  }

  /// Indicates whether the day is not in a kept transcript on which it depends.
  func lacksDay(in kept: KeptTranscript) -> Bool {
    [transcript.head.options, kept.transcript.head.options, words].map { $0.contains("--now") }
      == [true, false, false]
  }
}
