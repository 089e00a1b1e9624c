public import Localize

/// What a transcript expects to be said of an element.
public enum TranscriptText: Sendable, Hashable {
  /// This and nothing else.
  case exact(String)
  /// These, with any text between them: `Sign In. ...`. An end that may be any text is an empty one.
  case partial([String])
  /// Whatever matches all of an expression: `/[0-9]+ new/`.
  case pattern(TextPattern)

  /// Whether a text is what is expected; nil where an expression takes too long to find out.
  public func matches(_ text: String) -> Bool? {
    switch self {
    case .exact(let expected): return text == expected
    case .pattern(let pattern): return pattern.matches(text)
    case .partial(let parts):
      guard parts.count > 1, let first = parts.first, let last = parts.last else {
        return text == parts.joined()
      }
      guard text.hasPrefix(first) else { return false }
      var rest = text.dropFirst(first.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return rest.hasSuffix(last)
    }
  }
}
