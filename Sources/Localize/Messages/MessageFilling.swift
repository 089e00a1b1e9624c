/// The arguments of a message by their places among its names.
protocol MessageArguments {
  func value(at place: Int) -> FormatArgument?
}

/// Arguments by their names.
struct NamedArguments: MessageArguments {
  let names: [String]
  let values: [String: FormatArgument]
  func value(at place: Int) -> FormatArgument? { values[names[place]] }
}

/// Arguments in the order of the names.
struct OrderedArguments: MessageArguments {
  let values: [FormatArgument]
  func value(at place: Int) -> FormatArgument? { place < values.count ? values[place] : nil }
}

/// A single argument.
struct OneArgument: MessageArguments {
  let value: FormatArgument
  func value(at place: Int) -> FormatArgument? { place == 0 ? value : nil }
}

/// Fills in a message.
struct MessageFilling<Arguments: MessageArguments> {
  private let format: MessageFormat
  private let arguments: Arguments
  private var text = ""
  /// The number that `#` shows.
  private var number: FormatArgument?
  /// Indicates whether what cannot be shown stands as in the pattern.
  var keepsPlaces = false
  private(set) var problems: [FormatError] = []

  /// The longest text in bytes, because each argument may be long.
  private static var longest: Int { 4 << 20 }

  init(_ format: MessageFormat, _ arguments: Arguments) {
    (self.format, self.arguments) = (format, arguments)
  }

  mutating func filled() throws(FormatError) -> String {
    try fill(format.steps)
    return text
  }

  private mutating func fill(_ steps: [MessageStep]) throws(FormatError) {
    for step in steps {
      switch step {
      case .text(let literal): try append(literal)
      case .number:
        if let number { try append(.ofMessages(in: format.language), number) }
      case .argument(let place, let look):
        guard let argument = try argument(place) else { continue }
        guard let shown = look.text(of: argument, format.calendar) else {
          try leave(place, wrong(place, argument, look.kind))
          continue
        }
        try append(shown)
      case .plural(let place, let plural):
        guard let argument = try argument(place) else { continue }
        guard let (message, shown) = plural.message(for: argument) else {
          try leave(place, wrong(place, argument, "a number"))
          continue
        }
        let outer = number
        number = shown
        try fill(message)
        number = outer
      case .select(let place, let messages):
        guard let argument = try argument(place) else { continue }
        guard case .text(let keyword) = argument else {
          try leave(place, wrong(place, argument, "a keyword"))
          continue
        }
        try fill(messages[keyword] ?? messages["other"] ?? [])
      case .choice(let place, let messages):
        guard let argument = try argument(place) else { continue }
        guard let number = argument.number else {
          try leave(place, wrong(place, argument, "a number"))
          continue
        }
        try fill(chosen(messages, number))
      }
    }
  }

  /// Returns the last message whose limit the number reaches, before the first one that it does not; the first message
  /// for a number below all.
  private func chosen(
    _ messages: [(limit: MessagePattern.Limit, message: [MessageStep])], _ number: Double
  ) -> [MessageStep] {
    var found = messages[0].message
    for (limit, message) in messages.dropFirst() {
      guard limit.isIncluded ? number >= limit.number : number > limit.number else { break }
      found = message
    }
    return found
  }

  private mutating func append(_ piece: String) throws(FormatError) {
    text += piece
    guard text.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
  }

  private mutating func append(
    _ numbers: NumberFormat, _ number: FormatArgument
  ) throws(FormatError) {
    switch number {
    case .integer(let number): try append(numbers.string(number))
    case .unsigned(let number): try append(numbers.string(number))
    case .double(let number): try append(numbers.string(number))
    case .text, .date, .list, .range, .interval, .relative: break
    }
  }

  private mutating func argument(_ place: Int) throws(FormatError) -> FormatArgument? {
    if let argument = arguments.value(at: place) { return argument }
    try leave(place, .missingNamed(format.names[place]))
    return nil
  }

  private func wrong(_ place: Int, _ argument: FormatArgument, _ kind: String) -> FormatError {
    .wrongNamed(format.names[place], isA: argument.kind, shownAs: kind)
  }

  /// Writes the name of an argument that cannot be shown, or throws why.
  private mutating func leave(_ place: Int, _ problem: FormatError) throws(FormatError) {
    guard keepsPlaces else { throw problem }
    problems.append(problem)
    try append("{\(format.names[place])}")
  }
}
