/// An object whose values are read, set and observed by their names: what key-value coding and observing
/// are in Foundation, without the Objective-C runtime.
///
/// A class declares its values with ``KeyValue``, and needs nothing but ``keyValueObservers``; one that computes
/// values overrides the methods, and tells its observers of changes. Main actor only.
@preconcurrency @MainActor
public protocol KeyValueSource: AnyObject {
  /// The observers of the values.
  var keyValueObservers: KeyValueObservers { get }
  /// Returns the value of a key (`NSObject.value(forKey:)`).
  ///
  /// Throws ``KeyValueError/undefinedKey(_:of:)`` for a key that the object lacks.
  func value(forKey key: String) throws(KeyValueError) -> Any?
  /// Sets the value of a key, and tells the observers (`NSObject.setValue(_:forKey:)`).
  ///
  /// A number is converted to the type of the property. Throws for a key that the object lacks or that is
  /// read only, and for a value of another type.
  func setValue(_ value: Any?, forKey key: String) throws(KeyValueError)
  /// Returns the value that the object accepts in the place of another one (`NSObject.validateValue(_:forKey:)`).
  ///
  /// Throws ``KeyValueError/invalidValue(_:)`` if there is none.
  func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any?
  /// Returns the key paths whose changes change the value of a key
  /// (`NSObject.keyPathsForValuesAffectingValue(forKey:)`).
  func keyPathsForValuesAffectingValue(forKey key: String) -> [String]
}

extension KeyValueSource {
  /// Returns the value of a ``KeyValue`` property.
  public func value(forKey key: String) throws(KeyValueError) -> Any? {
    try propertyValue(forKey: key)
  }

  /// Sets the value of a ``KeyValue`` property.
  public func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    try setPropertyValue(value, forKey: key)
  }

  /// Returns the value itself.
  public func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? {
    value
  }

  /// Returns no key path.
  public func keyPathsForValuesAffectingValue(forKey key: String) -> [String] { [] }

  /// Tells the observers that the value of a key has changed (`NSObject.didChangeValue(forKey:)`).
  public func didChangeValue(forKey key: String) { keyValueObservers.notify(key) }

  /// Returns the value of a ``KeyValue`` property, for an override of ``value(forKey:)``.
  package func propertyValue(forKey key: String) throws(KeyValueError) -> Any? {
    if key == "self" { return self }
    guard let property = keyValueObservers.property(key, of: self) else {
      throw .undefinedKey(key, of: keyValueName(of: self))
    }
    return property.anyValue
  }

  /// Sets the value of a ``KeyValue`` property, for an override of ``setValue(_:forKey:)``.
  package func setPropertyValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    guard let property = keyValueObservers.property(key, of: self) else {
      throw .undefinedKey(key, of: keyValueName(of: self))
    }
    guard property.set(value) else {
      throw .invalidValue(
        "\(key) of \(keyValueName(of: self)) cannot be \(shortDescription(of: value))")
    }
  }
}

/// An object that records and errors name by more than its class.
@MainActor
package protocol HasKeyValueName: AnyObject {
  /// The name.
  var keyValueName: String { get }
}

/// Returns the name of an object in records and errors.
@MainActor
package func keyValueName(of object: AnyObject) -> String {
  (object as? any HasKeyValueName)?.keyValueName ?? String(describing: type(of: object))
}

/// Returns a value in a few words, for records and errors.
@MainActor
package func shortDescription(of value: Any?) -> String {
  guard let value = flattened(value) else { return "none" }
  switch value {
  case let text as String: return "“\(text)”"
  case let marker as SelectionMarker: return marker.description
  case let number as any BinaryFloatingPoint:
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  case let values as [Any]: return values.count == 1 ? "1 object" : "\(values.count) objects"
  case is [String: Any]: return "a dictionary"
  case let object as any HasKeyValueName: return object.keyValueName
  case is KeyValueObject: return "an object"
  case let object as any KeyValueSource: return keyValueName(of: object)
  default: return "\(value)"
  }
}
