import FoundationEssentials
import Graphics

/// A header, a footer or the like of a section or of a whole compositional layout.
@MainActor
struct BoundaryItem {
  let item: CollectionLayoutBoundarySupplementaryItem
  /// The size, of which the estimated extents are those that were measured.
  private(set) var size: Size

  init(_ item: CollectionLayoutBoundarySupplementaryItem, in container: Size) {
    self.item = item
    size = item.layoutSize.resolved(in: container)
  }

  /// Gives the extents that are measured those of the content.
  mutating func setSize(_ size: Size) {
    let estimates = item.layoutSize.estimates
    if estimates.width { self.size.width = size.width }
    if estimates.height { self.size.height = size.height }
  }

  /// Indicates whether it is at an end of its section in the direction of scrolling: at the start, or at the
  /// other one.
  func isAtEnd(start: Bool, _ isVertical: Bool) -> Bool {
    let edges = item.alignment.edges
    return isVertical
      ? edges.contains(start ? .top : .bottom)
      : edges.isDisjoint(with: [.top, .bottom]) && edges.contains(start ? .leading : .trailing)
  }

  /// Returns the element at the edges of a rectangle.
  func element(in room: Rect, _ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(
      kind: item.elementKind, indexPath: indexPath,
      frame: room.aligned(size, item.alignment).offsetBy(dx: item.offset.x, dy: item.offset.y),
      zIndex: item.zIndex, estimates: item.layoutSize.estimates)
  }
}

extension [BoundaryItem] {
  /// The room that the largest one takes at an end of the section.
  @MainActor
  func band(atStart isAtStart: Bool, _ isVertical: Bool) -> Scalar {
    lazy.filter { $0.item.extendsBoundary && $0.isAtEnd(start: isAtStart, isVertical) }
      .map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
  }

  @MainActor
  mutating func setSize(_ size: Size, ofKind kind: String) {
    for index in indices where self[index].item.elementKind == kind { self[index].setSize(size) }
  }
}

extension RectAlignment {
  /// The edges of the alignment.
  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

extension Rect {
  /// Returns a rectangle of a size at an edge or in a corner of this one.
  func aligned(_ size: Size, _ alignment: RectAlignment) -> Rect {
    func place(_ start: Scalar, _ room: Scalar, _ extent: Scalar, _ first: Bool, _ last: Bool)
      -> Scalar
    { first ? start : last ? start + room - extent : start + (room - extent) / 2 }
    let edges = alignment.edges
    return Rect(
      x: place(minX, width, size.width, edges.contains(.leading), edges.contains(.trailing)),
      y: place(minY, height, size.height, edges.contains(.top), edges.contains(.bottom)),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle moved into a range of the layout, but not out of its section, which begins at 0.
  func pinned(
    atStart: Bool, _ isVertical: Bool, from first: Scalar, to last: Scalar, within extent: Scalar
  ) -> Rect {
    let (start, own) = isVertical ? (minY, height) : (minX, width)
    let wanted =
      atStart
      ? min(max(start, first), max(start, extent - own))
      : max(min(start, last - own), min(start, 0))
    return isVertical
      ? offsetBy(dx: 0, dy: wanted - start) : offsetBy(dx: wanted - start, dy: 0)
  }
}
