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

  /// Returns the differences from a kept transcript, which may be none, with the head of now.
  func comparison(with kept: KeptTranscript) -> TranscriptDifference {
    var comparison = transcript.comparison(with: kept.transcript, path: kept.path)
    comparison.replacement.head.document = transcript.head.document
    comparison.replacement.head.options = transcript.head.options
    return comparison
  }

  /// Indicates whether the day is not in a kept transcript on which it depends.
  func lacksDay(in kept: KeptTranscript) -> Bool {
    [transcript.head.options, kept.transcript.head.options, words].map { $0.has("--now") }
      == [true, false, false]
  }
}

extension [String] {
  /// Returns whether the words have an option, with its value in the same word or in the next one.
  func has(_ option: String) -> Bool { contains { $0 == option || $0.hasPrefix("\(option)=") } }
}
