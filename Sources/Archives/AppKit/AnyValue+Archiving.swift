import AppKitDialect
import FoundationEssentials
import Graphics
import InterfaceLoader
import KeyValues
import Localize
import ResponderKit

// Values of no declared type, which cells and controllers have.
extension ArchivedProperties {
  /// Adds a value of no declared type.
  mutating func anyValue(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Any?>
  ) {
    custom(name) { object, fresh, archiver in
      let value = try object[keyPath: path].map {
        try ArchivedValue(any: $0, name, of: object, archiver)
      }
      let standard = try fresh[keyPath: path].map {
        try ArchivedValue(any: $0, name, of: object, archiver)
      }
      return value == standard ? nil : value ?? ArchivedValue.none
    } decode: { object, value, _ in
      object[keyPath: path] = try value.anyValue
    }
  }
}

extension ArchivedValue {
  private static let kinds = "$any"

  /// Creates the form of a value; throws for one that has none.
  @MainActor
  init(any value: Any, _ name: String, of object: AnyObject, _ archiver: Archiver) throws {
    func form(_ kind: String, _ value: some Codable) throws -> ArchivedValue {
      .values([Self.kinds: .text(kind), "value": try ArchivedValue(encoding: value)])
    }
    switch flattened(value) {
    case nil: self = .none
    case let text as String: self = .text(text)
    case let bool as Bool: self = .bool(bool)
    case let whole as Int: self = .integer(whole)
    case let number as Double: self = try form("double", number)
    case let number as Float: self = try form("float", number)
    case let number as any BinaryInteger: self = .integer(Int(clamping: number))
    case let date as Date: self = try form("date", date.timeIntervalSinceReferenceDate)
    case let text as AttributedText: self = try form("attributedText", text)
    case let image as Image: self = try form("image", image)
    case let color as Color: self = try form("color", color)
    case let url as URL: self = try form("url", url.absoluteString)
    case let list as [Any]:
      self = .list(try list.map { try ArchivedValue(any: $0, name, of: object, archiver) })
    case let values as [String: Any]:
      self = .values([
        Self.kinds: "dictionary",
        "value": .values(
          try values.mapValues { try ArchivedValue(any: $0, name, of: object, archiver) }),
      ])
    case let source as KeyValueObject where type(of: source) == KeyValueObject.self:
      var values: [String: ArchivedValue] = [:]
      for key in source.keys {
        values[key] = try source[key].map { try ArchivedValue(any: $0, name, of: object, archiver) }
      }
      self = .values([Self.kinds: "object", "value": .values(values)])
    case let other?:
      throw archiver.refusal(.noValue(name, kind: "of the type \(type(of: other))"), of: object)
    }
  }

  /// The value of this form; nil for none.
  ///
  /// Throws for a form that no value has.
  @MainActor
  var anyValue: Any? {
    get throws {
      switch self {
      case .none, .object: return nil
      case .bool(let bool): return bool
      case .integer(let whole): return whole
      case .number(let number): return number
      case .text(let text): return text
      case .list(let list): return try list.compactMap { try $0.anyValue }
      case .values(let values):
        guard let kind = values[Self.kinds]?.string, let value = values["value"],
          let any = try value.anyValue(of: kind)
        else { throw misfit }
        return any
      }
    }
  }

  /// The value of a kind; nil for another one.
  @MainActor
  private func anyValue(of kind: String) throws -> Any? {
    switch kind {
    case "double": double
    case "float": double.map { Float($0) }
    case "date": double.map { Date(timeIntervalSinceReferenceDate: $0) }
    case "attributedText": try decoded(as: AttributedText.self)
    case "image": try decoded(as: Image.self)
    case "color": try decoded(as: Color.self)
    case "url": string.flatMap { URL(string: $0) }
    case "dictionary": try named.compactMapValues { try $0.anyValue }
    case "object": KeyValueObject(try named.compactMapValues { try $0.anyValue })
    default: nil
    }
  }

  // MARK: Objects with named values

  /// Creates the form of the values that user defaults or an object of the app has; throws for a class of the
  /// app.
  @MainActor
  init(keyValues source: any KeyValueSource, of object: AnyObject, _ archiver: Archiver) throws {
    func forms(_ values: [String: Any?]) throws -> [String: ArchivedValue] {
      try values.mapValues {
        try $0.map { try ArchivedValue(any: $0, "defaults", of: object, archiver) } ?? .none
      }
    }
    if let given = InterfaceLoader.givenValues(of: source) {
      self = .values(["given": .text(given.name), "value": .values(try forms(given.values))])
      return
    }
    guard let source = source as? KeyValueObject, type(of: source) == KeyValueObject.self else {
      throw archiver.refusal(
        .noValue("defaults", kind: "of the class \(type(of: source))"), of: object)
    }
    let values = Dictionary(uniqueKeysWithValues: source.keys.map { ($0, source[$0]) })
    self = .values(["value": .values(try forms(values))])
  }

  /// The object with named values of this form; nil for another value.
  @MainActor
  var keyValues: (any KeyValueSource)? {
    get throws {
      guard let members, let values = members["value"]?.members else { return nil }
      guard let name = members["given"]?.string else {
        return KeyValueObject(try values.compactMapValues { try $0.anyValue })
      }
      return InterfaceLoader.givenValues(named: name, try values.mapValues { try $0.anyValue })
    }
  }

  // MARK: Formatters

  /// Creates the form of a formatter; throws for a class of the app.
  @MainActor
  init(formatter: any NSFormatter, of cell: AnyObject, _ archiver: Archiver) throws {
    switch formatter {
    case let number as NSNumberFormatter:
      self = .values([
        "kind": "number", "language": try ArchivedValue(encoding: number.language),
        "layout": try ArchivedValue(encoding: number.layout),
        "minimum": try number.minimum.map { try ArchivedValue(encoding: $0) } ?? .none,
        "maximum": try number.maximum.map { try ArchivedValue(encoding: $0) } ?? .none,
      ])
    case let date as NSDateFormatter:
      self = .values(["kind": "date", "format": try ArchivedValue(encoding: date.stored)])
    default:
      throw archiver.refusal(
        .noValue("formatter", kind: "of the class \(type(of: formatter))"), of: cell)
    }
  }

  /// Makes the formatter of this form.
  @MainActor
  func formatter() throws -> (any NSFormatter)? {
    guard let values = members else { throw misfit }
    switch values["kind"]?.string {
    case "number":
      guard let layout = values["layout"], let language = values["language"] else { throw misfit }
      let formatter = NSNumberFormatter(
        try layout.decoded(as: NumberLayout.self), in: try language.decoded(as: LanguageTag.self))
      (formatter.minimum, formatter.maximum) = (
        values["minimum"]?.double, values["maximum"]?.double
      )
      return formatter
    case "date":
      guard let format = values["format"] else { throw misfit }
      return NSDateFormatter(stored: try format.decoded())
    default: throw misfit
    }
  }
}
