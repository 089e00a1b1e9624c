/// An object with named values (`NSMutableDictionary`, as bindings use it): a row, preferences, a model for a test.
///
/// A key without a value has none. A subclass may declare values with ``KeyValue``, too. Main actor only.
@preconcurrency @MainActor
open class KeyValueObject: KeyValueSource {
  /// The observers of the values.
  public let keyValueObservers = KeyValueObservers()
  private var stored: [String: Any]

  /// Creates an object with values.
  public init(_ values: [String: Any] = [:]) { stored = values }

  /// The value of a key; nil for none.
  public final subscript(key: String) -> Any? {
    get { (try? value(forKey: key)) ?? nil }
    set { try? setValue(newValue, forKey: key) }
  }

  /// The keys that have a value, sorted.
  public final var keys: [String] { stored.keys.sorted() }

  /// Returns the value of a key; nil for none.
  open func value(forKey key: String) throws(KeyValueError) -> Any? {
    if let value = stored[key] { return flattened(value) }
    return keyValueObservers.property(key, of: self)?.anyValue
  }

  /// Sets the value of a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    if keyValueObservers.property(key, of: self) != nil {
      return try setPropertyValue(value, forKey: key)
    }
    stored[key] = flattened(value)
    didChangeValue(forKey: key)
  }

  /// Returns the value itself unless overridden.
  open func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? { value }

  /// Returns no key path unless overridden.
  open func keyPathsForValuesAffectingValue(forKey key: String) -> [String] { [] }
}
