package import KeyValues
import ResponderKit

extension InterfaceLoader {
  /// Returns the object of a document that a delegate stands for: the object itself unless the loader has made it
  /// in the place of one of the app's.
  package static func original(of delegate: AnyObject) -> AnyObject? {
    if let delegate = delegate as? DocumentDelegate { return delegate.object }
    return delegate is AssumedRows ? nil : delegate
  }

  /// Returns an object as a delegate of a view, as an outlet of a document connects it.
  package static func delegate<Delegate>(_ object: AnyObject, of view: AnyObject) -> Delegate? {
    guard let view = view as? View else { return object as? Delegate }
    return OutletTarget(object: object).delegate(of: view)
  }

  /// Returns the name and the values of an object of the app's that the loader has made for bindings; nil for
  /// another object.
  package static func givenValues(
    of source: any KeyValueSource
  ) -> (name: String, values: [String: Any?])? {
    (source as? GivenValues).map { ($0.keyValueName, $0.values) }
  }

  /// Makes an object of the app's for bindings, with a name and values.
  package static func givenValues(
    named name: String, _ values: [String: Any?]
  ) -> any KeyValueSource { GivenValues(named: name, values) }
}
