/// A property that a document connects to one of its objects: what `@IBOutlet` is to UIKit.
///
/// `@Outlet var button: Button?` is found by its name when the document is loaded. It does not keep
/// the object, as a weak outlet; the views do. Main actor only.
@MainActor @propertyWrapper
public final class Outlet<Object: Responder> {
  private var link = Backlink<Object>()

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with an object, or none.
  public init(wrappedValue: Object?) { link = Backlink(wrappedValue) }

  /// The object; nil where it is not connected or has gone.
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
  /// Returns the outlet of a name in the object's class or one it inherits from; nil for none.
  package final func outlet(named name: String) -> (any OutletProperty)? {
    // The property wrapper is stored under the name with an underscore.
    let label = "_" + name
    return sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy
      .flatMap { $0.children.lazy.filter { $0.label == label } }
      .compactMap { $0.value as? any OutletProperty }.first
  }
}
