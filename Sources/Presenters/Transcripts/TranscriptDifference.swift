/// The differences between what is said and a kept transcript.
public struct TranscriptDifference: Error, Sendable, Hashable {
  /// A single difference.
  public struct Place: Sendable, Hashable {
    /// The line of the transcript; for an addition, the line that it follows, or 0.
    public var line: Int
    /// The part that differs: a language, a reader, a facet, a slow expression, or the place in a record; nil for the
    /// text in the first language by the first reader.
    public var what: String?
    /// The content of the transcript; nil for an addition.
    public var expected: String?
    /// The actual content; nil for a removal.
    public var actual: String?
    /// The advice for a step that was not made; nil for none.
    package var remedy: String?

    /// Creates a difference.
    public init(line: Int, what: String? = nil, expected: String? = nil, actual: String? = nil) {
      self.line = line
      self.what = what
      self.expected = expected
      self.actual = actual
    }
  }

  /// The path of the transcript as given.
  public var path: String
  /// The differences in the order of the transcript.
  public var places: [Place]
  /// The updated transcript, in which matching lines are kept as written.
  public var replacement: Transcript
}

extension TranscriptDifference: CustomStringConvertible {
  /// The differences, then the replacement, ready to be pasted.
  public var description: String {
    text(remedy: "Correct the app, or put the transcript below into the file.") + "\n\n"
      + replacement.description
  }

  /// Returns the differences, with what to do about them.
  package func text(remedy: String) -> String {
    Self.text(of: places, path: path, "what is said differs", remedy: remedy)
  }

  /// Returns the text of differences.
  static func text(
    of places: [Place], path: String, _ problem: String, remedy: String
  ) -> String {
    let count = places.count == 1 ? "one place" : "\(places.count) places"
    var lines = [
      "\(path):\(max(1, places.first?.line ?? 1)):1: error: \(problem) in \(count). \(remedy)"
    ]
    for place in places {
      let what = place.what.map { ", \($0)" } ?? ""
      lines.append(
        place.expected == nil ? "  after line \(place.line)\(what)" : "  line \(place.line)\(what)")
      if let expected = place.expected { lines.append("    - \(expected)") }
      if let actual = place.actual { lines.append("    + \(actual)") }
      if let remedy = place.remedy { lines.append("      \(remedy)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension Transcript {
  /// Returns the differences of this transcript from a kept one; nil if there are none.
  ///
  /// The kept transcript may have partial texts, expressions and facets. This transcript must have
  /// every facet that the kept one has. Both must be in the same languages.
  public func difference(from kept: Transcript, path: String = "transcript")
    -> TranscriptDifference?
  {
    let comparison = comparison(with: kept, path: path)
    return comparison.places.isEmpty ? nil : comparison
  }

  /// Returns the differences from a kept transcript, which may be none, and the replacement.
  package func comparison(with kept: Transcript, path: String) -> TranscriptDifference {
    var comparison = TranscriptComparison(kept: kept, said: self)
    comparison.compare()
    return TranscriptDifference(
      path: path, places: comparison.places, replacement: comparison.result)
  }
}
