/// A property whose value is read, set and observed by its name: what `@objc dynamic var` is for Cocoa bindings.
///
/// `@KeyValue var speed = 10` has the key `speed` in a class that is a ``KeyValueSource``. Whatever sets the
/// property tells the observers. Main actor only.
@MainActor @propertyWrapper
public final class KeyValue<Value> {
  /// The value.
  public var wrappedValue: Value {
    didSet { observers?.notify(key) }
  }
  // The observers are the owner's, which an observer asks for by key before there is anyone to be told.
  private weak var observers: KeyValueObservers?
  private var key = ""

  /// Creates a property with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension KeyValue: KeyValueProperty {
  var anyValue: Any? { flattened(wrappedValue) }

  func set(_ value: Any?) -> Bool {
    guard let converted = converted(value, to: Value.self) else { return false }
    wrappedValue = converted
    return true
  }

  func link(to observers: KeyValueObservers, key: String) {
    (self.observers, self.key) = (observers, key)
  }
}

/// A property that is found by its name, whatever its type.
@MainActor
protocol KeyValueProperty: AnyObject {
  /// The value; nil for an optional without one.
  var anyValue: Any? { get }
  /// Sets the value; returns false for one of another type.
  func set(_ value: Any?) -> Bool
  /// Has the property tell observers of its changes.
  func link(to observers: KeyValueObservers, key: String)
}
