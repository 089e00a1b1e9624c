/// An outlet of a document that could not be connected; UIKit raises an exception.
public struct UnconnectedOutlet: Sendable, Hashable {
  /// Why an outlet is not connected.
  public enum Reason: Sendable, Hashable {
    /// The class has no `@Outlet` or `@OutletCollection` of the name.
    case noProperty
    /// The property is for objects of another class.
    case otherClass(String)
    /// The object is not loaded, or is missing in the document.
    case noObject
  }

  /// The class of the object whose outlet it is.
  public var owner: String
  /// The name of the property.
  public var property: String
  /// Why.
  public var reason: Reason

  /// Creates one, to compare with.
  public init(owner: String, property: String, reason: Reason) {
    self.owner = owner
    self.property = property
    self.reason = reason
  }
}
