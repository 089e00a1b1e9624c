import Graphics
import ListModel

/// The places of the items, headers and decorations of a section of a compositional layout, relative to
/// the corner of the section.
///
/// All full groups are alike until items are measured, so that a section takes memory only for those that
/// differ.
@MainActor
struct ComposedSection {
  let section: CollectionLayoutSection
  private let environment: any CollectionLayoutEnvironment
  let isVertical: Bool
  let count: Int
  /// The room for groups.
  private let container: Size
  let insets: DirectionalEdgeInsets

  /// The layout of a full group of which nothing is measured.
  let template: GroupLayout
  /// The layouts of the groups that differ.
  private var others: [Int: GroupLayout] = [:]
  /// The sizes that were measured, by the numbers of items.
  private var measured: [Int: Size] = [:]
  /// The extents of the groups with the space after each, in the direction in which they follow one another.
  private(set) var groups: RowHeights
  /// The headers and footers, with the sizes that were measured.
  private(set) var boundaries: [BoundaryItem] = []
  /// The height of the highest group, where groups are beside each other.
  private var breadth: Scalar = 0
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
    template = GroupSolver.layout(
      of: section.group, in: container, limit: count, environment: environment)
    groups = RowHeights(count: 0, height: 0)
    let followed = section.supplementariesFollowContentInsets ? container : whole
    boundaries = section.boundarySupplementaryItems.map { BoundaryItem($0, in: followed) }
    let perGroup = template.leaves.count
    guard perGroup > 0 else { return }
    let number = (count + perGroup - 1) / perGroup
    groups = RowHeights(count: number, height: Double(max(0, extent(of: template))))
    breadth = template.size.height
    if count % perGroup != 0 { solve(number - 1) }
  }

  /// Indicates whether the groups follow one another across the direction of the layout.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  var groupsAreBelowEachOther: Bool { isVertical != isOrthogonal }

  /// The extent of a group with the space after it.
  private func extent(of layout: GroupLayout) -> Scalar {
    (groupsAreBelowEachOther ? layout.size.height : layout.size.width) + section.interGroupSpacing
  }

  func layout(of group: Int) -> GroupLayout { others[group] ?? template }

  private mutating func solve(_ group: Int) {
    let perGroup = template.leaves.count
    let first = group * perGroup
    let last = min(first + perGroup, count)
    var known: [Int: Size] = [:]
    for item in first..<last { known[item - first] = measured[item] }
    let layout = GroupSolver.layout(
      of: section.group, in: container, limit: last - first, measured: known,
      environment: environment)
    let former = self.layout(of: group).size.height
    others[group] = layout
    if layout.size.height >= breadth {
      breadth = layout.size.height
    } else if former == breadth, !groupsAreBelowEachOther {
      breadth = (0..<groups.count).map { self.layout(of: $0).size.height }.max() ?? 0
    }
    groups.setHeight(Double(max(0, extent(of: layout))), of: group)
  }

  // MARK: Measuring

  /// Gives an item the size of its content.
  mutating func setSize(_ size: Size, ofItem item: Int) {
    guard item >= 0, item < count, measured[item] != size, !template.leaves.isEmpty else { return }
    measured[item] = size
    solve(item / template.leaves.count)
  }

  /// Gives a header or a footer the size of its content.
  mutating func setSize(_ size: Size, ofKind kind: String) {
    boundaries.setSize(size, ofKind: kind)
  }

  // MARK: Extents

  /// The extent of the groups in the direction in which they follow one another.
  private var length: Scalar {
    groups.count > 0 ? max(0, Scalar(groups.total) - section.interGroupSpacing) : 0
  }

  /// The size of all groups.
  private var contentSize: Size {
    groupsAreBelowEachOther
      ? Size(width: container.width, height: isOrthogonal ? container.height : length)
      : Size(width: isOrthogonal ? container.width : length, height: breadth)
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
      height: isVertical ? extent : max(whole.height, contentSize.height))
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
    offset = min(max(0, offset), max(0, length - room))
  }
}
