import FoundationEssentials
import ResponderKit

// Values of any type as values of an archive.
extension ArchivedValue {
  /// Creates the form of a value.
  init(encoding value: some Codable) throws {
    switch value {
    case let bool as Bool: self = .bool(bool)
    case let whole as Int: self = .integer(whole)
    case let number as Double: self.init(number)
    case let number as Float: self.init(Double(number))
    case let text as String: self = .text(text)
    default:
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      self = try JSONDecoder().decode(Self.self, from: encoder.encode(value))
    }
  }

  /// Returns the value of this form; throws for the form of another type.
  func decoded<Value: Codable>(as type: Value.Type = Value.self) throws -> Value {
    let plain: Any? =
      switch type {
      case is Bool.Type: boolean
      case is Int.Type: whole
      case is Double.Type: double
      case is Float.Type: double.map { Float($0) }
      case is String.Type: string
      default: nil
      }
    if let plain, let value = plain as? Value { return value }
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: JSONEncoder().encode(self))
    } catch { throw misfit }
  }

  /// The problem of a value that a property cannot have.
  var misfit: ArchiveProblem {
    ArchiveProblem(
      "the value is \(kind) that the property cannot have",
      "Write it as the archive of such an object has it.")
  }

  /// The values of a list; throws for another value.
  var list: [ArchivedValue] {
    get throws {
      guard let items else { throw misfit }
      return items
    }
  }

  /// The values by their names; throws for another value.
  var named: [String: ArchivedValue] {
    get throws {
      guard let members else { throw misfit }
      return members
    }
  }

  /// The selector with this name; nil for none.
  ///
  /// Throws for another value.
  var selector: ActionSelector? {
    get throws {
      if self == .none { return nil }
      guard let text = string, !text.isEmpty else { throw misfit }
      return ActionSelector(text)
    }
  }
}

extension [String: ArchivedValue] {
  /// Returns the case with the raw value of a key, or another one where the key has none; throws for a number
  /// that stands for no case.
  func choice<Choice: RawRepresentable>(
    _ key: String, or standard: Choice
  ) throws -> Choice where Choice.RawValue: FixedWidthInteger {
    guard let value = self[key] else { return standard }
    guard let number = value.whole, let raw = Choice.RawValue(exactly: number),
      let choice = Choice(rawValue: raw)
    else { throw value.misfit }
    return choice
  }
}
