public import FoundationEssentials
public import Graphics
public import ResponderKit

/// The methods that decide what can be done with the items of a collection, and report it: UIKit's
/// `UICollectionViewDelegate`.
///
/// Every method has UIKit's answer as its default.
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  // MARK: Selection and focus

  /// Returns whether a touch highlights an item; true unless implemented.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a touch has highlighted an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when an item is no longer highlighted.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the user may select an item; true unless implemented.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether the user may deselect an item; true unless implemented.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user has selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when the user has deselected an item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a tap performs the action of an item; whether the collection is not
  /// edited unless implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called to perform the action of an item; by nothing yet.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether a drag over two fingers selects items; false unless implemented. Nothing
  /// asks for it.
  func collectionView(
    _ collectionView: CollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called before a drag selects items; by nothing yet.
  func collectionView(
    _ collectionView: CollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a drag has selected items; by nothing yet.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)
  /// Returns whether an item can be focused; whether it can be selected unless implemented.
  /// Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns the item that is focused first; nil, for the first one, unless implemented.
  /// Nothing asks for it.
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath?
  /// Returns whether an item is selected when it is focused; the collection's setting unless
  /// implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  // MARK: Showing

  /// Called before a cell is shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a header, a footer or the like is shown.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when a cell is no longer shown.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called when a header, a footer or the like is no longer shown.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Editing and layout

  /// Returns whether the user can edit an item; true unless implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns where an item goes that is moved; where it was dropped unless implemented.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns where an item goes that is moved, for versions before iOS 15; where it was
  /// dropped unless implemented.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the offset after a change of layouts; the proposed one unless implemented.
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point

  // MARK: Menus

  /// Returns whether a long touch on an item shows a menu; false unless implemented. Nothing
  /// asks for it.
  func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether the menu of an item has an action; false unless implemented. Nothing
  /// asks for it.
  func collectionView(
    _ collectionView: CollectionView, canPerformAction action: ActionSelector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Called to perform an action of the menu of an item; by nothing yet.
  func collectionView(
    _ collectionView: CollectionView, performAction action: ActionSelector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)
  /// Returns the menu that a long press on an item opens, for versions before iOS 16; nil unless implemented.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration?
  /// Returns the menu that a long press opens for the selected items, for the item under the finger, or for none
  /// beside the items; nil unless implemented.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration?
  /// Returns how an item looks while its menu is shown; nil, for as it is, unless
  /// implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Returns what a menu becomes when it disappears; nil, for the item, unless implemented.
  /// Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Returns how an item looks while its menu is shown, for versions before iOS 16; nil
  /// unless implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Returns what a menu becomes when it disappears, for versions before iOS 16; nil unless
  /// implemented. Nothing asks for it.
  func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called when the user has tapped the preview of a menu; by nothing yet.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// Called before the menu of an item is shown.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called before the menu of an item disappears.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}
