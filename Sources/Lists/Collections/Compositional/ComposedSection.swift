import Graphics
import ListModel

/// The places of the items, headers and decorations of a section of a compositional layout, relative to
/// the corner of the section.
@MainActor
struct ComposedSection {
  let section: CollectionLayoutSection
  private let environment: any CollectionLayoutEnvironment
  let isVertical: Bool
  let count: Int
  /// The room for groups.
  private let container: Size
  let insets: DirectionalEdgeInsets

  private(set) var groups: ComposedGroups
  /// The headers and footers, with the sizes that were measured.
  private(set) var boundaries: [BoundaryItem] = []
  /// The distance by which a section that scrolls across the layout is scrolled.
  private(set) var offset: Scalar = 0

  init(
    _ section: CollectionLayoutSection, count: Int, isVertical: Bool,
    insets: DirectionalEdgeInsets, environment: any CollectionLayoutEnvironment
  ) {
    (self.section, self.count, self.isVertical) = (section, max(0, count), isVertical)
    (self.insets, self.environment) = (insets, environment)
    let whole = environment.container.effectiveContentSize
    container = whole.inset(by: insets)
    groups = ComposedGroups(
      section.group, count: count, in: container, spacing: section.interGroupSpacing,
      areBelowEachOther: isVertical == (section.orthogonalScrollingBehavior == .none),
      environment: environment)
    let followed = section.supplementariesFollowContentInsets ? container : whole
    boundaries = section.boundarySupplementaryItems.map { BoundaryItem($0, in: followed) }
  }

  /// Indicates whether the groups follow one another across the direction of the layout.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  var groupsAreBelowEachOther: Bool { groups.areBelowEachOther }

  // MARK: Measuring

  /// Gives an item the size of its content, from the next call of ``settle()`` on.
  mutating func setSize(_ size: Size, ofItem item: Int) { groups.setSize(size, ofItem: item) }

  /// Places the items that have other sizes now.
  mutating func settle() { groups.settle() }

  /// Gives a header or a footer the size of its content.
  mutating func setSize(_ size: Size, ofKind kind: String) {
    boundaries.setSize(size, ofKind: kind)
  }

  // MARK: Extents

  /// The space around each group.
  var margins: DirectionalEdgeInsets {
    let spacing = section.group.edgeSpacing
    return DirectionalEdgeInsets(
      top: spacing?.top?.spacing ?? 0, leading: spacing?.leading?.spacing ?? 0,
      bottom: spacing?.bottom?.spacing ?? 0, trailing: spacing?.trailing?.spacing ?? 0)
  }

  /// The size of all groups.
  private var contentSize: Size {
    groupsAreBelowEachOther
      ? Size(width: groups.breadth, height: groups.length)
      : Size(width: groups.length, height: groups.breadth)
  }

  /// The extent of the section in the direction of the layout.
  var extent: Scalar {
    let content = contentSize
    return boundaries.band(atStart: true, isVertical) + boundaries.band(atStart: false, isVertical)
      + (isVertical
        ? insets.top + content.height + insets.bottom
        : insets.leading + content.width + insets.trailing)
  }

  /// The corner of the first group.
  var corner: Point {
    let start = boundaries.band(atStart: true, isVertical)
    return isVertical
      ? Point(x: insets.leading, y: start + insets.top)
      : Point(x: start + insets.leading, y: insets.top)
  }

  var frame: Rect {
    let whole = environment.container.effectiveContentSize
    return Rect(
      x: 0, y: 0, width: isVertical ? whole.width : extent,
      height: isVertical
        ? extent : isOrthogonal ? whole.height : max(whole.height, contentSize.height))
  }

  /// Scrolls a section that scrolls across the layout until an item is in it.
  mutating func scroll(to item: Int) {
    guard isOrthogonal, let frame = element(item, section: 0)?.frame else { return }
    let room = isVertical ? container.width : container.height
    let (start, end) =
      isVertical
      ? (frame.minX - corner.x, frame.maxX - corner.x)
      : (frame.minY - corner.y, frame.maxY - corner.y)
    if start < 0 { offset += start } else if end > room { offset += min(start, end - room) }
    offset = min(max(0, offset), max(0, groups.length - room))
  }
}
