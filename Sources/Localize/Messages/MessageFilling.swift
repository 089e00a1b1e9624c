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
  private let program: MessageProgram
  private let arguments: Arguments
  private var buffer: MessageBuffer
  /// The number that `#` shows.
  private var number = ShownNumber.whole(0)
  /// Indicates whether what cannot be shown stands as in the pattern.
  private let keepsPlaces: Bool
  private var problems: [FormatError] = []

  /// The longest text in bytes, because each argument may be long.
  private static var longest: Int { 4 << 20 }
  /// The bytes of a text that needs no memory of its own.
  private static var room: Int { 256 }

  private init(
    _ program: MessageProgram, _ arguments: Arguments, keepsPlaces: Bool,
    _ room: UnsafeMutableBufferPointer<UInt8>
  ) {
    (self.program, self.arguments, self.keepsPlaces) = (program, arguments, keepsPlaces)
    buffer = MessageBuffer(room)
  }

  /// Returns the text of a message.
  static func text(
    of program: MessageProgram, _ arguments: Arguments
  ) throws(FormatError) -> String {
    var problem: FormatError?
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { room in
      var filling = MessageFilling(program, arguments, keepsPlaces: false, room)
      problem = filling.fill(program.whole)
      return problem == nil ? filling.buffer.text : ""
    }
    if let problem { throw problem }
    return text
  }

  /// Returns the text of a message in which what cannot be shown stands as in the pattern, and the reasons.
  static func textAndProblems(
    of program: MessageProgram, _ arguments: Arguments
  ) -> (String, [FormatError]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { room in
      var filling = MessageFilling(program, arguments, keepsPlaces: true, room)
      if let problem = filling.fill(program.whole) { filling.problems.append(problem) }
      return (filling.buffer.text, filling.problems)
    }
  }

  /// Writes a message; returns the problem that ends it, and nil at its end.
  private mutating func fill(_ message: MessageProgram.Message) -> FormatError? {
    for index in message {
      let step = program.steps[Int(index)]
      let (place, choice) = (Int(step.place), Int(step.index))
      switch step.action {
      case .text:
        buffer.append(
          .init(rebasing: program.literals.buffer[choice..<(choice + Int(step.count))]))
      case .number: appendNumber()
      case .plural:
        guard let argument = arguments.value(at: place) else {
          if let problem = leave(place) { return problem }
          continue
        }
        guard let own = ShownNumber(argument) else {
          if let problem = leave(place, argument, "a number") { return problem }
          continue
        }
        let (outer, plural) = (number, program.plurals[choice])
        number = own.subtracting(plural.offset)
        if let problem = fill(program.message(of: plural, for: own)) { return problem }
        number = outer
      case .argument:
        if let problem = fillArgument(place, program.looks[choice]) { return problem }
      case .select:
        if let problem = fillSelect(place, program.selects[choice]) { return problem }
      case .choice:
        if let problem = fillChoice(place, program.choices[choice]) { return problem }
      }
      if buffer.length > Self.longest { return .tooLong(limit: Self.longest) }
    }
    return nil
  }

  private mutating func fillArgument(_ place: Int, _ look: MessageLook.Whole) -> FormatError? {
    guard let argument = arguments.value(at: place) else { return leave(place) }
    if look.writesDigits, case .integer(let whole) = argument, let digits = program.digits {
      buffer.append(whole, digits)
      return nil
    }
    guard let shown = look.text(of: argument, program.calendar) else {
      return leave(place, argument, look.kind)
    }
    buffer.append(shown)
    return nil
  }

  private mutating func fillSelect(
    _ place: Int, _ messages: [String: MessageProgram.Message]
  ) -> FormatError? {
    guard let argument = arguments.value(at: place) else { return leave(place) }
    guard case .text(let keyword) = argument else { return leave(place, argument, "a keyword") }
    return fill(messages[keyword] ?? messages["other"] ?? 0..<0)
  }

  /// Writes the last message whose limit the number reaches, before the first one that it does not; the first message
  /// for a number below all.
  private mutating func fillChoice(
    _ place: Int, _ messages: [(limit: MessagePattern.Limit, message: MessageProgram.Message)]
  ) -> FormatError? {
    guard let argument = arguments.value(at: place) else { return leave(place) }
    guard let number = argument.number else { return leave(place, argument, "a number") }
    var found = messages[0].message
    for (limit, message) in messages.dropFirst() {
      guard limit.isIncluded ? number >= limit.number : number > limit.number else { break }
      found = message
    }
    return fill(found)
  }

  @inline(__always)
  private mutating func appendNumber() {
    switch number {
    case .whole(let number):
      if let digits = program.digits {
        buffer.append(number, digits)
      } else {
        buffer.append(program.numbers.string(number))
      }
    case .unsigned(let number): buffer.append(program.numbers.string(number))
    case .double(let number): buffer.append(program.numbers.string(number))
    }
  }

  /// Writes the name of an argument that is missing, or has a type that is not shown; returns the problem unless names
  /// are written.
  private mutating func leave(
    _ place: Int, _ argument: FormatArgument? = nil, _ kind: String = ""
  ) -> FormatError? {
    let name = program.names[place]
    let problem =
      argument.map { FormatError.wrongNamed(name, isA: $0.kind, shownAs: kind) }
      ?? .missingNamed(name)
    guard keepsPlaces else { return problem }
    problems.append(problem)
    buffer.append("{\(name)}")
    return nil
  }
}
