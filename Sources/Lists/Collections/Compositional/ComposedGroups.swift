import Graphics
import ListModel

/// The groups of a section of a compositional layout, one after the other.
///
/// All full groups are alike until items are measured, so that they take memory only where they differ. Where
/// the number of items in a group depends on their sizes, items that find no room go on in the next group.
@MainActor
struct ComposedGroups {
  private let group: CollectionLayoutGroup
  private let container: Size
  private let environment: any CollectionLayoutEnvironment
  /// The number of items.
  let count: Int
  /// The direction in which the groups follow one another.
  let areBelowEachOther: Bool
  /// The space after each group.
  private let spacing: Scalar

  /// The layout of a full group of which nothing is measured.
  private let template: GroupLayout
  /// The first items of the groups where their number depends on sizes; nil elsewhere.
  private var firsts: [Int]?
  /// The layouts of the groups that differ.
  private var layouts: [Int: GroupLayout] = [:]
  /// The sizes that were measured, by the numbers of items.
  private var measured: [Int: Size] = [:]
  /// The items whose sizes have changed since the groups were computed.
  private var changed: Set<Int> = []
  /// The extents of the groups with the space after each.
  private(set) var extents = RowHeights(count: 0, height: 0)
  /// The extent of the largest group across the direction of the groups.
  private(set) var breadth: Scalar = 0

  init(
    _ group: CollectionLayoutGroup, count: Int, in container: Size, spacing: Scalar,
    areBelowEachOther: Bool, environment: any CollectionLayoutEnvironment
  ) {
    (self.group, self.count, self.container) = (group, max(0, count), container)
    (self.spacing, self.areBelowEachOther) = (spacing, areBelowEachOther)
    self.environment = environment
    template = GroupSolver.layout(
      of: group, in: container, limit: max(0, count), environment: environment)
    let perGroup = template.leaves.count
    guard perGroup > 0 else { return }
    let number = (self.count + perGroup - 1) / perGroup
    if group.flows { firsts = Array(stride(from: 0, to: self.count, by: perGroup)) }
    extents = RowHeights(count: number, height: Double(extent(of: template)))
    breadth = breadth(of: template)
    if self.count % perGroup != 0 { changed = [self.count - 1] }
    settle()
  }

  private var perGroup: Int { template.leaves.count }

  /// The extent of all groups, without the space after the last one.
  var length: Scalar { extents.count > 0 ? max(0, Scalar(extents.total) - spacing) : 0 }

  private func extent(of layout: GroupLayout) -> Scalar {
    let extent = areBelowEachOther ? layout.size.height : layout.size.width
    return max(0, extent + group.spaces(areBelowEachOther ? .vertical : .horizontal) + spacing)
  }

  func layout(of group: Int) -> GroupLayout { layouts[group] ?? template }

  func firstItem(of group: Int) -> Int { firsts?[group] ?? group * perGroup }

  /// Returns the group of an item.
  func group(of item: Int) -> Int {
    guard let firsts else { return perGroup > 0 ? item / perGroup : 0 }
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] <= item { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Gives an item the size of its content, from the next call of ``settle()`` on.
  mutating func setSize(_ size: Size, ofItem item: Int) {
    guard item >= 0, item < count, measured[item] != size, perGroup > 0 else { return }
    measured[item] = size
    changed.insert(item)
  }

  /// Computes the groups again whose items have other sizes now.
  mutating func settle() {
    guard let first = changed.min(), let last = changed.max() else { return }
    if firsts != nil {
      // A smaller item may find room in the group before.
      reflow(from: max(0, group(of: first) - 1), lastChange: last)
    } else {
      for group in Set(changed.map { group(of: $0) }) {
        let start = group * perGroup
        let layout = solve(from: start, limit: min(perGroup, count - start))
        layouts[group] = layout
        extents.setHeight(Double(extent(of: layout)), of: group)
      }
    }
    changed = []
    let others = layouts.values.map { breadth(of: $0) }
    let isTemplateUsed = layouts.count < extents.count
    breadth = max(others.max() ?? 0, isTemplateUsed ? breadth(of: template) : 0)
  }

  private func breadth(of layout: GroupLayout) -> Scalar {
    areBelowEachOther
      ? layout.size.width + group.spaces(.horizontal)
      : layout.size.height + group.spaces(.vertical)
  }

  private func solve(from first: Int, limit: Int) -> GroupLayout {
    let measured = measured
    return GroupSolver.layout(of: group, in: container, limit: limit, environment: environment) {
      measured[first + $0]
    }
  }

  /// Fills the groups again from one on, until a group begins behind all changes where one began before.
  private mutating func reflow(from start: Int, lastChange: Int) {
    let (formerFirsts, formerLayouts) = (firsts ?? [], layouts)
    var next = formerFirsts.indices.contains(start) ? formerFirsts[start] : 0
    var present = Array(formerFirsts.prefix(start))
    layouts = layouts.filter { $0.key < start }
    while next < count {
      let former = group(of: next)
      if next > lastChange, formerFirsts[former] == next {
        for group in former..<formerFirsts.count {
          layouts[present.count] = formerLayouts[group]
          present.append(formerFirsts[group])
        }
        break
      }
      let isPlain =
        next + perGroup <= count && !(next..<next + perGroup).contains { measured[$0] != nil }
      let layout = isPlain ? template : solve(from: next, limit: count - next)
      if !isPlain { layouts[present.count] = layout }
      present.append(next)
      next += max(1, layout.leaves.count)
    }
    firsts = present
    extents = RowHeights(present.indices.map { Double(extent(of: layout(of: $0))) })
  }
}

extension CollectionLayoutGroup {
  /// Indicates whether the number of items in the group depends on their sizes.
  fileprivate final var flows: Bool {
    func length(_ item: CollectionLayoutItem) -> CollectionLayoutDimension {
      if case .horizontal = arrangement {
        item.layoutSize.widthDimension
      } else {
        item.layoutSize.heightDimension
      }
    }
    if case .custom = arrangement { return false }
    return count == nil && !length(self).isMeasured && subitems.contains { length($0).isMeasured }
      || subitems.contains { ($0 as? CollectionLayoutGroup)?.flows ?? false }
  }
}
