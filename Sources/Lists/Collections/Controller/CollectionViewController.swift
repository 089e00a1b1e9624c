public import FoundationEssentials
public import Graphics
public import ResponderKit

/// A controller whose view shows a collection, of which it is the data source and the delegate:
/// UIKit's `UICollectionViewController`.
///
/// Each method of the two answers as a collection without it does, unless overridden. The cells that a
/// document has stay unless the number of items is overridden.
@preconcurrency @MainActor
open class CollectionViewController: ScrollDelegateController, CollectionViewDelegate,
  CollectionViewDataSource
{
  private let initialLayout: CollectionViewLayout
  private var hasAppeared = false

  /// Creates a controller of a collection with a layout
  /// (`UICollectionViewController.init(collectionViewLayout:)`).
  public init(collectionViewLayout layout: CollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a collection with a flow layout
  /// (`UICollectionViewController.init(nibName:bundle:)`).
  public override init(nibName: String?, bundle: NibBundle?) {
    initialLayout = CollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The layout that the controller was created with, or the collection's
  /// (`UICollectionViewController.collectionViewLayout`).
  open var collectionViewLayout: CollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }
  private var collection: CollectionView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection (`UICollectionViewController.collectionView`).
  open var collectionView: CollectionView! {
    get {
      loadViewIfNeeded()
      return collection ?? view as? CollectionView
    }
    set {
      collection = newValue
      view = newValue
    }
  }
  /// A Boolean value that indicates whether items are deselected when the view appears; true unless
  /// set (`UICollectionViewController.clearsSelectionOnViewWillAppear`).
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that indicates whether a change to another one changes the layout; unused and
  /// false unless set (`UICollectionViewController.useLayoutToLayoutNavigationTransitions`).
  open var useLayoutToLayoutNavigationTransitions = false
  /// A Boolean value that indicates whether a long touch moves items; true unless set, and no
  /// gesture does (`UICollectionViewController.installsStandardGestureForInteractiveMovement`).
  open var installsStandardGestureForInteractiveMovement = true

  /// Creates the collection, unless a document has the view (`UIViewController.loadView()`).
  open override func loadView() {
    guard document == nil else {
      super.loadView()
      return adoptCollection()
    }
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: initialLayout)
    (collection.dataSource, collection.delegate) = (self, self)
    self.collection = collection
    view = collection
  }
  /// Loads the items when the view appears for the first time, and deselects them
  /// (`UIViewController.viewWillAppear(_:)`).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collectionView else { return }
    if !hasAppeared { collectionView.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for item in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: item, animated: animated)
    }
  }
  /// Begins or ends editing the collection, too (`UIViewController.setEditing(_:animated:)`).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: Data source

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// Returns a cell for an item.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
  /// Returns the number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns a header, a footer or another view that belongs to an item or a section.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
  /// Returns whether the user can move an item.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when an item was moved.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of the index beside the collection.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }
  /// Returns the item of a title of the index.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: Delegate: selection and focus

  /// Returns whether a touch highlights an item.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a touch has highlighted an item.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns whether the user may select an item.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether the user may deselect an item.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has selected an item.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when the user has deselected an item.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a tap performs the action of an item.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Called to perform the action of an item.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a drag over two fingers selects items.
  open func collectionView(
    _ collectionView: CollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called before a drag selects items.
  open func collectionView(
    _ collectionView: CollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a drag has selected items.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}
  /// Returns whether an item can be focused.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsSelection }
  /// Returns the item that is focused first.
  open func indexPathForPreferredFocusedView(
    in collectionView: CollectionView
  ) -> IndexPath? { nil }
  /// Returns whether an item is selected when it is focused.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  // MARK: Delegate: showing

  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called before a header, a footer or the like is shown.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a header, a footer or the like is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Delegate: editing and layout

  /// Returns whether the user can edit an item.
  open func collectionView(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns where an item goes that is moved.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns where an item goes that is moved, for versions before iOS 15.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the offset after a change of layouts.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point { proposedContentOffset }

  // MARK: Delegate: menus

  /// Returns whether a long touch on an item shows a menu.
  open func collectionView(
    _ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns whether the menu of an item has an action.
  open func collectionView(
    _ collectionView: CollectionView, canPerformAction action: ActionSelector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// Called to perform an action of the menu of an item.
  open func collectionView(
    _ collectionView: CollectionView, performAction action: ActionSelector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Returns the menu of an item.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the menu of several items.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Returns how an item looks while its menu is shown.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? { nil }
  /// Returns what a menu becomes when it disappears.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? { nil }
  /// Returns how an item looks while its menu is shown, for versions before iOS 16.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns what a menu becomes when it disappears, for versions before iOS 16.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Called when the user has tapped the preview of a menu.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu of an item is shown.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu of an item disappears.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
