import Graphics
import ResponderKit

/// The space in which the sections of a collection are laid out, or the items of a group.
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

  init(_ traitCollection: TraitCollection, size: Size, insets: DirectionalEdgeInsets) {
    (self.traitCollection, contentSize, contentInsets) = (traitCollection, size, insets)
  }

  var container: any CollectionLayoutContainer { self }
  var effectiveContentSize: Size { contentSize }
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}
