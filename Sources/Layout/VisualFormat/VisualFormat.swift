import Graphics

/// A visual format in its parts, before names are looked up: `H:|-20-[a(100)]-[b]|`.
package struct VisualFormat {
  /// A number, or the name of a metric or a view.
  enum Value {
    case number(Scalar)
    case name(String)
  }

  /// A condition of a length or a space: `>=10@750`.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    /// The position of the value.
    var position: Int
    /// The position of the priority.
    var priorityPosition: Int
  }

  /// The connection between two views, or a view and its superview.
  enum Connection {
    /// Nothing: they touch.
    case none
    /// A dash: the standard space.
    case standard
    /// A space with conditions.
    case space([Predicate])
  }

  /// A view with conditions of its length.
  struct View {
    var name: String
    var predicates: [Predicate]
    /// The position of the name.
    var position: Int
  }

  var isVertical = false
  /// The connection between the superview and the first view; nil if the superview is not
  /// mentioned.
  var leading: Connection?
  var views: [View] = []
  /// The connections between each view and the next one.
  var connections: [Connection] = []
  /// The connection between the last view and the superview; nil if the superview is not mentioned.
  var trailing: Connection?
  /// The position of the first and the last edge of the superview.
  var leadingPosition = 0
  var trailingPosition = 0
  var length: Int

  /// Reads a format.
  package init(_ format: String) throws(VisualFormatError) {
    length = format.count
    var parser = VisualFormatParser(format)
    try parser.read(into: &self)
  }
}
