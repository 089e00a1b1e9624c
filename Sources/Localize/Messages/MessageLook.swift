import FoundationEssentials

/// The look of an argument, with its formatters.
enum MessageLook: Sendable {
  /// The one that suits the type of the argument.
  case plain
  case number(NumberFormat)
  case styledNumber(NumberStyleFormat)
  case rules(RuleBasedFormat)
  case date(DateFormat)

  /// The look with what else a range or an interval in it needs.
  struct Whole: Sendable {
    let look: MessageLook
    /// The skeleton of ranges of numbers; nil for a look that has none.
    var ranges: String?
    /// The skeleton of times between dates; nil for a look that has none.
    var intervals: String?
    /// The thing that the look shows, in words.
    var kind = "a value"
    /// Indicates whether whole numbers are digits and separators, as they are without a look.
    var writesDigits = false
  }
}

extension MessageLook.Whole {
  init(_ style: MessagePattern.Style, _ calendar: LocalCalendar) {
    let language = calendar.language
    guard case .formatted(let type, let style) = style else {
      self.init(look: .plain, ranges: ".###", intervals: "yMd", writesDigits: true)
      return
    }
    switch type {
    case .number: self.init(NumberStyle(style), language)
    case .date, .time: self.init(style, isTime: type == .time, calendar)
    case .spellout, .ordinal, .duration:
      let rules: RuleBasedFormat.Rules =
        type == .spellout ? .spellOut : type == .ordinal ? .ordinal : .duration
      // ICU looks for a set of rules with the spaces around its name, and ignores one that it does not have.
      let ruleSet = style.flatMap { $0.isEmpty ? nil : $0 }
      self.init(
        look: .rules(RuleBasedFormat(rules, ruleSet: ruleSet, in: language)), kind: "a number")
    }
  }

  private init(_ style: NumberStyle, _ language: LanguageTag) {
    func styled(_ style: NumberLayout.Style, _ change: (inout NumberLayout) -> Void) -> MessageLook
    {
      var layout = NumberLayout(style)
      change(&layout)
      return .styledNumber(NumberStyleFormat(layout, in: language))
    }
    switch style {
    case .plain: self.init(look: .number(.ofMessages(in: language)), ranges: ".###")
    case .integer:
      self.init(
        look: .number(.ofMessages("precision-integer", in: language)), ranges: "precision-integer")
    case .percent:
      let skeleton = "percent scale/100 precision-integer"
      self.init(look: .number(.ofMessages(skeleton, in: language)), ranges: skeleton)
    case .currency: self.init(look: styled(.currency) { _ in })
    case .skeleton(let skeleton):
      self.init(look: .number(.skeleton(skeleton, in: language)), ranges: skeleton)
    case .pattern(let pattern): self.init(look: styled(.decimal) { $0.pattern = pattern })
    }
    kind = "a number"
    writesDigits = style == .plain || style == .integer
  }

  private init(_ style: String?, isTime: Bool, _ calendar: LocalCalendar) {
    let text = style ?? ""
    let scalars = text.unicodeScalars.drop { $0.properties.isPatternWhitespace }
    let known: [String: DateFormat.Style] = [
      "": .medium, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    let format: DateFormat
    if let style = known[NumberStyle.trimmed(text).lowercased()] {
      format = DateFormat(
        date: isTime ? .none : style, time: isTime ? style : .none, in: calendar)
      intervals = isTime ? "jms" : "yMMMd"
    } else if scalars.starts(with: "::".unicodeScalars) {
      let skeleton = String(scalars.dropFirst(2))
      format = DateFormat(template: skeleton, in: calendar)
      intervals = skeleton
    } else {
      format = DateFormat(pattern: text, in: calendar)
    }
    look = .date(format)
    kind = isTime ? "a time" : "a date"
  }

  /// Returns an argument as text; nil for one of a type that the look does not show.
  func text(of argument: FormatArgument, _ calendar: LocalCalendar) -> String? {
    let language = calendar.language
    switch (argument, look) {
    case (.integer(let number), .rules(let format)): return format.string(number)
    case (.integer(let number), .styledNumber(let format)): return format.string(number)
    case (.integer(let number), .number(let format)): return format.string(number)
    case (.integer(let number), .plain): return NumberFormat.ofMessages(in: language).string(number)
    case (.unsigned(let number), .number(let format)): return format.string(number)
    case (.unsigned(let number), .plain):
      return NumberFormat.ofMessages(in: language).string(number)
    case (.double(let number), .number(let format)): return format.string(number)
    case (.double(let number), .plain): return NumberFormat.ofMessages(in: language).string(number)
    case (.integer, _), (.unsigned, _), (.double, _):
      guard let number = argument.number else { return nil }
      switch look {
      case .styledNumber(let format): return format.string(number)
      case .rules(let format): return format.string(number)
      case .plain, .number, .date: return nil
      }
    case (.text(let text), .plain): return text
    case (.list(let texts), .plain): return ListFormat(in: language).string(texts)
    case (.relative(let amount, let unit), .plain):
      return RelativeDateFormat(in: language).string(amount, unit)
    case (.date(let date), .plain):
      return DateFormat(date: .short, time: .short, in: calendar).string(date)
    case (.date(let date), .date(let format)): return format.string(date)
    case (.range(let range), _):
      return ranges.map { NumberRangeFormat(skeleton: $0, in: language).string(range) }
    case (.interval(let interval), _):
      return intervals.map { DateIntervalFormat(skeleton: $0, in: calendar).string(interval) }
    case (.text, _), (.list, _), (.relative, _), (.date, _): return nil
    }
  }
}

extension FormatArgument {
  /// The number that an argument is; nil for another one.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    case .text, .date, .list, .range, .interval, .relative: nil
    }
  }
}

extension NumberFormat {
  /// Returns the format of numbers in messages.
  ///
  /// ICU's messages group the digits of a number of four in each language that groups, as its older formats do, where
  /// Spanish and others write 1234 elsewhere.
  static func ofMessages(
    _ skeleton: String = ".###", in language: LanguageTag
  ) -> NumberFormat { .skeleton("\(skeleton) group-on-aligned", in: language) }
}
