/// The properties of Foundation's `NumberFormatter` beside a language: a style, and where it differs from it.
public struct NumberLayout: Sendable, Hashable, Codable {
  /// The styles in which numbers are written (`NumberFormatter.Style`).
  public enum Style: Sendable, Hashable, Codable, CaseIterable {
    /// Whole numbers without separators (`NumberFormatter.Style.none`).
    case none
    /// With separators, and at most three fraction digits (`NumberFormatter.Style.decimal`).
    case decimal
    /// An amount in the currency of the language's region (`NumberFormatter.Style.currency`).
    case currency
    /// Whole percentages of a fraction (`NumberFormatter.Style.percent`).
    case percent
    /// A mantissa and an exponent (`NumberFormatter.Style.scientific`).
    case scientific

    /// The number of the style in the shim of ICU.
    var number: UInt32 {
      switch self {
      case .none: 0
      case .decimal: 1
      case .currency: 2
      case .percent: 3
      case .scientific: 4
      }
    }
  }

  /// The style.
  public var style: Style
  /// The pattern of UTS 35 in place of that of the style, such as `#,##0.0;(#)`; nil for none
  /// (`NumberFormatter.positiveFormat` and `negativeFormat`).
  public var pattern: String?
  /// The fewest digits before the separator; nil for those of the style, as for all that follows.
  public var minimumIntegerDigits: Int?
  /// The most digits before the separator; the highest ones are left out.
  public var maximumIntegerDigits: Int?
  /// The fewest digits after the separator.
  public var minimumFractionDigits: Int?
  /// The most digits after the separator.
  public var maximumFractionDigits: Int?
  /// A Boolean value that indicates whether groups of digits are separated.
  public var usesGroupingSeparator: Bool?
  /// The number of digits in a group.
  public var groupingSize: Int?
  /// The number of which what is written is a multiple.
  public var roundingIncrement: Double?
  /// A Boolean value that indicates whether a number with a fraction is read; true unless set.
  public var allowsFloats = true
  /// A Boolean value that indicates whether separators and spaces may stand in other places when a number is read;
  /// false unless set.
  public var isLenient = false

  /// Creates the layout of a style.
  public init(_ style: Style = .none) { self.style = style }
}

/// A number as text in a language and a layout, and the other way, by ICU.
///
/// Several threads may use it at once.
public struct NumberStyleFormat: Sendable {
  private let format: ICU.NumberFormatter?

  /// Creates a format; opening one takes some microseconds.
  ///
  /// A pattern that is none gives a format that prints numbers as Swift does, and reads none.
  public init(_ layout: NumberLayout, in language: LanguageTag) {
    format = ICU.NumberFormatter(locale: "\(language)", layout)
  }

  /// Returns a whole number as text, with all its digits.
  public func string(_ number: some BinaryInteger) -> String {
    Int64(exactly: number).map { format?.text($0) ?? "\($0)" } ?? string(Double(number))
  }

  /// Returns the plural category of a number as the format shows it; nil when ICU fails.
  func category(of number: Double, by rules: ICU.PluralRules) -> PluralCategory? {
    format.flatMap { rules.keyword(of: number, shownBy: $0) }
      .flatMap { PluralCategory(rawValue: $0) }
  }

  /// Returns a number as text.
  public func string(_ number: Double) -> String { format?.text(number) ?? "\(number)" }

  /// Returns the number that all of a text is; nil for another text, and for one of more than 1,000 bytes.
  public func number(_ text: String) -> Double? {
    guard text.utf8.count <= NumberFormat.longestNumber else { return nil }
    return format?.number(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
