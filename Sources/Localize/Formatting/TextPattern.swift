/// A regular expression in ICU's syntax.
///
/// A pattern is a value and is safe to use from any thread. Matching stops after about a fifth of a
/// second, whatever the expression.
public struct TextPattern: Sendable {
  /// The expression.
  public let source: String
  private let pattern: ICU.Pattern

  /// A syntax error in an expression.
  public struct Problem: Error, Sendable, Hashable {
    /// The offset of the error, in UTF-16 code units from 0.
    public var offset: Int
  }

  /// Creates a pattern; throws when the text is not a regular expression.
  public init(_ source: String) throws(Problem) {
    var offset = 0
    guard let pattern = ICU.Pattern(source, errorOffset: &offset) else {
      throw Problem(offset: offset)
    }
    self.source = source
    self.pattern = pattern
  }

  /// Returns whether all of the text matches; nil when matching takes too long.
  public func matches(_ text: String) -> Bool? {
    switch pattern.answer(for: text) {
    case .matches: true
    case .differs: false
    case .takesTooLong: nil
    }
  }
}

extension TextPattern: Hashable {
  /// Returns whether two expressions are written alike.
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source == right.source
  }

  /// Hashes the expression as it is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
