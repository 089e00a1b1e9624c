/// A regular expression over text, as ICU writes them.
///
/// A value; safe from any thread. Matching ends after some fifth of a second, whatever the expression.
public struct TextPattern: Sendable {
  /// The expression.
  public let source: String
  private let pattern: ICU.Pattern

  /// What is wrong with an expression.
  public struct Problem: Error, Sendable, Hashable {
    /// Where, in UTF-16 units from 0.
    public var offset: Int
  }

  /// Creates a pattern; throws where the text is no regular expression.
  public init(_ source: String) throws(Problem) {
    var offset = 0
    guard let pattern = ICU.Pattern(source, errorOffset: &offset) else {
      throw Problem(offset: offset)
    }
    self.source = source
    self.pattern = pattern
  }

  /// Whether all of the text matches; nil where finding out would take too long.
  public func matches(_ text: String) -> Bool? {
    switch pattern.answer(for: text) {
    case .matches: true
    case .differs: false
    case .takesTooLong: nil
    }
  }
}

extension TextPattern: Hashable {
  /// Whether two expressions are written alike.
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source == right.source
  }

  /// Hashes the expression as it is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
