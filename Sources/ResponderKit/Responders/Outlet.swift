/// A property that a document connects to one of its objects: the counterpart of UIKit's
/// `@IBOutlet`.
///
/// A loader finds `@Outlet var button: Button?` by its name. Like a weak outlet, it does not retain
/// the object; the views do. Main actor only.
@MainActor @propertyWrapper
public final class Outlet<Object: Responder> {
  private var link = Backlink<Object>()

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with an object, or none.
  public init(wrappedValue: Object?) { link = Backlink(wrappedValue) }

  /// The object; nil if it is not connected or has been deallocated.
  public var wrappedValue: Object? {
    get { link.object }
    set { link = Backlink(newValue) }
  }
}

extension Outlet: OutletProperty {
  package func connect(_ object: Responder) -> Bool {
    guard let object = object as? Object else { return false }
    wrappedValue = object
    return true
  }
}

extension Responder {
  /// Returns the outlet with a name in the object's class or a superclass; nil for none.
  package final func outlet(named name: String) -> (any OutletProperty)? {
    // The property wrapper is stored under the name with an underscore.
    let label = "_" + name
    return sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy
      .flatMap { $0.children.lazy.filter { $0.label == label } }
      .compactMap { $0.value as? any OutletProperty }.first
  }
}
