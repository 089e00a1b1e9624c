public import Localize

/// A formatter of numbers in a language (Foundation's `NumberFormatter`), by ICU.
@preconcurrency @MainActor
public final class NSNumberFormatter: NSFormatter {
  /// The styles in which numbers are written.
  public typealias Style = NumberLayout.Style

  /// The language.
  public let language: LanguageTag
  /// The style, and what differs from it.
  public var layout: NumberLayout {
    didSet { if layout != oldValue { format = NumberStyleFormat(layout, in: language) } }
  }
  private var format: NumberStyleFormat
  /// The smallest number that is accepted; nil, for none, unless set (`NumberFormatter.minimum`).
  public var minimum: Double?
  /// The largest number that is accepted; nil, for none, unless set (`NumberFormatter.maximum`).
  public var maximum: Double?

  /// Creates a formatter of a style.
  public convenience init(_ style: Style = .decimal, in language: LanguageTag) {
    self.init(NumberLayout(style), in: language)
  }

  /// Creates a formatter of a layout.
  public init(_ layout: NumberLayout, in language: LanguageTag) {
    (self.layout, self.language) = (layout, language)
    format = NumberStyleFormat(layout, in: language)
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
