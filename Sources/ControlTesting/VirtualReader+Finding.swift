public import Accessibility
import Diagnostics
import ResponderKit

extension VirtualReader {
  /// Returns the elements with a role and a name, in reading order.
  ///
  /// The name is the first spoken phrase of an element, without punctuation. A nil role matches
  /// every role, and a nil name matches every name.
  public func elements(_ role: AccessibilityRole? = nil, _ name: String? = nil)
    -> [AccessibilityElement]
  {
    stops(role, name).map(\.element)
  }

  /// Moves to the one element with a role and a name, and announces it.
  ///
  /// Throws an error with similar names if there is none, or an error if there are several.
  @discardableResult
  public func move(to role: AccessibilityRole, _ name: String) throws(ReaderError)
    -> AccessibilityElement
  {
    try moveToOne(role, name)
  }

  /// Moves to the one element with a name, and announces it.
  @discardableResult
  public func move(to name: String) throws(ReaderError) -> AccessibilityElement {
    try moveToOne(nil, name)
  }

  /// Moves to the element with an accessibility identifier, and announces it.
  @discardableResult
  public func move(toIdentifier identifier: String) throws(ReaderError) -> AccessibilityElement {
    let hierarchy = hierarchy
    guard let found = hierarchy.stops.first(where: { $0.element.identifier == identifier }) else {
      let others = hierarchy.stops.compactMap(\.element.identifier)
      throw .noIdentifier(identifier, near: names(near: identifier, among: others))
    }
    perform { move(to: found, in: hierarchy) }
    return found.element
  }

  /// Moves to the one element with a role and a name, and activates it.
  @discardableResult
  public func activate(_ role: AccessibilityRole, _ name: String) throws(ReaderError) -> Bool {
    try moveToOne(role, name)
    return activate()
  }

  /// Moves to the one element with a name, and activates it.
  @discardableResult
  public func activate(_ name: String) throws(ReaderError) -> Bool {
    try moveToOne(nil, name)
    return activate()
  }

  @discardableResult
  private func moveToOne(_ role: AccessibilityRole?, _ name: String) throws(ReaderError)
    -> AccessibilityElement
  {
    let found = stops(role, name)
    guard let first = found.first else { throw notFound(role, name) }
    guard found.count == 1 else { throw .several(role, name, count: found.count) }
    perform { move(to: first, in: hierarchy) }
    return first.element
  }

  private func stops(_ role: AccessibilityRole?, _ name: String?) -> [AccessibilityHierarchy.Stop] {
    hierarchy.stops.filter { stop in
      (role == nil || stop.element.role == role)
        && (name == nil || spokenName(of: stop.element) == name)
    }
  }

  /// Returns the spoken name of an element.
  func spokenName(of element: AccessibilityElement) -> String {
    let phrases = announcement(of: element).description
    let name = phrases.first { $0.rule == .name || $0.rule == .hintAsName }
    return (name ?? phrases.first { $0.rule == .value })?.words ?? ""
  }

  private func notFound(_ role: AccessibilityRole?, _ name: String) -> ReaderError {
    let elements = elements
    let named = elements.filter { role == nil || $0.role == role }.map(spokenName)
    let others = elements.filter { spokenName(of: $0) == name }.map(\.role)
    return .notFound(role, name, near: names(near: name, among: named), otherRoles: others)
  }
}
