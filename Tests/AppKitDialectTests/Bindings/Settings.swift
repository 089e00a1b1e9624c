import AppKitDialect

/// Settings whose values bindings show and change.
@MainActor
final class Settings: KeyValueSource {
  let keyValueObservers = KeyValueObservers()
  @KeyValue var plays = false
  @KeyValue var mayPlay = true
  @KeyValue var isMuted = false
  @KeyValue var speed = 5
  @KeyValue var name: String? = "Ada"
  @KeyValue var sound: String? = "Glass"
  @KeyValue var sounds = ["Basso", "Glass", "Ping"]
  @KeyValue var target: Target?

  func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? {
    guard key == "name", let text = value as? String else { return value }
    guard text.count < 6 else { throw .invalidValue("the name is too long") }
    return text.uppercased()
  }
}

/// Returns the lines of a record about bindings.
@MainActor
func bindingLines(_ body: () -> Void) -> [String] {
  InteractionRecord.during(body).rows.filter {
    $0.left.contains("binding") || $0.left.contains("not set")
  }
  .map { "\($0.left.drop { $0 == " " }) | \($0.right)" }
}
