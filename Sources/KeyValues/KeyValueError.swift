/// The reason that a value cannot be read or set by its key.
public enum KeyValueError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The object has no such key (`NSUndefinedKeyException`).
  case undefinedKey(String, of: String)
  /// The object stands for one of the app's, and the value of the key has not been given.
  case unknownValue(String, of: String)
  /// The value of the key can be read only.
  case readOnlyKey(String, of: String)
  /// The object refuses the value, for a reason that a person reads.
  case invalidValue(String)

  /// The reason in a few words.
  public var description: String {
    switch self {
    case .undefinedKey(let key, let object): "\(object) has no key \(key)"
    case .unknownValue(let key, let object): "\(object) has no value of \(key) yet"
    case .readOnlyKey(let key, let object): "\(key) of \(object) cannot be set"
    case .invalidValue(let reason): reason
    }
  }
}
