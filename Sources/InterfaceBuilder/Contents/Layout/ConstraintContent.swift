/// A constraint of a document.
public struct ConstraintContent: Sendable {
  /// The element of the constraint.
  public let element: InterfaceElement

  /// Reads the element of a constraint.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The view that lists the constraint; nil for a constraint at an unknown place.
  public var holder: InterfaceElement? {
    element.parent.flatMap { $0.name == "constraints" ? $0.parent : nil }
  }

  /// The id of the first item; nil for the view that lists the constraint.
  public var firstItem: String? { element["firstItem"] }
  /// The attribute of the first item, such as `leading`.
  public var firstAttribute: String { element["firstAttribute"] ?? "" }
  /// The relation, such as `greaterThanOrEqual`; `equal` by default.
  public var relation: String { element["relation"] ?? "equal" }
  /// The id of the second item; nil for a constraint on a length.
  public var secondItem: String? { element["secondItem"] }
  /// The attribute of the second item; nil for a constraint on a length.
  public var secondAttribute: String? { element["secondAttribute"] }

  /// The factor of the second attribute; 1 by default, nil for text that is no number or ratio.
  ///
  /// Documents write `0.5`, `2:3` and `2/3`, of which the last two are the first number divided by the
  /// second.
  public var multiplier: Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "/", omittingEmptySubsequences: false) }
      .map { Double($0.trimmingPrefix { $0 == " " }) }
    let numbers = parts.compactMap { $0 }.filter(\.isFinite)
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
    default: return nil
    }
  }

  /// Returns the number that is added to the second side for size classes; 0 by default, nil for text that is
  /// no number of points.
  public func constant(for traits: DocumentTraits) -> Double? {
    guard let text = element.varied("constant", for: traits) else { return 0 }
    return Double(text).flatMap { InterfaceElement.coordinates.contains($0) ? $0 : nil }
  }

  /// The priority from above 0 to 1000; 1000 by default, nil for another text.
  public var priority: Float? {
    guard let text = element["priority"] else { return 1000 }
    return Float(text).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
  }

  /// A Boolean value that indicates whether the constraint is removed when the app is built.
  public var isPlaceholder: Bool { element["placeholder"] == "YES" }
  /// A Boolean value that indicates whether the constant is a standard space.
  public var isSymbolic: Bool { element["symbolic"] == "YES" }
  /// A Boolean value that indicates whether the constant is a standard space that the document does not
  /// write.
  public var hasSpaceWithoutNumber: Bool { isSymbolic && element["constant"] == nil }
  /// The name for debugging; nil for none.
  public var identifier: String? { element["identifier"] }
}
