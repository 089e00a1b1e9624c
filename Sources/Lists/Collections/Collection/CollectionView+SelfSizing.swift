import FoundationEssentials
import Graphics
import ResponderKit

// A view is asked for the attributes that suit it when it is shown, and when the layout has forgotten its size.
// The layout then decides.
extension CollectionView {
  /// Asks a view which attributes suit it: one that shows an element for the first time, or whose size the
  /// layout has forgotten, and each element once while the collection shows what is in its bounds.
  final func measure(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes, isNew: Bool,
    asked: inout Set<CollectionItems.ElementKey>
  ) {
    let layout = collectionViewLayout
    let (key, isEstimated) = (attributes.key, !attributes.estimates.isEmpty)
    guard isNew || isEstimated && layout.measured[key] == nil, asked.insert(key).inserted,
      attributes.representedElementCategory != .decorationView,
      let copy = attributes.copy() as? CollectionViewLayoutAttributes
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else {
      if isEstimated { layout.measured[key] = attributes.size }
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }
}

extension CollectionViewLayoutAttributes {
  /// The element of the attributes.
  final var key: CollectionItems.ElementKey {
    CollectionItems.ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }

  /// Gives the attributes the size of a view's content where it is estimated; a view that has no constraints
  /// and no size of its own keeps the estimate.
  final func fit(_ view: CollectionReusableView) {
    guard !estimates.isEmpty else { return }
    let cell = view as? CollectionViewCell
    cell?.updateIfNeeded()
    let content = cell?.contentView ?? view
    let target = Size(
      width: estimates.width ? 0 : size.width, height: estimates.height ? 0 : size.height)
    if !estimates.width, content.frame.width != target.width {
      content.frame.size.width = target.width
    }
    var fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
    if let list = content as? ListContentView { fitting = list.sizeThatFits(target) }
    // A view without constraints may say by itself what it fits.
    let own = fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(target)
    if fitting.width <= 0 { fitting.width = own.width }
    if fitting.height <= 0 { fitting.height = own.height }
    if estimates.width, fitting.width > 0 { size.width = fitting.width }
    if estimates.height, fitting.height > 0 { size.height = fitting.height }
  }
}
