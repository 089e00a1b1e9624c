/// An outlet of a document that could not be connected; UIKit raises an exception.
public struct UnconnectedOutlet: Sendable, Hashable {
  /// The reason that an outlet is not connected.
  public enum Reason: Sendable, Hashable {
    /// The class has no `@Outlet` or `@OutletCollection` with the name.
    case noProperty
    /// The object has the given class, which does not match the type of the property.
    case otherClass(String)
    /// The object is not loaded, or is missing from the document.
    case noObject
  }

  /// The class of the object that has the outlet.
  public var owner: String
  /// The name of the property.
  public var property: String
  /// The reason that the outlet is not connected.
  public var reason: Reason

  /// Creates a value, for comparison.
  public init(owner: String, property: String, reason: Reason) {
    self.owner = owner
    self.property = property
    self.reason = reason
  }
}
