public import Diagnostics

/// A pattern of ICU's MessageFormat, as a tree: `{count, plural, one{# song} other{# songs}}`.
///
/// The syntax is that of ICU 72's `MessagePattern`, with an apostrophe that quotes only before a brace, and before `#` and
/// `|` where these mean something. Only the tree is kept; ``MessageFormat`` fills it in.
public struct MessagePattern: Sendable, Hashable {
  /// The mistakes that a reader accepts.
  public enum Syntax: Sendable, Hashable {
    /// None: those that ICU accepts are errors, too.
    case strict
    /// Those that ICU accepts, which become ``MessagePattern/remarks``.
    case lenient
  }

  /// A piece of a message.
  public enum Part: Sendable, Hashable {
    /// Literal text, without the apostrophes that quote.
    case text(String)
    /// An argument in braces.
    case argument(Argument)
    /// `#`, the number of the plural around it.
    case number
  }

  /// An argument in braces.
  public struct Argument: Sendable, Hashable {
    /// The name, or a number from 0 as text.
    public let name: String
    /// The look, or the choice that it makes.
    public let style: Style
    /// The place of the name in the pattern.
    public let position: SourcePosition
  }

  /// The look of an argument, or the choice that it makes.
  public indirect enum Style: Sendable, Hashable {
    /// `{name}`
    case plain
    /// `{name, number}` and its like, with what follows the type; nil for nothing.
    case formatted(ArgumentType, String?)
    /// `{name, plural, …}` and `{name, selectordinal, …}`.
    case plural(Plural)
    /// `{name, select, …}`
    case select([Branch<String>])
    /// `{name, choice, …}`
    case choice([Branch<Limit>])
  }

  /// The types of arguments with a look.
  public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
    /// A number, such as `{n, number, ::compact-short}`.
    case number
    /// A date, such as `{d, date, ::yMMMd}`.
    case date
    /// A time, such as `{d, time, short}`.
    case time
    /// A number in words.
    case spellout
    /// A number as in `2nd`.
    case ordinal
    /// Seconds, as in `1:00:00`.
    case duration
  }

  /// The messages of a plural.
  public struct Plural: Sendable, Hashable {
    /// Indicates whether the rules are those of ordinal numbers.
    public let isOrdinal: Bool
    /// The number that is subtracted before a rule chooses, and before `#` shows it; 0 unless given.
    public let offset: Double
    /// The messages of exact numbers (`=0`), which are compared before the offset is subtracted.
    public let exact: [Branch<Double>]
    /// The messages of categories, `other` among them.
    public let categories: [Branch<String>]
  }

  /// A message with what chooses it.
  public struct Branch<Selector: Sendable & Hashable>: Sendable, Hashable {
    /// The keyword, the number or the limit.
    public let selector: Selector
    /// The message.
    public let message: [Part]
    /// The place of the selector in the pattern.
    public let position: SourcePosition
  }

  /// A limit of a choice: the least number of its message.
  public struct Limit: Sendable, Hashable {
    /// The number.
    public let number: Double
    /// Indicates whether the number itself belongs to the message.
    public let isIncluded: Bool
  }

  /// The pattern as it was written.
  public let text: String
  /// The pieces in order.
  public let parts: [Part]
  /// The mistakes that ICU accepts, in order; none in strict syntax.
  public let remarks: [MessagePatternError]

  /// Reads a pattern.
  ///
  /// Throws what is wrong, with its place.
  public init(
    _ text: String, _ syntax: Syntax = .strict
  ) throws(MessagePatternError) {
    var reader = MessageReader(text, syntax)
    parts = try reader.message()
    (self.text, remarks) = (text, reader.remarks)
  }

  /// The names of the arguments, each once, in the order in which they are met.
  public var names: [String] {
    var (names, met) = ([String](), Set<String>())
    func collect(_ parts: [Part]) {
      for case .argument(let argument) in parts {
        if met.insert(argument.name).inserted { names.append(argument.name) }
        argument.style.messages.forEach(collect)
      }
    }
    collect(parts)
    return names
  }
}

extension MessagePattern.Style {
  /// The messages among which the argument chooses.
  public var messages: [[MessagePattern.Part]] {
    switch self {
    case .plain, .formatted: []
    case .plural(let plural): plural.exact.map(\.message) + plural.categories.map(\.message)
    case .select(let branches): branches.map(\.message)
    case .choice(let branches): branches.map(\.message)
    }
  }
}
