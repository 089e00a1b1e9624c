public import InterfaceBuilder

/// A binding of a document that is read but not evaluated.
public struct UnevaluatedBinding: Sendable {
  /// The reasons.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No class here binds the property, such as `predicate`.
    case unknownProperty = "the property is not modeled"
    /// The document has no object at the other end, or it has no values.
    case noObject = "the object is missing"
    /// No transformer was registered under the name.
    case unknownTransformer = "the transformer is not registered"
  }
  /// The binding.
  public let binding: BindingContent
  /// The reason.
  public let reason: Reason
}
