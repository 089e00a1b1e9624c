import Graphics
import FoundationEssentials
import ResponderKit

extension CollectionView {
  /// Indicates whether the user may select several items now.
  final var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Implements ``selectItem(at:animated:scrollPosition:)``.
  final func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for item in items.selected { deselect(item) }
      return
    }
    guard has(indexPath) else { return }
    if !selectsSeveral {
      for item in items.selected where item != indexPath { deselect(item) }
    }
    if !items.selected.contains(indexPath) { items.selected.append(indexPath) }
    items.cells[indexPath]?.isSelected = true
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  /// Implements ``deselectItem(at:animated:)``.
  final func deselect(_ indexPath: IndexPath) {
    items.selected.removeAll { $0 == indexPath }
    items.cells[indexPath]?.isSelected = false
  }

  /// Selects an item as the user does: the delegate decides, and is notified.
  ///
  /// Another tap on an item deselects it if several can be selected, and otherwise selects it again.
  final func choose(_ indexPath: IndexPath) {
    guard has(indexPath) else { return }
    if selectsSeveral, items.selected.contains(indexPath) { return unchoose(indexPath) }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true, has(indexPath)
    else { return }
    if !selectsSeveral {
      for item in items.selected where item != indexPath {
        deselect(item)
        delegate?.collectionView(self, didDeselectItemAt: item)
      }
    }
    guard has(indexPath) else { return }
    select(indexPath, false, [])
    // A segue is prepared before the delegate is notified, as developers report.
    if let cell = items.cells[indexPath] { for segue in cell.segues { segue.run(by: cell) } }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func unchoose(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    deselect(indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  final func editingChanged() {
    for cell in items.cells.values { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: Scrolling

  /// Implements ``scrollToItem(at:at:animated:)``.
  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    _ = prepared
    if collectionViewLayout.scrollSection(to: indexPath) {
      items.isStale = true
      setNeedsLayout()
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - bounds.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + insets.right - bounds.width
    }
    let size = contentSize
    offset.x = max(-insets.left, min(offset.x, size.width + insets.right - bounds.width))
    offset.y = max(-insets.top, min(offset.y, size.height + insets.bottom - bounds.height))
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else if offset != contentOffset {
      setContentOffset(offset, animated: animated)
    }
  }

  // MARK: Touches, which arrive from the cell along the responder chain

  private var mayTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  final func beginTouch(_ touches: Set<Touch>) {
    guard mayTouch, items.touched == nil, let touch = touches.first,
      let item = indexPathForItem(at: touch.location(in: self)),
      delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true,
      // The delegate may have changed the items.
      has(item)
    else { return }
    items.touched = item
    items.finger = touch.id
    items.cells[item]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item)
  }

  final func moveTouch(_ touches: Set<Touch>) {
    guard let item = items.touched, let touch = touches.first(where: { $0.id == items.finger })
    else { return }
    if indexPathForItem(at: touch.location(in: self)) != item { cancelTouch() }
  }

  final func endTouch(_ touches: Set<Touch>) {
    guard let item = items.touched, touches.contains(where: { $0.id == items.finger }) else {
      return
    }
    if mayTouch { choose(item) }
    cancelTouch()
  }

  final func cancelTouch() {
    guard let item = items.touched else { return }
    items.touched = nil
    items.finger = nil
    items.cells[item]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item)
  }
}
