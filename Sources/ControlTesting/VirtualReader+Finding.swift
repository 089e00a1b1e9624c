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

  /// Moves to the one element with a role and a name, or to one of several by its index from 0 in reading
  /// order, and announces it.
  ///
  /// Throws an error with similar names if there is none, or an error if there are several and no index.
  @discardableResult
  public func move(
    to role: AccessibilityRole, _ name: String, index: Int? = nil
  ) throws(ReaderError) -> AccessibilityElement {
    try moveToOne(role, name, index)
  }

  /// Moves to the one element with a name, or to one of several by its index from 0 in reading order, and
  /// announces it.
  @discardableResult
  public func move(
    to name: String, index: Int? = nil
  ) throws(ReaderError) -> AccessibilityElement {
    try moveToOne(nil, name, index)
  }

  /// Moves to the element of an object of the document, by its id there, and announces it.
  ///
  /// The first part of a control with several counts. Views that are of no document have no id.
  @discardableResult
  public func move(toID id: String) throws(ReaderError) -> AccessibilityElement {
    let hierarchy = hierarchy
    let stops = hierarchy.stops.map { stop in
      (
        stop: stop,
        id: (stop.object as? View ?? stop.object.next as? View).flatMap { self.id(of: $0) }
      )
    }
    guard let found = stops.first(where: { $0.id == id })?.stop else {
      throw .noIdentifier(id, near: names(near: id, among: stops.compactMap(\.id)))
    }
    perform { move(to: found, in: hierarchy) }
    return found.element
  }

  private func id(of view: View) -> String? { screen?.live.element(of: view)?.id }

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

  /// Moves to the one element with a role and a name, or to one of several by its index, and activates it.
  @discardableResult
  public func activate(
    _ role: AccessibilityRole, _ name: String, index: Int? = nil
  ) throws(ReaderError) -> Bool {
    try moveToOne(role, name, index)
    return activate()
  }

  /// Moves to the one element with a name, or to one of several by its index, and activates it.
  @discardableResult
  public func activate(_ name: String, index: Int? = nil) throws(ReaderError) -> Bool {
    try moveToOne(nil, name, index)
    return activate()
  }

  @discardableResult
  private func moveToOne(
    _ role: AccessibilityRole?, _ name: String, _ index: Int?
  ) throws(ReaderError) -> AccessibilityElement {
    let found = stops(role, name)
    guard !found.isEmpty else { throw notFound(role, name) }
    guard index != nil || found.count == 1 else {
      throw .several(role, name, count: found.count)
    }
    let place = index ?? 0
    guard found.indices.contains(place) else {
      throw .noIndex(role, name, index: place, count: found.count)
    }
    perform { move(to: found[place], in: hierarchy) }
    return found[place].element
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
