/// Where what is said differs from a transcript.
public struct TranscriptDifference: Error, Sendable, Hashable {
  /// A place where they differ.
  public struct Place: Sendable, Hashable {
    /// The line of the transcript; for what is new, the one that it comes after, 0 for none.
    public var line: Int
    /// What differs: a language, a facet, a screen; nil for what is said.
    public var what: String?
    /// What the transcript has; nil for what is new.
    public var expected: String?
    /// What there is; nil for what is not there any more.
    public var actual: String?

    /// Creates a place.
    public init(line: Int, what: String? = nil, expected: String? = nil, actual: String? = nil) {
      self.line = line
      self.what = what
      self.expected = expected
      self.actual = actual
    }
  }

  /// The file of the transcript, as it was given.
  public var path: String
  /// Where they differ, in the order of the transcript.
  public var places: [Place]
  /// The transcript as it would have to be: what matches is kept as it was written.
  public var replacement: Transcript
}

extension TranscriptDifference: CustomStringConvertible {
  /// Each place, then the replacement, ready to be pasted.
  public var description: String {
    let count = places.count == 1 ? "one place" : "\(places.count) places"
    var lines = [
      "\(path):\(max(1, places.first?.line ?? 1)):1: error: what is said differs in \(count). "
        + "Correct the app, or put the transcript below into the file."
    ]
    for place in places {
      let what = place.what.map { ", \($0)" } ?? ""
      lines.append(
        place.expected == nil ? "  after line \(place.line)\(what)" : "  line \(place.line)\(what)")
      if let expected = place.expected { lines.append("    - \(expected)") }
      if let actual = place.actual { lines.append("    + \(actual)") }
    }
    return lines.joined(separator: "\n") + "\n\n" + replacement.description
  }
}

extension Transcript {
  /// Returns where this transcript, of what is said, differs from one that was kept; nil for nowhere.
  ///
  /// What was kept may have partial texts, expressions and facets; of this one all facets that are
  /// asked for must be known. Both must be in the same languages.
  public func difference(from kept: Transcript, path: String = "transcript")
    -> TranscriptDifference?
  {
    var comparison = TranscriptComparison(kept: kept, said: self)
    comparison.compare()
    guard !comparison.places.isEmpty else { return nil }
    return TranscriptDifference(
      path: path, places: comparison.places, replacement: comparison.result)
  }
}
