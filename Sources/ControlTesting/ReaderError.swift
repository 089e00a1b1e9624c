public import Accessibility
public import Localize
import TextFormats

/// An error for something that a virtual reader cannot find, with similar names.
public enum ReaderError: Error, Sendable, Hashable {
  /// No element of the role has the name; the other roles are those of elements with the name.
  case notFound(AccessibilityRole?, String, near: [String], otherRoles: [AccessibilityRole])
  /// Several elements of the role have the name.
  case several(AccessibilityRole?, String, count: Int)
  /// There are fewer elements of the role with the name than the number that was asked for.
  case noIndex(AccessibilityRole?, String, index: Int, count: Int)
  /// No table next to the document is in the language.
  case noTable(LanguageTag, available: [LanguageTag])
  /// No element has the identifier.
  case noIdentifier(String, near: [String])
  /// The element under the cursor has no action with the name.
  case noAction(String, offered: [String])
  /// The document has no scene with the name, or no scene with a view.
  case noScene(String, near: [String])
  /// The document is of AppKit, whose screens `LiveDocument` shows.
  case ofAppKit
  /// No rotor at the cursor has the name.
  case noRotor(String, offered: [String])
}

extension ReaderError: CustomStringConvertible {
  /// The missing name, and the similar ones.
  public var description: String {
    switch self {
    case .notFound(let role, let name, let near, let otherRoles):
      if let other = otherRoles.first, let role {
        return "no \(role.rawValue) is called '\(name)'; a \(other.rawValue) is"
      }
      return "no \(role?.rawValue ?? "element") is called '\(name)'" + Self.near(near)
    case .several(let role, let name, let count):
      return "\(Self.counted(count, role)) are called '\(name)'. "
        + "Move to one by its index, its identifier or its id"
    case .noIndex(let role, let name, let index, let count):
      let verb = count == 1 ? "is" : "are"
      return "only \(Self.counted(count, role)) \(verb) called '\(name)', so none has the index "
        + "\(index)"
    case .noTable(let language, let available):
      return "no table next to the document is in \(language.displayName(in: "en")) (\(language))"
        + (available.isEmpty
          ? "; there is none at all"
          : ". There is \(available.map { "\($0)" }.joined(separator: ", "))")
    case .noIdentifier(let identifier, let near):
      return "no element has the identifier '\(identifier)'" + Self.near(near)
    case .noAction(let name, let offered):
      return "the element offers no action '\(name)'" + Self.offered(offered)
    case .noScene(let name, let near):
      return "the document has no scene '\(name)' that shows something" + Self.near(near)
    case .ofAppKit:
      return "the document is of AppKit, which no virtual reader reads yet. Use LiveDocument"
    case .noRotor(let name, let offered):
      return "there is no rotor '\(name)' here" + Self.offered(offered)
    }
  }

  /// Returns a number of elements of a role, such as `2 buttons`.
  private static func counted(_ count: Int, _ role: AccessibilityRole?) -> String {
    let name = role.map { displayWords(of: $0.rawValue) } ?? "element"
    return "\(count) \(count == 1 ? name : plural(of: name))"
  }

  /// Returns a role as words: `PopUpButton` is `pop up button`.
  private static func displayWords(of role: String) -> String {
    role.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
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
