public import Diagnostics

/// The reason that a text is no pattern of a message, or what is wrong with one that ICU accepts.
public struct MessagePatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of mistakes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A brace that is not closed.
    case unclosedBrace
    /// A name that is none, or a number that is too large.
    case name
    /// A type that does not exist.
    case type
    /// Something else than what the syntax asks for.
    case syntax
    /// A plural or a select without a message for `other`.
    case missingOther
    /// A look that ICU cannot use.
    case style
    /// More levels of messages in messages than are read.
    case depth
    /// A second message for the same selector, which is never shown; ICU accepts it.
    case duplicateSelector
    /// A plural category that no language has, whose message is never shown; ICU accepts it.
    case unknownCategory
    /// A brace that closes nothing and is text; ICU accepts it.
    case strayBrace
    /// An apostrophe that quotes the rest of the pattern; ICU accepts it.
    case unclosedQuote
    /// Text after the limits of a choice that are not in order, whose message is never shown; ICU accepts it.
    case limitOrder

    /// Indicates whether ICU accepts a pattern with the mistake.
    public var isAccepted: Bool {
      switch self {
      case .duplicateSelector, .unknownCategory, .strayBrace, .unclosedQuote, .limitOrder: true
      case .unclosedBrace, .name, .type, .syntax, .missingOther, .style, .depth: false
      }
    }
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The problem in words, without a final period.
  public let problem: String
  /// The remedy, as a sentence.
  public let remedy: String
  /// The place in the pattern; columns are Unicode scalars.
  public let position: SourcePosition

  init(_ kind: Kind, at position: SourcePosition, _ problem: String, _ remedy: String) {
    (self.kind, self.position, self.problem, self.remedy) = (kind, position, problem, remedy)
  }

  /// The place, the problem and the remedy: `1:5: there is no type 'foo'. Write number …`.
  public var description: String {
    "\(position.line):\(position.column): \(problem). \(remedy)"
  }

  /// Returns the mistake as a diagnostic of a file or an argument, whose text begins there.
  public func diagnostic(path: String, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(
      severity, id: "message.\(kind.rawValue)", path: path, at: position, problem, remedy)
  }
}
