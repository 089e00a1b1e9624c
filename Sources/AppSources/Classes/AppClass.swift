public import Diagnostics

/// A class of an app's source, with the members of its extensions and categories.
public struct AppClass: Sendable, Hashable {
  /// A member with the file that declares it.
  public struct Member<Declaration: Sendable & Hashable>: Sendable, Hashable {
    /// The declaration.
    public var declaration: Declaration
    /// The path of its file.
    public var path: String
  }

  /// The name: the path from the outermost type in Swift.
  public let name: String
  /// The name in Objective-C if it is another one.
  public internal(set) var objectiveCName: String?
  /// The path of the file that declares the class; nil for a class that the app only extends.
  public internal(set) var path: String?
  /// The position of its name in that file.
  public internal(set) var position = SourcePosition(line: 1, column: 1)
  /// The types after the colon as they are written, the superclass first if there is one.
  public internal(set) var inherited: [String] = []
  /// The protocols that extensions add.
  var conformances: [String] = []
  /// Indicates whether Objective-C sees all members, also those of extensions and of subclasses.
  var exposesMembers = false
  /// The attributes that may be macros.
  public internal(set) var macros: [String] = []
  /// The methods, in the order of the files.
  public internal(set) var methods: [Member<MethodDeclaration>] = []
  /// The properties, in the order of the files.
  public internal(set) var properties: [Member<PropertyDeclaration>] = []

  init(_ name: String) { self.name = name }

  /// Returns the property with a name in Objective-C.
  public func property(_ name: String) -> Member<PropertyDeclaration>? {
    let named = properties.filter {
      $0.declaration.name == name || $0.declaration.objectiveCName == name
    }
    return named.first { $0.declaration.kind != .plain } ?? named.first { $0.declaration.isExposed }
      ?? named.first
  }
}
