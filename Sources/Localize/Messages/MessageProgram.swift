/// A pattern with its formatters, ready to be filled in.
indirect enum MessageStep: Sendable {
  case text(String)
  /// An argument by its place among the names.
  case argument(Int, MessageLook.Whole)
  /// The number of the plural around it.
  case number
  case plural(Int, MessagePlural)
  case select(Int, [String: [MessageStep]])
  case choice(Int, [(limit: MessagePattern.Limit, message: [MessageStep])])
}

/// The messages of a plural.
struct MessagePlural: Sendable {
  let offset: Double
  let rules: MessageRules
  let exact: [(number: Double, message: [MessageStep])]
  let other: [MessageStep]
  /// The messages of the categories, in CLDR's order.
  private var categories: [[MessageStep]?]

  init(
    offset: Double, rules: MessageRules, exact: [(Double, [MessageStep])],
    categories: [PluralCategory: [MessageStep]]
  ) {
    (self.offset, self.rules, self.exact) = (offset, rules, exact)
    self.categories = PluralCategory.allCases.map { categories[$0] }
    other = categories[.other] ?? []
  }

  /// Returns the message of a number, and the number that `#` shows.
  func message(for argument: FormatArgument) -> (message: [MessageStep], shown: FormatArgument)? {
    guard let number = argument.number else { return nil }
    for branch in exact where branch.number == number {
      return (branch.message, shown(argument, number))
    }
    let category: PluralCategory
    if case .integer(let whole) = argument, offset == 0 {
      category = rules.category(of: whole)
    } else {
      category = rules.category(of: number - offset)
    }
    return (categories[category.place] ?? other, shown(argument, number))
  }

  private func shown(_ argument: FormatArgument, _ number: Double) -> FormatArgument {
    if offset == 0 { return argument }
    if case .integer(let whole) = argument, let offset = Int64(exactly: offset) {
      let (result, isTooLarge) = whole.subtractingReportingOverflow(offset)
      if !isTooLarge { return .integer(result) }
    }
    return .double(number - offset)
  }
}

/// Makes the steps of a pattern in a language.
struct MessageCompiler {
  let calendar: LocalCalendar
  let places: [String: Int]

  func steps(_ parts: [MessagePattern.Part]) -> [MessageStep] {
    parts.map { part in
      switch part {
      case .text(let text): .text(text)
      case .number: .number
      case .argument(let argument): step(argument, places[argument.name] ?? 0)
      }
    }
  }

  private func step(_ argument: MessagePattern.Argument, _ place: Int) -> MessageStep {
    switch argument.style {
    case .plain, .formatted:
      return .argument(place, MessageLook.Whole(argument.style, calendar))
    case .plural(let plural):
      return .plural(place, compiled(plural, of: argument.name))
    case .select(let branches):
      // The first message of a keyword counts, as in ICU.
      return .select(
        place,
        Dictionary(
          branches.map { ($0.selector, steps($0.message)) }, uniquingKeysWith: { first, _ in first }
        ))
    case .choice(let branches):
      return .choice(place, branches.map { ($0.selector, steps($0.message)) })
    }
  }

  private func compiled(_ plural: MessagePattern.Plural, of name: String) -> MessagePlural {
    var categories: [PluralCategory: [MessageStep]] = [:]
    for branch in plural.categories {
      guard let category = PluralCategory(rawValue: branch.selector),
        categories[category] == nil
      else { continue }
      categories[category] = steps(branch.message)
    }
    let other = plural.categories.first { $0.selector == "other" }?.message ?? []
    return MessagePlural(
      offset: plural.offset,
      rules: MessageRules(
        calendar.language, isOrdinal: plural.isOrdinal, operand(of: name, in: other)),
      exact: plural.exact.map { ($0.selector, steps($0.message)) }, categories: categories)
  }

  /// Returns the way in which a message for `other` shows the number of its plural.
  private func operand(
    of name: String, in message: [MessagePattern.Part]
  ) -> MessageRules.Operand {
    for part in message {
      switch part {
      case .number: return .plain
      case .argument(let argument) where argument.name == name:
        guard case .formatted(.number, let style) = argument.style else {
          if case .plain = argument.style { return .plain }
          if case .formatted = argument.style { return .exact }
          continue
        }
        return operand(NumberStyle(style))
      case .text, .argument: continue
      }
    }
    return .plain
  }

  private func operand(_ style: NumberStyle) -> MessageRules.Operand {
    var layout: NumberLayout
    switch style {
    case .plain: return .plain
    // ICU looks only into its older formats.
    case .skeleton: return .exact
    case .integer:
      layout = NumberLayout(.decimal)
      layout.maximumFractionDigits = 0
    case .percent: layout = NumberLayout(.percent)
    case .currency: layout = NumberLayout(.currency)
    case .pattern(let pattern):
      layout = NumberLayout(.decimal)
      layout.pattern = pattern
    }
    return .shown(NumberStyleFormat(layout, in: calendar.language))
  }
}
