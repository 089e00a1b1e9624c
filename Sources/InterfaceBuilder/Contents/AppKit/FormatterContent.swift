public import Localize
import TextFormats

/// The formatter of an AppKit cell in a document, which turns its value into text and back.
public struct FormatterContent: Sendable {
  /// The kinds of formatters.
  public enum Kind: Sendable, Hashable {
    /// Numbers in a layout, with the smallest and the largest one that is accepted.
    case number(NumberLayout, minimum: Double?, maximum: Double?)
    /// Dates and times in styles.
    case date(DateFormat.Style, time: DateFormat.Style)
    /// Dates in a pattern of UTS 35.
    case datePattern(String)
    /// One that is not modeled, by its kind or its class: a class of the app, sizes of files, dates in words
    /// such as “today”.
    case other(String)
  }

  /// The element of the formatter.
  public let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kind, with what the document says of it.
  public var kind: Kind {
    if let name = element.customClass { return .other(name) }
    switch element.name {
    case "numberFormatter":
      return .number(layout, minimum: number("minimum"), maximum: number("maximum"))
    case "dateFormatter" where element.bool("doesRelativeDateFormatting") == true:
      return .other("relative date formatter")
    case "dateFormatter":
      if let pattern = element["dateFormat"], !pattern.isEmpty, element["dateStyle"] == nil {
        return .datePattern(pattern)
      }
      return .date(.named(element["dateStyle"]), time: .named(element["timeStyle"]))
    default: return .other(displayName(of: element.name))
    }
  }

  /// The values that it formats in a few words, such as `decimal numbers from 1 to 99999`.
  package var summary: String {
    switch kind {
    case .number(let layout, let minimum, let maximum):
      let name = layout.style == .none ? "numbers" : "\(layout.style) numbers"
      switch (minimum.map { shortest($0) }, maximum.map { shortest($0) }) {
      case (nil, nil): return name
      case (let low?, nil): return "\(name) from \(low)"
      case (nil, let high?): return "\(name) up to \(high)"
      case (let low?, let high?): return "\(name) from \(low) to \(high)"
      }
    case .date(.none, .none): return "dates"
    case .date(.none, let time): return "times (\(time))"
    case .date(let date, .none): return "dates (\(date))"
    case .date(let date, let time): return "dates (\(date)) and times (\(time))"
    case .datePattern(let pattern): return "dates (\(pattern.cut(to: 100)))"
    case .other(let name): return "\(name.cut(to: 60)), which is not modeled"
    }
  }

  private var layout: NumberLayout {
    var layout = NumberLayout(.named(element["numberStyle"]))
    if let positive = element["positiveFormat"], !positive.isEmpty {
      layout.pattern = element["negativeFormat"].map { "\(positive);\($0)" } ?? positive
    }
    layout.minimumIntegerDigits = element["minimumIntegerDigits"].flatMap { Int($0) }
    layout.maximumIntegerDigits = element["maximumIntegerDigits"].flatMap { Int($0) }
    layout.minimumFractionDigits = element["minimumFractionDigits"].flatMap { Int($0) }
    layout.maximumFractionDigits = element["maximumFractionDigits"].flatMap { Int($0) }
    layout.usesGroupingSeparator = element.bool("usesGroupingSeparator")
    layout.groupingSize = element["groupingSize"].flatMap { Int($0) }
    layout.roundingIncrement = number("roundingIncrement")
    layout.allowsFloats = element.bool("allowsFloats") ?? true
    layout.isLenient = element.bool("lenient") ?? false
    return layout
  }

  /// The number of a child element, such as `minimum`; nil if there is none.
  private func number(_ key: String) -> Double? {
    element.children.first { $0[.key] == key }?.finiteNumber("value")
  }
}

extension CellContent {
  /// The formatter of the value; nil if there is none.
  public var formatter: FormatterContent? {
    element.children.first { $0[.key] == "formatter" }.map { FormatterContent($0) }
  }
}

extension NumberLayout.Style {
  /// Returns the style with Interface Builder's name; none for an unknown or missing one.
  fileprivate static func named(_ name: String?) -> Self {
    switch name {
    case "decimal": .decimal
    case "currency": .currency
    case "percent": .percent
    case "scientific": .scientific
    default: .none
    }
  }
}

extension DateFormat.Style {
  /// Returns the style with Interface Builder's name; none for an unknown or missing one.
  fileprivate static func named(_ name: String?) -> Self {
    switch name {
    case "full": .full
    case "long": .long
    case "medium": .medium
    case "short": .short
    default: .none
    }
  }
}
