/// A message of ICU's MessageFormat in a language, with its formatters: `{count, plural, one{# song} other{# songs}}`.
///
/// Making one opens what it needs; filling it in opens nothing but the looks of dates without one. A value that several
/// threads may use at once.
public struct MessageFormat: Sendable {
  /// The pattern.
  public let pattern: MessagePattern
  /// The language.
  public var language: LanguageTag { calendar.language }
  /// The names of the arguments, in the order in which they are met.
  public let names: [String]
  let steps: [MessageStep]
  let calendar: LocalCalendar
  private let places: [String: Int]

  /// Makes the message of a pattern in a language; dates are those of Greenwich unless another time zone is given.
  public init(
    _ pattern: MessagePattern, in language: LanguageTag, timeZone: TimeZoneIdentifier = .gmt
  ) {
    self.pattern = pattern
    names = pattern.names
    places = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    calendar = LocalCalendar(language: language, timeZone: timeZone)
    steps = MessageCompiler(calendar: calendar, places: places).steps(pattern.parts)
  }

  /// Reads a pattern in strict syntax, and makes its message.
  ///
  /// Throws what is wrong with the pattern, with its place.
  public init(
    _ text: String, in language: LanguageTag, timeZone: TimeZoneIdentifier = .gmt
  ) throws(MessagePatternError) {
    self.init(try MessagePattern(text), in: language, timeZone: timeZone)
  }

  /// Returns the message with its arguments by their names; those of `{0}` and its like are `"0"` and its like.
  ///
  /// Throws for an argument that is missing or of a type that its place does not show. An argument that the message does
  /// not name is not asked for.
  public func string(
    _ arguments: [String: FormatArgument] = [:]
  ) throws(FormatError) -> String {
    var filling = MessageFilling(self, NamedArguments(names: names, values: arguments))
    return try filling.filled()
  }

  /// Returns the message with its arguments in the order of ``names``.
  ///
  /// Throws as with names.
  public func string(
    inOrder arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    var filling = MessageFilling(self, OrderedArguments(values: arguments))
    return try filling.filled()
  }

  /// Returns the message with the only argument that it names.
  ///
  /// Throws as with names.
  public func string(_ argument: FormatArgument) throws(FormatError) -> String {
    var filling = MessageFilling(self, OneArgument(value: argument))
    return try filling.filled()
  }

  /// Returns the message, in which what cannot be shown stands as in the pattern, and the reasons.
  public func text(
    _ arguments: [String: FormatArgument] = [:]
  ) -> (text: String, problems: [FormatError]) {
    var filling = MessageFilling(self, NamedArguments(names: names, values: arguments))
    filling.keepsPlaces = true
    let text = (try? filling.filled()) ?? ""
    return (text, filling.problems)
  }
}
