public import Diagnostics

/// An assignment of code to a property that a document sets, too.
public struct Assignment: Sendable, Hashable {
  /// The type around the assignment.
  public var type: String
  /// The name of the outlet whose property is set; nil for a property of the object itself.
  public var outlet: String?
  /// The property under its name in Objective-C, such as `accessibilityLabel` or `title`.
  public var property: String
  /// The value if it is a literal: a string's text, `true`, `false`, `nil` or a number.
  public var value: String?
  /// The part of the outlet's object that has the property, such as `tableColumnWithIdentifier` of a table; nil for the
  /// object itself.
  public var part: String?
  /// The name or number that chooses the part, if it is a literal.
  public var partName: String?
  /// The position of the property.
  public var position: SourcePosition

  /// Creates an assignment.
  public init(
    in type: String, to property: String, of outlet: String?, value: String? = nil,
    at position: SourcePosition
  ) {
    (self.type, self.property, self.outlet) = (type, property, outlet)
    (self.value, self.position) = (value, position)
  }
}
