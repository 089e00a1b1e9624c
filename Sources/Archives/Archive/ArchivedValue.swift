/// A value of an archived object: what JSON and property lists have, and the object with an id.
public enum ArchivedValue: Sendable, Hashable {
  /// No value, where another one is the default.
  case none
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Another number, which may be infinite.
  case number(Double)
  /// A text.
  case text(String)
  /// Several values.
  case list([ArchivedValue])
  /// Named values.
  case values([String: ArchivedValue])
  /// The object with an id.
  case object(String)

  /// The key of the id of an object, in the place of named values.
  static let objectKey = "$object"
  /// The key of a number that JSON has no digits for.
  static let numberKey = "$number"

  /// Creates a number; a whole one for a whole number.
  init(_ number: Double) {
    if number.isNaN {
      // A value is equal to itself.
      self = .values([Self.numberKey: "nan"])
    } else if let whole = Int(exactly: number), abs(number) < 9_007_199_254_740_992,
      number.sign == .plus || whole != 0
    {
      self = .integer(whole)
    } else {
      self = .number(number)
    }
  }

  /// Creates the value of a key with a dollar sign, or named values.
  init(_ values: [String: ArchivedValue]) {
    if values.count == 1, case .text(let id)? = values[Self.objectKey] {
      self = .object(id)
    } else if values.count == 1, case .text(let name)? = values[Self.numberKey],
      let number = Double(name), !number.isNaN
    {
      self = .number(number)
    } else {
      self = .values(values)
    }
  }

  /// The named values; nil for another value.
  var members: [String: ArchivedValue]? {
    if case .values(let values) = self { values } else { nil }
  }
  /// The values of a list; nil for another value.
  var items: [ArchivedValue]? { if case .list(let list) = self { list } else { nil } }
  /// The text; nil for another value.
  var string: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number; nil for another value.
  var whole: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The Boolean value; nil for another value.
  var boolean: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The id of an object; nil for another value.
  var objectID: String? { if case .object(let id) = self { id } else { nil } }
  /// The number; nil for another value.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .values([Self.numberKey: "nan"]): .nan
    default: nil
    }
  }

  /// The kind of value in words.
  var kind: String {
    switch self {
    case .none: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .values: "named values"
    case .object: "an object"
    }
  }
}

extension ArchivedValue: Codable {
  /// Reads a value from any format.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: ArchiveKey.self) {
      var values: [String: ArchivedValue] = [:]
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(ArchivedValue.self, forKey: key)
      }
      self.init(values)
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var list: [ArchivedValue] = []
      while !container.isAtEnd { list.append(try container.decode(ArchivedValue.self)) }
      self = .list(list)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let whole = try? container.decode(Int.self) {
      self = .integer(whole)
    } else if let number = try? container.decode(Double.self) {
      self.init(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let list):
      var container = encoder.unkeyedContainer()
      for value in list { try container.encode(value) }
    case .values(let values): try Self.encode(values, to: encoder)
    case .object(let id): try Self.encode([Self.objectKey: .text(id)], to: encoder)
    case .number(let number) where !number.isFinite:
      try Self.encode([Self.numberKey: .text("\(number)")], to: encoder)
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let bool): try container.encode(bool)
      case .integer(let number): try container.encode(number)
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }

  private static func encode(
    _ values: [String: ArchivedValue], to encoder: any Encoder
  ) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      try container.encode(value, forKey: ArchiveKey(key))
    }
  }
}

/// A key of any name.
struct ArchiveKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
