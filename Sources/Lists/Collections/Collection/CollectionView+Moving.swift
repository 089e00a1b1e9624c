import ResponderKit
public import FoundationEssentials
public import Graphics

/// The values that a collection stores and nothing uses yet.
@MainActor
final class CollectionLooks {
  var selfSizingInvalidation = CollectionView.SelfSizingInvalidation.enabled
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
  var allowsFocus = true
  var allowsFocusDuringEditing = true

  init() {}
}

extension CollectionView {
  private var looks: CollectionLooks { values(CollectionLooks.self) { CollectionLooks() } }

  /// The options for cells that change their size; enabled unless set, and without effect: a cell is measured
  /// when it is shown, and when the layout has forgotten its size (`UICollectionView.selfSizingInvalidation`).
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { looks.selfSizingInvalidation }
    set { looks.selfSizingInvalidation = newValue }
  }
  /// A Boolean value that indicates whether the focused item is selected; false unless set
  /// (`UICollectionView.selectionFollowsFocus`).
  public final var selectionFollowsFocus: Bool {
    get { looks.selectionFollowsFocus }
    set { looks.selectionFollowsFocus = newValue }
  }
  /// A Boolean value that indicates whether the item that was focused last gets the focus back;
  /// false unless set (`UICollectionView.remembersLastFocusedIndexPath`).
  public final var remembersLastFocusedIndexPath: Bool {
    get { looks.remembersLastFocusedIndexPath }
    set { looks.remembersLastFocusedIndexPath = newValue }
  }
  /// A Boolean value that indicates whether items can be focused; true unless set
  /// (`UICollectionView.allowsFocus`).
  public final var allowsFocus: Bool {
    get { looks.allowsFocus }
    set { looks.allowsFocus = newValue }
  }
  /// A Boolean value that indicates whether items can be focused while the collection is edited;
  /// true unless set (`UICollectionView.allowsFocusDuringEditing`).
  public final var allowsFocusDuringEditing: Bool {
    get { looks.allowsFocusDuringEditing }
    set { looks.allowsFocusDuringEditing = newValue }
  }

  // MARK: Moving an item

  /// Begins to move an item; returns false if the data source doesn't allow it
  /// (`UICollectionView.beginInteractiveMovementForItem(at:)`).
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard has(indexPath), dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    items.moving = (indexPath, nil)
    return true
  }
  /// Says where the item that is being moved would go
  /// (`UICollectionView.updateInteractiveMovementTargetPosition(_:)`).
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    items.moving?.target = targetPosition
  }
  /// Moves the item to where it would go, and notifies the data source
  /// (`UICollectionView.endInteractiveMovement()`).
  public final func endInteractiveMovement() {
    guard let moving = items.moving else { return }
    items.moving = nil
    guard let target = moving.target else { return }
    var place = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moving.from, withPosition: target)
    place =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.from,
        atCurrentIndexPath: moving.from, toProposedIndexPath: place) ?? place
    guard place != moving.from, has(place) else { return }
    dataSource?.collectionView(self, moveItemAt: moving.from, to: place)
    moveItem(at: moving.from, to: place)
  }
  /// Leaves the item where it was (`UICollectionView.cancelInteractiveMovement()`).
  public final func cancelInteractiveMovement() { items.moving = nil }
}
