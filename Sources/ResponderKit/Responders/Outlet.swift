/// A property that a document connects to one of its objects: the counterpart of UIKit's
/// `@IBOutlet`.
///
/// A loader finds `@Outlet var button: Button?` by its name. The object is a responder or a gesture
/// recognizer. Like a weak outlet, it does not retain the object; the views do. Main actor only.
@MainActor @propertyWrapper
public final class Outlet<Object: AnyObject> {
  /// The object; nil if it is not connected or has been deallocated.
  public var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
  private weak var object: Object?

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with an object, or none.
  public init(wrappedValue: Object?) { object = wrappedValue }
}

extension Outlet: OutletProperty {
  package var connectedObjects: [AnyObject] { wrappedValue.map { [$0] } ?? [] }

  package func connect(_ object: AnyObject) -> Bool {
    guard let object = object as? Object else { return false }
    wrappedValue = object
    return true
  }
}

/// Returns the outlet with a name in an object's class or a superclass; nil for none.
@MainActor
package func outlet(named name: String, of object: AnyObject) -> (any OutletProperty)? {
  // The property wrapper is stored under the name with an underscore.
  let label = "_" + name
  return sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
    .flatMap { $0.children.lazy.filter { $0.label == label } }
    .compactMap { $0.value as? any OutletProperty }.first
}

/// Returns the outlets that an object of an app's class declares, with their names, those of its own class first.
@MainActor
package func connectedOutlets(of object: AnyObject) -> [(
  name: String, property: any OutletProperty
)] {
  sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap { mirror in
    mirror.children.compactMap { label, value in
      guard let label, label.hasPrefix("_"), let property = value as? any OutletProperty else {
        return nil
      }
      return (String(label.dropFirst()), property)
    }
  }
}
