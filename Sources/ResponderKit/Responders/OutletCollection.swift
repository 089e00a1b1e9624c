/// A property that a document connects to several of its objects: an outlet collection.
///
/// `@OutletCollection var buttons: [Button]` receives them in the order of the document. It retains
/// them, as UIKit's do.
@MainActor @propertyWrapper
public final class OutletCollection<Object: AnyObject> {
  /// The objects.
  public var wrappedValue: [Object]

  /// Creates a collection; empty unless given.
  public init(wrappedValue: [Object] = []) { self.wrappedValue = wrappedValue }
}

extension OutletCollection: OutletProperty {
  package var connectedObjects: [AnyObject] { wrappedValue }

  package func connect(_ object: AnyObject) -> Bool {
    guard let object = object as? Object else { return false }
    wrappedValue.append(object)
    return true
  }
}
