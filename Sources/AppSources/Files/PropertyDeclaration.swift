public import Diagnostics

/// A property that source declares, or an instance variable that is an outlet.
public struct PropertyDeclaration: Sendable, Hashable {
  /// The ways in which Interface Builder may set a property.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An outlet: `@IBOutlet`.
    case outlet
    /// A collection of outlets.
    case outletCollection
    /// A runtime attribute that Interface Builder shows: `@IBInspectable`.
    case inspectable
    /// Any other property.
    case plain
  }

  /// The name of the property.
  public var name: String
  /// The name in Objective-C if it is another one.
  public var objectiveCName: String?
  /// The position of the name.
  public var position: SourcePosition
  /// The kind of property.
  public var kind: Kind
  /// The type as it is written, without marks of optionality and pointers; nil if it is inferred.
  public var type: String?
  /// A Boolean value that indicates whether Objective-C can set it: outlets, `@objc` and overrides, and
  /// all properties of Objective-C.
  public var isExposed: Bool

  /// Creates a property.
  public init(
    _ name: String, at position: SourcePosition, kind: Kind = .plain, type: String? = nil,
    isExposed: Bool = true
  ) {
    (self.name, self.position, self.kind) = (name, position, kind)
    (self.type, self.isExposed) = (type, isExposed)
  }
}
