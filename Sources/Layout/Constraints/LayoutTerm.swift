/// One side of a constraint: an attribute of a view or guide, or the distance between two anchors.
///
/// It does not retain the views and guides. The reference is only written when a term is made, so
/// that any thread may compare terms.
struct LayoutTerm: @unchecked Sendable {
  /// The view or the guide; for a distance, that of the anchor where it begins.
  private(set) weak var item: (any LayoutItem)?
  /// Distinguishes items also when they have been deallocated.
  private let itemID: ObjectIdentifier
  /// The attribute of the item; not an attribute for a distance.
  let attribute: LayoutConstraint.Attribute
  /// The two anchors of a distance.
  let distance: LayoutDistance?

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    itemID = ObjectIdentifier(item)
    self.attribute = attribute
    distance = nil
  }

  init(from start: LayoutTerm, to end: LayoutTerm) {
    item = start.item
    itemID = start.itemID
    attribute = .notAnAttribute
    distance = LayoutDistance(start: start, end: end)
  }

  /// The items that still exist: one, or two for a distance.
  @MainActor var items: [any LayoutNode] {
    guard let distance else { return node.map { [$0] } ?? [] }
    return [distance.start.node, distance.end.node].compactMap { $0 }
  }

  /// The item as the engine sees it.
  @MainActor var node: (any LayoutNode)? { item as? any LayoutNode }

  /// The number of items when the term was made.
  var itemCount: Int { distance == nil ? 1 : 2 }

  /// Indicates whether the term is a width, a height or a distance.
  var isLength: Bool { distance != nil || attribute.kind == .length }
}

extension LayoutTerm: Hashable {
  static func == (left: LayoutTerm, right: LayoutTerm) -> Bool {
    left.itemID == right.itemID && left.attribute == right.attribute && left.item === right.item
      && left.distance == right.distance
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(itemID)
    hasher.combine(attribute)
  }
}

/// The distance from one anchor to another, out of line because terms would contain terms.
final class LayoutDistance: Sendable {
  let start: LayoutTerm
  let end: LayoutTerm

  init(start: LayoutTerm, end: LayoutTerm) {
    self.start = start
    self.end = end
  }
}

extension LayoutDistance: Equatable {
  static func == (left: LayoutDistance, right: LayoutDistance) -> Bool {
    left.start == right.start && left.end == right.end
  }
}
