/// A message of ICU's MessageFormat in a language, with its formatters: `{count, plural, one{# song} other{# songs}}`.
///
/// Making one opens what its looks need, and what an argument without a look needs is opened once. A value that several
/// threads may use at once.
public struct MessageFormat: Sendable {
  let program: MessageProgram

  /// The pattern.
  public var pattern: MessagePattern { program.pattern }
  /// The language.
  public var language: LanguageTag { program.calendar.language }
  /// The names of the arguments, in the order in which they are met.
  public var names: [String] { program.names }

  /// Makes the message of a pattern in a language; dates are those of Greenwich unless another time zone is given.
  public init(
    _ pattern: MessagePattern, in language: LanguageTag, timeZone: TimeZoneIdentifier = .gmt
  ) {
    program = MessageProgram(pattern, LocalCalendar(language: language, timeZone: timeZone))
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
    try MessageFilling.text(of: program, NamedArguments(names: names, values: arguments))
  }

  /// Returns the message with its arguments in the order of ``names``.
  ///
  /// Throws as with names.
  public func string(
    inOrder arguments: [FormatArgument]
  ) throws(FormatError) -> String {
    try MessageFilling.text(of: program, OrderedArguments(values: arguments))
  }

  /// Returns the message with the only argument that it names.
  ///
  /// Throws as with names.
  public func string(_ argument: FormatArgument) throws(FormatError) -> String {
    if case .integer(let number) = argument, let text = program.text(of: number) { return text }
    return try MessageFilling.text(of: program, OneArgument(value: argument))
  }

  /// Returns the message, in which the name of what cannot be shown stands in braces, and the reasons.
  public func text(
    _ arguments: [String: FormatArgument] = [:]
  ) -> (text: String, problems: [FormatError]) {
    MessageFilling.textAndProblems(of: program, NamedArguments(names: names, values: arguments))
  }
}
