public import Localize

/// The text that a transcript expects for an element.
public enum TranscriptText: Sendable, Hashable {
  /// Exactly the given text.
  case exact(String)
  /// The given parts with any text between them: `Sign In. ...`; an empty first or last part
  /// matches any text there.
  case partial([String])
  /// A regular expression that must match the whole text: `/[0-9]+ new/`.
  case pattern(TextPattern)

  /// Returns whether a text matches; nil if an expression takes too long.
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
