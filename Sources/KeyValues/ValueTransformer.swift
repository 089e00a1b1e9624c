/// A conversion of values between an object and what a control shows (Foundation's `ValueTransformer`).
@preconcurrency @MainActor
public struct ValueTransformer {
  /// The name (`NSValueTransformerName`).
  public let name: String
  private let forward: (Any?) throws(KeyValueError) -> Any?
  private let backward: ((Any?) throws(KeyValueError) -> Any?)?

  /// Creates a transformer, which can be used backward if a closure is given for that.
  public init(
    name: String, _ forward: @escaping (Any?) throws(KeyValueError) -> Any?,
    reverse: ((Any?) throws(KeyValueError) -> Any?)? = nil
  ) {
    (self.name, self.forward, backward) = (name, forward, reverse)
  }

  /// Indicates whether what a control shows can be turned back (`allowsReverseTransformation`).
  public var allowsReverseTransformation: Bool { backward != nil }

  /// Returns what is shown for a value.
  public func transformedValue(_ value: Any?) throws(KeyValueError) -> Any? {
    flattened(try forward(flattened(value)))
  }

  /// Returns the value of what is shown.
  ///
  /// Throws if the transformer cannot be used backward.
  public func reverseTransformedValue(_ value: Any?) throws(KeyValueError) -> Any? {
    guard let backward else { throw .invalidValue("\(name) cannot be reversed") }
    return flattened(try backward(flattened(value)))
  }
}

extension ValueTransformer {
  /// The transformers that Foundation has by name.
  public static let standard: [ValueTransformer] = [
    .negateBoolean, .isNil, .isNotNil, .archive("NSUnarchiveFromData"),
    .archive("NSKeyedUnarchiveFromData"), .archive("NSSecureUnarchiveFromData"),
  ]

  /// True for false and false for true; true for no value (`NSNegateBoolean`).
  public static let negateBoolean = ValueTransformer(
    name: "NSNegateBoolean", { !(boolValue(of: $0) ?? false) },
    reverse: { !(boolValue(of: $0) ?? false) })
  /// True for no value (`NSIsNil`).
  public static let isNil = ValueTransformer(name: "NSIsNil", { $0 == nil })
  /// True for a value (`NSIsNotNil`).
  public static let isNotNil = ValueTransformer(name: "NSIsNotNil", { $0 != nil })

  /// The object of an archive, and the archive of an object.
  ///
  /// The bytes of Foundation's archives are neither read nor written: ``ArchivedObject`` stands for them.
  private static func archive(_ name: String) -> ValueTransformer {
    ValueTransformer(
      name: name,
      { value throws(KeyValueError) in
        guard let value else { return nil }
        guard let archive = value as? ArchivedObject else {
          throw .invalidValue(
            "\(shortDescription(of: value)) is no ArchivedObject, which \(name) opens")
        }
        return archive.object
      }, reverse: { $0.map { ArchivedObject($0) } })
  }
}

/// An object in the place of the data of its archive, for the transformers that open archives.
@preconcurrency @MainActor
public final class ArchivedObject {
  /// The object.
  public let object: Any
  /// Creates an archive of an object.
  public init(_ object: Any) { self.object = object }
}
