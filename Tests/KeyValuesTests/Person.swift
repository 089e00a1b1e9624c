import KeyValues

/// A model with values of several types.
final class Person: KeyValueSource {
  let keyValueObservers = KeyValueObservers()
  @KeyValue var name: String
  @KeyValue var age = 30
  @KeyValue var height = 1.75
  @KeyValue var isMember = false
  @KeyValue var nickname: String?
  @KeyValue var friend: Person?

  init(_ name: String = "Ada") { self.name = name }

  func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? {
    guard key == "age", let age = value as? Int else { return value }
    guard age >= 0 else { throw .invalidValue("an age is not negative") }
    return min(age, 150)
  }

  func value(forKey key: String) throws(KeyValueError) -> Any? {
    guard key == "title" else { return try propertyValue(forKey: key) }
    return "\(isMember ? "member" : "guest") \(name)"
  }

  func keyPathsForValuesAffectingValue(forKey key: String) -> [String] {
    key == "title" ? ["name", "isMember"] : []
  }
}
