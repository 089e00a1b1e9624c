public import Accessibility

/// What a virtual reader was asked for and is not there, with what is near.
public enum ReaderError: Error, Sendable, Hashable {
  /// No element of the role has the name; the roles are those of elements that have it.
  case notFound(AccessibilityRole?, String, near: [String], otherRoles: [AccessibilityRole])
  /// Several elements of the role have the name.
  case several(AccessibilityRole?, String, count: Int)
  /// No element has the identifier.
  case noIdentifier(String, near: [String])
  /// The element under the cursor offers no action of the name.
  case noAction(String, offered: [String])
  /// The document has no scene of the name, or no scene that shows anything.
  case noScene(String, near: [String])
  /// There is no rotor of the name at the cursor.
  case noRotor(String, offered: [String])
}

extension ReaderError: CustomStringConvertible {
  /// What is missing, and what is near it.
  public var description: String {
    switch self {
    case .notFound(let role, let name, let near, let otherRoles):
      if let other = otherRoles.first, let role {
        return "no \(role.rawValue) is called '\(name)'; a \(other.rawValue) is"
      }
      return "no \(role?.rawValue ?? "element") is called '\(name)'" + Self.near(near)
    case .several(let role, let name, let count):
      return "\(count) of \(role?.rawValue ?? "element") are called '\(name)': "
        + "move to one by its identifier"
    case .noIdentifier(let identifier, let near):
      return "no element has the identifier '\(identifier)'" + Self.near(near)
    case .noAction(let name, let offered):
      return "the element offers no action '\(name)'" + Self.offered(offered)
    case .noScene(let name, let near):
      return "the document has no scene '\(name)' that shows something" + Self.near(near)
    case .noRotor(let name, let offered):
      return "there is no rotor '\(name)' here" + Self.offered(offered)
    }
  }

  private static func near(_ names: [String]) -> String {
    names.isEmpty ? "; there is none at all" : ". Near: \(quoted(names))"
  }

  private static func offered(_ names: [String]) -> String {
    names.isEmpty ? ", nor any other" : ". It has: \(quoted(names))"
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
