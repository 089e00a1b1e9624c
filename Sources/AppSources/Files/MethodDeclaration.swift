public import Diagnostics

/// A method that source declares.
public struct MethodDeclaration: Sendable, Hashable {
  /// The ways in which Interface Builder may connect a method.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An action: `@IBAction`, or a result of the type `IBAction`.
    case action
    /// A method that makes the controller of a segue: `@IBSegueAction`.
    case segueAction
    /// Any other method, which code may name by its selector.
    case plain
  }

  /// The name in Objective-C, such as `save:forEvent:`.
  public var selector: String
  /// The name in its own language: `save(_:for:)` in Swift, the selector in Objective-C.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition
  /// The kind of method.
  public var kind: Kind
  /// The types of the parameters as they are written.
  public var parameters: [String]
  /// A Boolean value that indicates whether Objective-C can send it: actions, `@objc` and overrides, and
  /// all methods of Objective-C.
  public var isExposed: Bool
  /// A Boolean value that indicates whether it is a method of the class itself.
  public var isStatic = false

  /// Creates a method.
  public init(
    _ selector: String, named name: String, at position: SourcePosition, kind: Kind = .plain,
    parameters: [String] = [], isExposed: Bool = true
  ) {
    (self.selector, self.name, self.position) = (selector, name, position)
    (self.kind, self.parameters, self.isExposed) = (kind, parameters, isExposed)
  }
}
