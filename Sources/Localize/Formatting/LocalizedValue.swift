/// The value of a key in a table: one text, or several to choose from.
public enum LocalizedValue: Sendable, Hashable {
  /// A text, which may be a format.
  case text(String)
  /// A format whose variables stand for texts of their own, by name.
  case format(String, variables: [String: Variable])
  /// Whole texts by the plural category of the first number that they show.
  case plural([PluralCategory: LocalizedValue])
  /// Texts by device, as Apple names it: `iphone`, `mac`, `other` …
  case device([String: LocalizedValue])
  /// Texts by the width that they need, in ems.
  case width([Int: LocalizedValue])

  /// A part of a format that depends on a number.
  public struct Variable: Sendable, Hashable {
    /// The conversion of the number without its percent sign, such as `lld`.
    public var valueType: String
    /// The argument, counted from 1; nil when the format gives its position.
    public var argument: Int?
    /// The texts by category; `%arg` stands for the number in a catalog's texts, which set
    /// ``argument``.
    public var categories: [PluralCategory: String]

    /// Creates a variable.
    public init(
      valueType: String, argument: Int? = nil, categories: [PluralCategory: String]
    ) {
      self.valueType = valueType
      self.argument = argument
      self.categories = categories
    }
  }

  /// The text when there is only one; otherwise the one for `other`, with its variables as written.
  public var plainText: String {
    switch self {
    case .text(let text), .format(let text, _): text
    case .plural(let texts):
      (texts[.other] ?? texts.min { $0.key < $1.key }?.value)?.plainText ?? ""
    case .device(let texts):
      (texts["other"] ?? texts.min { $0.key < $1.key }?.value)?.plainText ?? ""
    case .width(let texts): texts.max { $0.key < $1.key }?.value.plainText ?? ""
    }
  }
}

extension LocalizedValue {
  /// Returns the text for the context, filled in with the arguments.
  ///
  /// The text for `zero` applies to the number zero in every language, as in Apple's catalogs, even
  /// where CLDR has no such category.
  public func string(
    _ arguments: [FormatArgument] = [], in context: TextContext
  ) throws(FormatError) -> String {
    switch self {
    case .text(let text):
      return try FormatString(text).filled(with: arguments, locale: context.numberLocale)
    case .format(let format, let variables):
      var filling = VariableFilling(context: context, variables: variables, arguments: arguments)
      return try filling.fill(FormatString(format))
    case .plural(let texts):
      let number = try selector(of: texts, arguments)
      return try chosen(texts, for: number, nil, in: context, name: "the plural")
        .string(arguments, in: context)
    case .device(let texts):
      guard let text = texts[context.device] ?? texts["other"] else {
        throw .noVariant("the device '\(context.device)'")
      }
      return try text.string(arguments, in: context)
    case .width(let texts):
      return try variant(of: texts, fitting: context.width).string(arguments, in: context)
    }
  }

  /// Returns the widest text that fits, or the narrowest.
  private func variant(
    of texts: [Int: LocalizedValue], fitting width: Int?
  ) throws(FormatError) -> LocalizedValue {
    let fitting = texts.filter { $0.key <= width ?? .max }
    guard let text = fitting.max(by: { $0.key < $1.key }) ?? texts.min(by: { $0.key < $1.key })
    else { throw .noVariant("any width") }
    return text.value
  }

  /// Returns the number that the texts show: the argument of the first numeric conversion in one.
  private func selector(
    of texts: [PluralCategory: LocalizedValue], _ arguments: [FormatArgument]
  ) throws(FormatError) -> FormatArgument {
    guard let text = texts[.other] ?? texts.values.first else { throw .noOther("the plural") }
    var next = 1
    for conversion in FormatString(text.plainText).conversions {
      let position = conversion.position ?? next
      if conversion.position == nil { next += 1 }
      if "@sScCPpn".contains(conversion.conversion) { continue }
      guard position <= arguments.count else { throw .missingArgument(position) }
      return arguments[position - 1]
    }
    // A text may leave the number out.
    guard let number = arguments.first(where: { $0.isNumber }) else { throw .missingArgument(1) }
    return number
  }
}

extension FormatArgument {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    case .text, .date, .list, .range, .interval, .relative: false
    }
  }
}

/// Chooses among texts by the category of a number.
private func chosen<Text>(
  _ texts: [PluralCategory: Text], for number: FormatArgument, _ fractionDigits: Int?,
  in context: TextContext, name: String
) throws(FormatError) -> Text {
  let rules = PluralRules.rules(for: context.language)
  let category: PluralCategory
  let isZero: Bool
  switch number {
  case .integer(let value): (category, isZero) = (rules.category(of: value), value == 0)
  case .unsigned(let value): (category, isZero) = (rules.category(of: value), value == 0)
  case .double(let value):
    category = rules.category(of: value, fractionDigits: fractionDigits)
    isZero = value == 0
  case .text, .date, .list, .range, .interval, .relative:
    throw .wrongArgument(1, isA: number.kind, conversion: "a plural")
  }
  if isZero, let zero = texts[.zero] { return zero }
  guard let text = texts[category] ?? texts[.other] else { throw .noOther(name) }
  return text
}

/// The most levels of nested variables.
let deepestVariable = 4

/// Fills in a format with variables and arguments.
private struct VariableFilling {
  let context: TextContext
  let variables: [String: LocalizedValue.Variable]
  let arguments: [FormatArgument]
  private var open: [String] = []

  init(
    context: TextContext, variables: [String: LocalizedValue.Variable], arguments: [FormatArgument]
  ) {
    self.context = context
    self.variables = variables
    self.arguments = arguments
  }

  mutating func fill(_ format: FormatString) throws(FormatError) -> String {
    var filling = FormatFilling(arguments: arguments, locale: context.numberLocale)
    return try fill(format, &filling)
  }

  private mutating func fill(
    _ format: FormatString, _ filling: inout FormatFilling
  ) throws(FormatError) -> String {
    var inner = self
    return try filling.fill(format) {
      (filling: inout FormatFilling, name, index) throws(FormatError) in
      try inner.text(of: name, index, &filling)
    }
  }

  private mutating func text(
    of name: String, _ index: Int, _ filling: inout FormatFilling
  ) throws(FormatError) -> String {
    guard let variable = variables[name] else { throw .unknownVariable(name) }
    filling.budget -= 1
    if open.contains(name) { throw .recursiveVariable(name) }
    guard open.count < deepestVariable else { throw .nestedTooDeep(limit: deepestVariable) }
    guard filling.budget > 0 else { throw .tooManyVariables(limit: FormatFilling.mostVariables) }
    let index = variable.argument.map { $0 - 1 } ?? index
    let digits = FormatString("%" + variable.valueType).conversions.first?.shownFractionDigits
    var text = try chosen(
      variable.categories, for: try filling.argument(index), digits, in: context, name: name)
    if let argument = variable.argument {
      text = text.substituting("%arg", with: "%\(argument)$\(variable.valueType)")
    }
    let format = FormatString(text)
    open.append(name)
    defer { open.removeLast() }
    let outer = filling.own
    filling.own = index
    defer { filling.own = outer }
    return try fill(format, &filling)
  }
}

extension FormatString.Conversion {
  /// The number of fraction digits that the conversion shows for every number; nil when that
  /// varies.
  fileprivate var shownFractionDigits: Int? {
    guard "fF".contains(conversion) else { return nil }
    if case .literal(let digits) = precision { return digits }
    return nil
  }
}
