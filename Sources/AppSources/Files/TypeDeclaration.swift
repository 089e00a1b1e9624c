public import Diagnostics

/// A type that source declares, or an extension or category of one.
public struct TypeDeclaration: Sendable, Hashable {
  /// The kinds of declarations.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A class, in Objective-C its interface or its implementation.
    case `class`
    /// An extension, or a category.
    case `extension`
    /// A protocol.
    case `protocol`
    /// A structure, an enumeration or an actor, which no document can name.
    case value
    /// Another name of a type.
    case alias
  }

  /// The path from the outermost type, such as `Outer.Inner`, or what an extension extends.
  public var name: String
  /// The kind of declaration.
  public var kind: Kind
  /// The position of the name.
  public var position: SourcePosition
  /// The name in Objective-C if `@objc(name)` gives one.
  public var objectiveCName: String?
  /// The superclass and the protocols as they are written, without their arguments; the type that an
  /// alias stands for.
  public var inherited: [String] = []
  /// A Boolean value that indicates whether the type has parameters.
  public var isGeneric = false
  /// A Boolean value that indicates whether Objective-C sees all members of a class, or a protocol.
  public var exposesMembers = false
  /// The attributes that may be macros, which may add members.
  public var macros: [String] = []
  /// The methods, in the order of the file.
  public var methods: [MethodDeclaration] = []
  /// The properties, in the order of the file.
  public var properties: [PropertyDeclaration] = []

  /// Creates a declaration without members.
  public init(_ kind: Kind, _ name: String, at position: SourcePosition) {
    (self.kind, self.name, self.position) = (kind, name, position)
  }
}
