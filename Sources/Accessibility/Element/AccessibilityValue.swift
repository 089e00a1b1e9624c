public import Graphics

/// The current value of an element, typed so that every language can word it in its own way.
public enum AccessibilityValue: Sendable, Hashable {
  /// Text that is spoken as is.
  case text(String)
  /// A number.
  case number(Double)
  /// A fraction of a whole: 0.75 reads 75%.
  case percent(Double)
  /// A position in a sequence, counted from 1: page 2 of 3.
  case position(Int, of: Int)
  /// The state of a switch.
  case toggle(ToggleState)
  /// A color, which is spoken by its name.
  case color(Color)
  /// The badge of a tab: a whole number reads as a count of items, other text as is.
  case badge(String)

  /// The state of a switch; UIKit's accessibility values for it are `0`, `1` and `2`.
  public enum ToggleState: Int, Sendable, Hashable, Codable {
    /// The switch is off (`NSControl.StateValue.off`, `aria-checked="false"`).
    case off = 0
    /// The switch is on (`NSControl.StateValue.on`, `aria-checked="true"`).
    case on = 1
    /// Some of what the switch controls is on (`NSControl.StateValue.mixed`).
    case mixed = 2
  }
}

extension AccessibilityValue: ExpressibleByStringInterpolation {
  /// Creates text that is spoken as is.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension AccessibilityValue: Codable {
  private enum Key: String, CodingKey {
    case text, number, percent, place, of, toggle, color, badge
  }

  /// Writes an object whose only key is the kind of value; a position has `place` and `of`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try values.encode(text, forKey: .text)
    case .number(let number): try encode(number, .number, in: &values)
    case .percent(let fraction): try encode(fraction, .percent, in: &values)
    case .position(let place, let count):
      try values.encode(place, forKey: .place)
      try values.encode(count, forKey: .of)
    case .toggle(let state): try values.encode(state, forKey: .toggle)
    case .color(let color): try values.encode(color, forKey: .color)
    case .badge(let text): try values.encode(text, forKey: .badge)
    }
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch values.allKeys.first {
    case .text: self = .text(try values.decode(String.self, forKey: .text))
    case .number: self = .number(try Self.decode(.number, in: values))
    case .percent: self = .percent(try Self.decode(.percent, in: values))
    case .place, .of:
      let place = try values.decode(Int.self, forKey: .place)
      self = .position(place, of: try values.decode(Int.self, forKey: .of))
    case .toggle: self = .toggle(try values.decode(ToggleState.self, forKey: .toggle))
    case .color: self = .color(try values.decode(Color.self, forKey: .color))
    case .badge: self = .badge(try values.decode(String.self, forKey: .badge))
    case nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a value without its kind"))
    }
  }

  /// Writes a number, or text when it is not finite, because JSON has no number for that.
  private func encode(
    _ number: Double, _ key: Key, in values: inout KeyedEncodingContainer<Key>
  ) throws {
    if number.isFinite {
      try values.encode(number, forKey: key)
    } else {
      try values.encode("\(number)", forKey: key)
    }
  }

  private static func decode(
    _ key: Key, in values: KeyedDecodingContainer<Key>
  ) throws -> Double {
    if let text = try? values.decode(String.self, forKey: key), let number = Double(text) {
      return number
    }
    return try values.decode(Double.self, forKey: key)
  }
}
