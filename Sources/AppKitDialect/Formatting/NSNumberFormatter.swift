public import Localize

/// A formatter of numbers in a language (Foundation's `NumberFormatter`), by ICU.
@preconcurrency @MainActor
public final class NSNumberFormatter: NSFormatter {
  /// The styles in which numbers are written.
  public enum Style: Sendable, Hashable {
    /// With at most three fraction digits (`NumberFormatter.Style.decimal`).
    case decimal
    /// Whole percentages of a fraction (`NumberFormatter.Style.percent`).
    case percent
  }

  private let format: NumberFormat
  /// The smallest number that is accepted; nil, for none, unless set (`NumberFormatter.minimum`).
  public var minimum: Double?
  /// The largest number that is accepted; nil, for none, unless set (`NumberFormatter.maximum`).
  public var maximum: Double?

  /// Creates a formatter.
  public init(_ style: Style = .decimal, in language: LanguageTag) {
    format = style == .percent ? .percent(in: language) : .decimal(in: language)
  }

  /// Returns the number as text; nil for a value that is not a number.
  public func string(for value: Any?) -> String? {
    switch value {
    case let number as Double: format.string(number)
    case let number as Float: format.string(Double(number))
    case let number as any BinaryInteger: format.string(Double(number))
    default: nil
    }
  }

  /// Returns the number that all of a text is; nil for an empty text.
  public func objectValue(for string: String) throws(FormatterError) -> Any? {
    if string.isEmpty { return nil }
    guard let number = format.number(string) else {
      throw FormatterError("“\(string)” is not a number.")
    }
    if let minimum, number < minimum {
      throw FormatterError("\(string) is less than \(format.string(minimum)).")
    }
    if let maximum, number > maximum {
      throw FormatterError("\(string) is more than \(format.string(maximum)).")
    }
    return number
  }
}
