/// Makes the steps of a pattern in a language.
struct MessageCompiler {
  typealias Message = MessageProgram.Message

  private let calendar: LocalCalendar
  private let places: [String: Int]
  private(set) var literals: [UInt8] = []
  private(set) var steps: [MessageProgram.Step] = []
  private(set) var looks: [MessageLook.Whole] = []
  private(set) var plurals: [MessagePlural] = []
  private(set) var branches = MessageBranches()
  private(set) var selects: [[String: Message]] = []
  private(set) var choices: [[(limit: MessagePattern.Limit, message: Message)]] = []

  init(_ calendar: LocalCalendar, _ names: [String]) {
    self.calendar = calendar
    places = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes the steps of a message, after those of the messages in it.
  mutating func message(_ parts: [MessagePattern.Part]) -> Message {
    var own: [MessageProgram.Step] = []
    for part in parts { own.append(step(part)) }
    let start = Int32(steps.count)
    steps += own
    return start..<Int32(steps.count)
  }

  private mutating func step(_ part: MessagePattern.Part) -> MessageProgram.Step {
    switch part {
    case .text(let text):
      let start = literals.count
      literals += Array(text.utf8)
      return .init(
        action: .text, place: 0, index: Int32(start), count: Int32(literals.count - start))
    case .number: return .init(action: .number, place: 0, index: 0, count: 0)
    case .argument(let argument):
      let (action, index) = choice(of: argument)
      return .init(
        action: action, place: Int32(places[argument.name] ?? 0), index: Int32(index), count: 0)
    }
  }

  private mutating func choice(
    of argument: MessagePattern.Argument
  ) -> (MessageProgram.Action, Int) {
    switch argument.style {
    case .plain, .formatted:
      looks.append(MessageLook.Whole(argument.style, calendar))
      return (.argument, looks.count - 1)
    case .plural(let plural):
      let compiled = compiled(plural, of: argument.name)
      plurals.append(compiled)
      return (.plural, plurals.count - 1)
    case .select(let branches):
      // The first message of a keyword counts, as in ICU.
      var messages: [String: Message] = [:]
      for branch in branches where messages[branch.selector] == nil {
        messages[branch.selector] = message(branch.message)
      }
      selects.append(messages)
      return (.select, selects.count - 1)
    case .choice(let branches):
      var messages: [(limit: MessagePattern.Limit, message: Message)] = []
      for branch in branches { messages.append((branch.selector, message(branch.message))) }
      choices.append(messages)
      return (.choice, choices.count - 1)
    }
  }

  private mutating func compiled(
    _ plural: MessagePattern.Plural, of name: String
  ) -> MessagePlural {
    var categories: [PluralCategory: Message] = [:]
    for branch in plural.categories {
      guard let category = PluralCategory(rawValue: branch.selector),
        categories[category] == nil
      else { continue }
      categories[category] = message(branch.message)
    }
    var exact: [(number: Double, message: Message)] = []
    for branch in plural.exact { exact.append((branch.selector, message(branch.message))) }
    let other = plural.categories.first { $0.selector == "other" }?.message ?? []
    let rules = MessageRules(
      calendar.language, isOrdinal: plural.isOrdinal, operand(of: name, in: other))
    defer {
      branches.exact += exact
      branches.categories += PluralCategory.allCases.map {
        categories[$0] ?? categories[.other] ?? 0..<0
      }
      branches.rules.append(rules)
      branches.first += rules.first
    }
    let start = Int32(branches.exact.count)
    return MessagePlural(
      offset: plural.offset, categories: Int32(branches.categories.count),
      exact: start..<(start + Int32(exact.count)), rules: Int32(branches.rules.count),
      first: rules.first.isEmpty ? -1 : Int32(branches.first.count))
  }

  /// Returns the way in which a message for `other` shows the number of its plural.
  private func operand(
    of name: String, in message: [MessagePattern.Part]
  ) -> MessageRules.Operand {
    for part in message {
      switch part {
      case .number: return .plain
      case .argument(let argument) where argument.name == name:
        switch argument.style {
        case .plain: return .plain
        case .formatted(.number, let style): return operand(NumberStyle(style))
        case .formatted: return .exact
        case .plural, .select, .choice: continue
        }
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
