import SwiftSyntax
import SyntaxNames

/// The attributes of a declaration that say how Objective-C and Interface Builder see it.
struct DeclarationAttributes {
  /// The names of the attributes without arguments of types.
  private(set) var names: Set<String> = []
  /// The name that `@objc(name)` gives.
  private(set) var objectiveCName: String?
  /// The attributes that are none of the language or of Apple's frameworks: macros and wrappers.
  private(set) var others: [String] = []

  /// Indicates whether Objective-C sees the declaration.
  var isExposed: Bool { !names.isDisjoint(with: Self.exposing) }
  /// Indicates whether Objective-C sees all members of the type.
  var exposesMembers: Bool { names.contains("objcMembers") }

  init(_ attributes: AttributeListSyntax) {
    for element in attributes { add(element) }
  }

  private mutating func add(_ element: AttributeListSyntax.Element) {
    switch element {
    case .attribute(let attribute):
      let name = attribute.attributeName.plainName
      names.insert(name)
      if name == "objc", let arguments = attribute.arguments {
        objectiveCName = arguments.flatText.filter { $0 != " " }
      }
      if !Self.known.contains(name) { others.append(name) }
    case .ifConfigDecl(let branches):
      // Each branch may be the one that is compiled.
      for clause in branches.clauses {
        if case .attributes(let attributes) = clause.elements {
          for element in attributes { add(element) }
        }
      }
    }
  }

  /// The attributes of properties that documents set: Interface Builder's, and the wrappers of `ResponderKit`,
  /// which need no Objective-C.
  static let outlets: Set<String> = ["IBOutlet", "Outlet", "OutletCollection"]

  private static let exposing = outlets.union([
    "objc", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable",
  ])

  private static let known: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "GKInspectable", "MainActor", "available", "discardableResult",
    "dynamicMemberLookup", "dynamicCallable", "usableFromInline", "inlinable", "inline", "frozen",
    "testable", "preconcurrency", "unchecked", "retroactive", "UIApplicationMain",
    "NSApplicationMain", "main", "warn_unqualified_access", "objcImplementation", "implementation",
    "propertyWrapper", "resultBuilder", "globalActor", "requires_stored_property_inits",
    "NSCopying",
    "Sendable", "_exported", "_spi", "_implementationOnly", "_objcImplementation", "escaping",
    "autoclosure", "ViewBuilder", "State", "Binding", "ObservedObject", "Published",
    "Outlet", "OutletCollection", "nonisolated", "LLDBDebuggerFunction", "rethrows", "backDeployed",
    "_alwaysEmitIntoClient",
  ]
}
