import Graphics

/// A child of a group, and the spaces around it.
@MainActor
struct GroupChild {
  var layout: GroupLayout
  var before: CollectionLayoutSpacing?
  var after: CollectionLayoutSpacing?
  var above: CollectionLayoutSpacing?
  var below: CollectionLayoutSpacing?
  var isUniform: Bool

  init(_ item: CollectionLayoutItem, _ layout: GroupLayout, _ axis: GroupLayout.Axis) {
    self.layout = layout
    let edges = item.edgeSpacing
    let isHorizontal = axis == .horizontal
    before = isHorizontal ? edges?.leading : edges?.top
    after = isHorizontal ? edges?.trailing : edges?.bottom
    above = isHorizontal ? edges?.top : edges?.leading
    below = isHorizontal ? edges?.bottom : edges?.trailing
    let across = isHorizontal ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
    isUniform = across.isUniformAcrossSiblings
  }

  func length(_ axis: GroupLayout.Axis) -> Scalar {
    axis.length(layout.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  func breadth(_ axis: GroupLayout.Axis) -> Scalar {
    axis.breadth(layout.size) + (above?.spacing ?? 0) + (below?.spacing ?? 0)
  }
}

extension GroupChild {
  /// Returns where the child begins across the line: after its space, and in the middle of what is
  /// left if the spaces on both sides are flexible.
  func offset(in breadth: Scalar, _ axis: GroupLayout.Axis) -> Scalar {
    let rest = max(0, breadth - self.breadth(axis))
    let isFlexible = (before: above?.isFlexible == true, after: below?.isFlexible == true)
    let share: Scalar = isFlexible.before ? isFlexible.after ? rest / 2 : rest : 0
    return (above?.spacing ?? 0) + share
  }
}

extension CollectionLayoutItem {
  /// The least spaces before and after the item in a line.
  final func spaces(_ axis: GroupLayout.Axis) -> Scalar {
    let spacings =
      axis == .horizontal
      ? [edgeSpacing?.leading, edgeSpacing?.trailing] : [edgeSpacing?.top, edgeSpacing?.bottom]
    return spacings.reduce(0) { $0 + ($1?.spacing ?? 0) }
  }
}
