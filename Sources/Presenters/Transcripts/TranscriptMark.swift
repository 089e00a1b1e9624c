/// The kind of a line of a scenario, by the character with which it begins; a transcript has only what is said.
package enum TranscriptMark: String, Sendable, Hashable, CaseIterable {
  /// The reason that a step was not made.
  case obstacle = "!"
  /// A text that is said.
  case said = ""
  /// A line of the record.
  case record = "|"
  /// An element of the screen after the step.
  case screen = "="

  /// Indicates whether one text stands for all readers and languages where they do not differ.
  var isShared: Bool { self == .record || self == .obstacle }

  /// The mark of a character; nil for another one.
  init?(_ scalar: Unicode.Scalar) {
    self.init(rawValue: String(scalar))
  }
}

extension Transcript.Element {
  /// The texts of so many columns: one text stands for all of them.
  func texts(ofColumns count: Int) -> [TranscriptText] {
    guard texts.count == 1, let text = texts.first, standsForAll else { return texts }
    return Array(repeating: text, count: count)
  }

  /// Indicates whether the only text of a line of a scenario stands for all columns.
  var standsForAll: Bool { mark.isShared || texts == [.exact("")] }

  /// The first text as it is written after its mark.
  var source: String { texts.first.map { source(of: $0) } ?? "" }

  /// Returns a text as it is written after the mark.
  func source(of text: TranscriptText) -> String {
    guard mark != .said else { return text.source }
    let blanks = String(repeating: " ", count: indent)
    return "\(mark.rawValue) \(blanks)\(text.source(at: .mark))"
  }
}
