import Graphics

/// Computes where the items of a group are.
///
/// Items beyond the last one of the section keep their place, so that the spaces between items are
/// those of a full group, but have no extent that is measured.
@MainActor
struct GroupSolver {
  /// The number of items that are left in the section.
  let limit: Int
  /// Returns the size of an item that was measured, by its number in the group; nil for another one.
  let measured: (Int) -> Size?
  let environment: any CollectionLayoutEnvironment

  /// The number of items so far.
  private var count = 0
  private var depth = 0
  /// The maximum number of items in a group and of groups in groups.
  static let limits = (items: 10_000, depth: 12)
  /// The width by which items may exceed the group, because a width was divided.
  static let tolerance: Scalar = 1 / 1024

  private init(
    limit: Int, environment: any CollectionLayoutEnvironment, measured: @escaping (Int) -> Size?
  ) {
    (self.limit, self.measured, self.environment) = (limit, measured, environment)
  }

  /// Returns the layout of a group in a container, with at most a number of items.
  static func layout(
    of group: CollectionLayoutGroup, in container: Size, limit: Int,
    environment: any CollectionLayoutEnvironment,
    measured: @escaping (Int) -> Size? = { _ in nil }
  ) -> GroupLayout {
    var solver = GroupSolver(limit: limit, environment: environment, measured: measured)
    var layout = solver.layout(of: group, in: container)
    layout.leaves.removeLast(max(0, layout.leaves.count - limit))
    layout.belonging.removeAll { $0.leaf >= limit }
    return layout
  }

  private mutating func layout(of item: CollectionLayoutItem, in container: Size) -> GroupLayout {
    guard let group = item as? CollectionLayoutGroup else {
      return leaf(item, item.layoutSize.resolved(in: container))
    }
    guard depth < Self.limits.depth else { return GroupLayout(size: .zero) }
    depth += 1
    defer { depth -= 1 }
    let first = count
    let size = group.layoutSize.resolved(in: container)
    var layout: GroupLayout
    switch group.arrangement {
    case .horizontal: layout = line(of: group, size, .horizontal)
    case .vertical: layout = line(of: group, size, .vertical)
    case .custom(let provider): layout = custom(provider, size, group.contentInsets)
    }
    let whole = Rect(origin: .zero, size: layout.size)
    for item in group.supplementaryItems {
      layout.belonging.append(.init(item: item, frame: item.frame(at: whole), leaf: first))
    }
    return layout
  }

  private mutating func leaf(_ item: CollectionLayoutItem, _ size: Size) -> GroupLayout {
    let estimates = item.layoutSize.estimates
    var size = size
    if let known = measured(count) {
      if estimates.width { size.width = known.width }
      if estimates.height { size.height = known.height }
    } else if count >= limit {
      if estimates.width { size.width = 0 }
      if estimates.height { size.height = 0 }
    }
    count += 1
    // Insets along an extent that is measured have no effect.
    var insets = item.contentInsets
    if estimates.width { (insets.leading, insets.trailing) = (0, 0) }
    if estimates.height { (insets.top, insets.bottom) = (0, 0) }
    let frame = Rect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return GroupLayout(
      size: size,
      leaves: [.init(frame: frame, estimates: estimates, belonging: item.supplementaryItems)])
  }

  private mutating func custom(
    _ provider: CollectionLayoutGroupCustomItemProvider, _ size: Size,
    _ insets: DirectionalEdgeInsets
  ) -> GroupLayout {
    let inner = LayoutEnvironment(
      environment.traitCollection, size: size.inset(by: insets), insets: insets)
    let items = provider(inner).prefix(Self.limits.items)
    count += items.count
    return GroupLayout(
      size: size,
      leaves: items.map {
        .init(frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top), zIndex: $0.zIndex)
      })
  }

  // MARK: Lines

  private mutating func line(
    of group: CollectionLayoutGroup, _ size: Size, _ axis: GroupLayout.Axis
  ) -> GroupLayout {
    let insets = group.contentInsets
    let inner = size.inset(by: insets)
    let estimates = group.layoutSize.estimates
    let isEstimated = axis == .horizontal ? estimates.width : estimates.height
    let isEstimatedAcross = axis == .horizontal ? estimates.height : estimates.width
    var children = children(of: group, in: inner, axis, isEstimated: isEstimated)
    let spacing = group.interItemSpacing
    let gaps = Scalar(max(0, children.count - 1)) * (spacing?.spacing ?? 0)
    let used = children.reduce(gaps) { $0 + $1.length(axis) }
    let tallest = children.map { $0.breadth(axis) }.max() ?? 0
    if isEstimatedAcross { level(&children, axis) }
    let breadth = isEstimatedAcross ? tallest : axis.breadth(inner)
    let length = isEstimated ? used : axis.length(inner)
    let flexible =
      children.reduce(0) {
        $0 + ($1.before?.isFlexible == true ? 1 : 0) + ($1.after?.isFlexible == true ? 1 : 0)
      } + (spacing?.isFlexible == true ? max(0, children.count - 1) : 0)
    let extra = flexible > 0 ? max(0, length - used) / Scalar(flexible) : 0
    func space(_ spacing: CollectionLayoutSpacing?) -> Scalar {
      spacing.map { $0.spacing + ($0.isFlexible ? extra : 0) } ?? 0
    }
    let margins = Size(
      width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    let extents = axis.size(length, breadth)
    var layout = GroupLayout(
      size: Size(
        width: extents.width + margins.width, height: extents.height + margins.height))
    var position: Scalar = 0
    for (number, child) in children.enumerated() {
      if number > 0 { position += space(spacing) }
      position += space(child.before)
      var part = child.layout
      let start = axis.point(position, child.offset(in: breadth, axis))
      part.move(by: Point(x: start.x + insets.leading, y: start.y + insets.top))
      layout.leaves += part.leaves
      layout.belonging += part.belonging
      position += axis.length(part.size) + space(child.after)
    }
    return layout
  }

  /// Gives the items that ask for it the extent of the largest one.
  private func level(_ children: inout [GroupChild], _ axis: GroupLayout.Axis) {
    let uniform = children.indices.filter { children[$0].isUniform }
    let largest = uniform.map { axis.breadth(children[$0].layout.size) }.max() ?? 0
    for index in uniform {
      children[index].layout.size = axis.size(
        axis.length(children[index].layout.size), largest)
      for leaf in children[index].layout.leaves.indices {
        let frame = children[index].layout.leaves[leaf].frame
        children[index].layout.leaves[leaf].frame.size = axis.size(
          axis.length(frame.size), largest)
      }
    }
  }

  private mutating func children(
    of group: CollectionLayoutGroup, in inner: Size, _ axis: GroupLayout.Axis, isEstimated: Bool
  ) -> [GroupChild] {
    let spacing = group.interItemSpacing?.spacing ?? 0
    if let repeated = group.subitems.first, let number = group.count {
      let number = min(max(0, number), Self.limits.items)
      let share =
        number > 0 ? (axis.length(inner) - spacing * Scalar(number - 1)) / Scalar(number) : 0
      return (0..<number).map { _ in
        guard group.dividesLength, !isEstimated else {
          return GroupChild(repeated, layout(of: repeated, in: inner), axis)
        }
        return GroupChild(repeated, part(repeated, in: inner, axis, max(0, share)), axis)
      }
    }
    var (children, used) = ([GroupChild](), Scalar(0))
    let room = axis.length(inner) + Self.tolerance
    /// Returns whether an item of a length finds no room beside others.
    func isFull(_ length: Scalar) -> Bool {
      !isEstimated && !children.isEmpty && used + spacing + length > room
    }
    while let item = nextItem(of: group, children.count, isEstimated: isEstimated) {
      let extents = item.layoutSize.estimates
      // A group is not laid out only to find that it has no room.
      if !(axis == .horizontal ? extents.width : extents.height),
        isFull(axis.length(item.layoutSize.resolved(in: inner)) + item.spaces(axis))
      {
        break
      }
      let before = count
      let child = GroupChild(item, layout(of: item, in: inner), axis)
      let length = child.length(axis)
      if isFull(length) {
        count = before
        break
      }
      used += length + (children.isEmpty ? 0 : spacing)
      children.append(child)
      // What takes no room and has no items would go on forever.
      let isNothing = length + spacing <= 0 && (count == before || count >= limit)
      if isNothing, children.count >= group.subitems.count { break }
    }
    return children
  }

  /// Returns the item at a place in a group that repeats its items while there is room; nil at the end.
  private func nextItem(
    of group: CollectionLayoutGroup, _ place: Int, isEstimated: Bool
  ) -> CollectionLayoutItem? {
    let items = group.subitems
    guard !items.isEmpty, max(count, place) < Self.limits.items else { return nil }
    return isEstimated && place >= items.count ? nil : items[place % items.count]
  }

  /// Returns the layout of an item that gets a part of the group's length.
  private mutating func part(
    _ item: CollectionLayoutItem, in inner: Size, _ axis: GroupLayout.Axis, _ length: Scalar
  ) -> GroupLayout {
    guard item is CollectionLayoutGroup else {
      let breadth = axis.breadth(item.layoutSize.resolved(in: inner))
      return leaf(item, axis.size(length, breadth))
    }
    return layout(of: item, in: axis.size(length, axis.breadth(inner)))
  }
}

extension Size {
  /// Returns the size without insets, never negative.
  func inset(by insets: DirectionalEdgeInsets) -> Size {
    Size(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
