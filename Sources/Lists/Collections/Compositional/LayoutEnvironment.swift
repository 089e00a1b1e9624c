import Graphics
import ResponderKit

/// The space in which the sections of a collection are laid out.
@MainActor
final class LayoutEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let traitCollection: TraitCollection
  let contentSize: Size
  let contentInsets: DirectionalEdgeInsets

  init(of view: CollectionView) {
    traitCollection = view.traitCollection
    let insets = view.adjustedContentInset
    contentSize = Size(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    contentInsets = DirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var container: any CollectionLayoutContainer { self }
  var effectiveContentSize: Size { contentSize }
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}

extension FlowGeometry {
  /// Adds a section at a point, with rows if it looks like a list; returns where it ends.
  @MainActor
  mutating func addList(
    _ section: CollectionLayoutSection?, count: Int, at start: Scalar, width: Scalar
  ) -> Scalar {
    guard let section, let list = section.list else {
      sections.append(Section(items: [], start: start, end: start))
      return start
    }
    let insets = section.contentInsets
    let row = max(0, width - insets.leading - insets.trailing)
    var y = start
    /// Takes room; returns nil for none.
    func take(_ height: Scalar) -> Rect? {
      defer { y += height }
      return height > 0 ? Rect(x: insets.leading, y: y, width: row, height: height) : nil
    }
    let padding = max(0, list.headerTopPadding ?? 0)
    let header = list.headerMode == .supplementary ? take(28 + padding) : nil
    y += insets.top
    let items = (0..<count).compactMap { _ in take(44) }
    y += insets.bottom
    let footer = list.footerMode == .supplementary ? take(28) : nil
    sections.append(Section(header: header, items: items, footer: footer, start: start, end: y))
    return y
  }
}
