#if UIKit
import Foundation
import Graphics
import ResponderKit
import UIKitDialect

/// The space in which the sections of a collection are laid out.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(of view: UICollectionView) {
    traitCollection = view.traitCollection
    let insets = view.adjustedContentInset
    contentSize = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension FlowGeometry {
  /// Adds a section at a point, with rows if it looks like a list; returns where it ends.
  @MainActor
  mutating func addList(
    _ section: NSCollectionLayoutSection?, count: Int, at start: CGFloat, width: CGFloat
  ) -> CGFloat {
    guard let section, let list = section.list else {
      sections.append(Section(items: [], start: start, end: start))
      return start
    }
    let insets = section.contentInsets
    let row = max(0, width - insets.leading - insets.trailing)
    var y = start
    /// Takes room; returns nil for none.
    func take(_ height: CGFloat) -> CGRect? {
      defer { y += height }
      return height > 0 ? CGRect(x: insets.leading, y: y, width: row, height: height) : nil
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
#endif
