public import InterfaceBuilder

/// A runtime attribute of a document, and what became of it when its object was loaded.
public struct LoadedAttribute: Sendable {
  /// The outcomes.
  public enum Outcome: Sendable, Hashable {
    /// A class of the model, or a registered one, has the value.
    case taken
    /// The class is the app's, and it is not registered.
    case unregisteredClass(String)
    /// The class, or an object on the key path, has no such key, or it is not modeled.
    case unknownKey(String)
    /// No object of the class is made, such as of a prototype without a row.
    case notLoaded(String)
    /// The value cannot be read, or is of another type than the property.
    case otherType(String)

    /// The reason in a few words; nil for a value that was taken.
    public var reason: String? {
      switch self {
      case .taken: nil
      case .unregisteredClass(let name): "\(name) is the app's class"
      case .unknownKey(let name): "no such key of \(name) is modeled"
      case .notLoaded(let name): "no \(name) is made"
      case .otherType(let name): "\(name) takes a value of another type"
      }
    }
  }

  /// The attribute.
  public let attribute: RuntimeAttribute
  /// The element that has the attribute.
  public let owner: InterfaceElement
  /// The outcome.
  public let outcome: Outcome
}

extension LoadedAttribute {
  /// The key path with the reason that nothing has the value; nil for a value that was taken.
  package var obstacle: String? { outcome.reason.map { "\(attribute.keyPath): \($0)" } }
}
