/// A pattern with its formatters, in steps one after the other, ready to be filled in.
final class MessageProgram: Sendable {
  /// The actions of steps.
  enum Action: UInt8, Sendable {
    /// Writes literal text, from a place in ``MessageProgram/literals``, so many bytes.
    case text
    /// Writes an argument by its place among the names, with the look of a number.
    case argument
    /// Writes the number of the plural around it.
    case number
    /// Goes on with a message of the plural, the select or the choice of a number.
    case plural
    case select
    case choice
  }

  struct Step: Sendable {
    let action: Action
    let place: Int32
    let index: Int32
    let count: Int32
  }

  /// The steps of a message, which stand one after the other.
  typealias Message = Range<Int32>

  let pattern: MessagePattern
  let names: [String]
  let calendar: LocalCalendar
  let literals: FixedList<UInt8>
  let steps: FixedList<Step>
  let whole: Message
  let looks: [MessageLook.Whole]
  let plurals: FixedList<MessagePlural>
  private let categories: FixedList<Message>
  private let exact: FixedList<(number: Double, message: Message)>
  private let first: FixedList<UInt8>
  private let rules: [MessageRules]
  let selects: [[String: Message]]
  let choices: [[(limit: MessagePattern.Limit, message: Message)]]
  /// The digits of whole numbers; nil where ICU writes them.
  let digits: WholeDigits?
  /// The format of `#` and of numbers without a look.
  let numbers: NumberFormat

  init(_ pattern: MessagePattern, _ calendar: LocalCalendar) {
    let names = pattern.names
    var compiler = MessageCompiler(calendar, names)
    whole = compiler.message(pattern.parts)
    (self.pattern, self.names, self.calendar) = (pattern, names, calendar)
    (literals, steps) = (FixedList(compiler.literals), FixedList(compiler.steps))
    (looks, plurals) = (compiler.looks, FixedList(compiler.plurals))
    (categories, exact) = (
      FixedList(compiler.branches.categories), FixedList(compiler.branches.exact)
    )
    (first, rules) = (FixedList(compiler.branches.first), compiler.branches.rules)
    (selects, choices) = (compiler.selects, compiler.choices)
    digits = .digits(of: calendar.language)
    numbers = .ofMessages(in: calendar.language)
  }

  deinit {
    literals.free()
    steps.free()
    plurals.free()
    categories.free()
    exact.free()
    first.free()
  }
}

/// The messages of all plurals, one after the other, so that choosing one copies no list.
struct MessageBranches: Sendable {
  /// The messages of the categories, six for a plural in CLDR's order; that of `other` where there is none.
  var categories: [MessageProgram.Message] = []
  var exact: [(number: Double, message: MessageProgram.Message)] = []
  var rules: [MessageRules] = []
  /// The places of the categories of the first numbers, so many for a plural.
  var first: [UInt8] = []
}

/// The messages of a plural, as places in lists of the program.
struct MessagePlural: Sendable {
  let offset: Double
  /// The place of the messages of the categories.
  let categories: Int32
  let exact: Range<Int32>
  let rules: Int32
  /// The place of the categories of the first numbers; -1 where a format decides them.
  let first: Int32
}

/// A number that a plural shows.
enum ShownNumber {
  case whole(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// The number of an argument; nil for another one.
  init?(_ argument: FormatArgument) {
    switch argument {
    case .integer(let number): self = .whole(number)
    case .unsigned(let number): self = .unsigned(number)
    case .double(let number): self = .double(number)
    case .text, .date, .list, .range, .interval, .relative: return nil
    }
  }

  var value: Double {
    switch self {
    case .whole(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    }
  }

  /// Returns the number less an offset.
  func subtracting(_ offset: Double) -> ShownNumber {
    if offset == 0 { return self }
    if case .whole(let whole) = self, let offset = Int64(exactly: offset) {
      let (result, isTooLarge) = whole.subtractingReportingOverflow(offset)
      if !isTooLarge { return .whole(result) }
    }
    return .double(value - offset)
  }
}

extension MessageProgram {
  /// Returns the message of a number in a plural; its offset is subtracted after exact numbers are compared.
  @inline(__always)
  func message(of plural: MessagePlural, for number: ShownNumber) -> Message {
    for index in plural.exact where exact[Int(index)].number == number.value {
      return exact[Int(index)].message
    }
    return categories[Int(plural.categories) + category(of: plural, for: number)]
  }

  @inline(__always)
  private func category(of plural: MessagePlural, for number: ShownNumber) -> Int {
    if case .whole(let whole) = number, whole >= 0, whole < MessageRules.firstCount,
      plural.first >= 0, plural.offset == 0
    {
      return Int(first[Int(plural.first) + Int(whole)])
    }
    return rules[Int(plural.rules)]
      .category(of: number.subtracting(plural.offset)).place
  }
}
