import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct CollectionItemsTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `a collection starts with UIKit's defaults`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 0)
    #expect(view.allowsSelection && !view.allowsMultipleSelection && !view.isEditing)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    #expect(view.indexPathsForSelectedItems == [] && view.visibleCells.isEmpty)
    #expect(view.indexPathsForVisibleItems.isEmpty && view.backgroundView == nil)
    #expect(view.isPrefetchingEnabled && view.prefetchDataSource == nil)
    #expect(!view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
    #expect(view.allowsFocus && view.allowsFocusDuringEditing)
    #expect(view.selfSizingInvalidation == .enabled && !view.hasUncommittedUpdates)
    view.isPrefetchingEnabled = false
    view.selectionFollowsFocus = true
    view.remembersLastFocusedIndexPath = true
    view.allowsFocus = false
    view.allowsFocusDuringEditing = false
    view.selfSizingInvalidation = .disabled
    #expect(!view.isPrefetchingEnabled && view.selectionFollowsFocus)
    #expect(view.remembersLastFocusedIndexPath && !view.allowsFocus)
    #expect(!view.allowsFocusDuringEditing && view.selfSizingInvalidation == .disabled)
  }

  @Test func `cells are made of the class that is registered, and used again`() {
    let numbers = Numbers([Array(0..<100)])
    let view = numbers.collection()
    let first = view.cellForItem(at: path(0)) as? NumberCell
    #expect(first?.number == 0 && first?.label.frame.width == 30 && first?.reuses == 0)
    #expect(first?.superview === view && first?.reuseIdentifier == "number")
    #expect(first.flatMap { view.indexPath(for: $0) } == path(0))
    #expect(view.indexPathForItem(at: CGPoint(x: 75, y: 5)) == path(1))
    #expect(view.indexPathForItem(at: CGPoint(x: 35, y: 5)) == nil)
    let count = view.visibleCells.count
    view.contentOffset.y = 900
    #expect(view.cellForItem(at: path(0)) == nil && first?.reuses == 1)
    #expect(view.visibleCells.contains { $0 === first } && view.visibleCells.count == count)
    #expect(numbers.calls.contains("hide 0"))
  }

  @Test func `a collection scrolls to an item`() {
    let view = Numbers([Array(0..<100)]).collection()
    let cases: [(UICollectionView.ScrollPosition, Int, Double)] = [
      (.top, 50, 750), (.centeredVertically, 50, 660), (.bottom, 50, 570), (.top, 99, 1290),
      ([], 0, 0),
    ]
    for (position, item, y) in cases {
      view.scrollToItem(at: path(item), at: position, animated: false)
      #expect(view.contentOffset.y == y)
    }
  }

  @Test func `reloading asks again, and forgets the selection`() {
    let numbers = Numbers([[1, 2]])
    let view = numbers.collection()
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    numbers.sections = [[3]]
    #expect(view.numberOfItems(inSection: 0) == 2)
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 1 && numbers.shown(in: view) == [3])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `changes keep the cells of the items that are left`() {
    let numbers = Numbers([[1, 2, 3], [4]])
    let view = numbers.collection()
    let three = view.cellForItem(at: path(2))
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    var isDone = false
    view.performBatchUpdates {
      numbers.sections = [[9], [2, 3, 5], [4]]
      view.insertSections([0])
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(2, 1)])
      #expect(view.hasUncommittedUpdates)
    } completion: {
      isDone = $0
    }
    #expect(isDone && numbers.shown(in: view) == [9, 2, 3, 5, 4])
    #expect(view.cellForItem(at: path(1, 1)) === three)
    #expect(view.indexPathsForSelectedItems == [path(1, 1)] && three?.isSelected == true)
    numbers.sections = [[9], [3, 2, 5], [4]]
    view.moveItem(at: path(1, 1), to: path(0, 1))
    #expect(view.cellForItem(at: path(0, 1)) === three)
    numbers.sections = [[9], [4], [3, 2, 5]]
    view.moveSection(1, toSection: 2)
    #expect(view.cellForItem(at: path(0, 2)) === three)
    numbers.sections = [[8], [4]]
    view.performBatchUpdates {
      view.deleteSections([2])
      view.reloadItems(at: [path(0)])
    }
    #expect(numbers.shown(in: view) == [8, 4])
    numbers.sections = [[7, 6], [4]]
    view.reloadSections([0])
    #expect(numbers.shown(in: view) == [7, 6, 4])
    let cell = view.cellForItem(at: path(0))
    numbers.sections = [[5, 6], [4]]
    view.reconfigureItems(at: [path(0)])
    #expect(view.cellForItem(at: path(0)) === cell && numbers.shown(in: view) == [5, 6, 4])
  }

  @Test func `an item is moved as the data source allows`() {
    let numbers = Numbers([[1, 2, 3, 4]])
    let view = numbers.collection()
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    #expect(view.beginInteractiveMovementForItem(at: path(3)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 5))
    view.endInteractiveMovement()
    #expect(numbers.sections == [[4, 1, 2, 3]] && numbers.shown(in: view) == [4, 1, 2, 3])
    #expect(view.beginInteractiveMovementForItem(at: path(3)))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(numbers.sections == [[4, 1, 2, 3]])
  }

  @Test func `a tap selects an item and tells the delegate`() {
    let numbers = Numbers([[1, 2, 3, 4]])
    let view = numbers.collection()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    numbers.calls = []
    let driver = TouchDriver(in: window)
    driver.tap(at: CGPoint(x: 80, y: 10))
    driver.tap(at: CGPoint(x: 10, y: 40))
    #expect(numbers.calls == ["select 1", "deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [path(2)])
    numbers.refuses = true
    driver.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.indexPathsForSelectedItems == [path(2)])
    numbers.refuses = false
    view.allowsMultipleSelection = true
    driver.tap(at: CGPoint(x: 10, y: 10))
    driver.tap(at: CGPoint(x: 10, y: 40))
    #expect(view.indexPathsForSelectedItems == [path(0)])
    view.deselectItem(at: path(0), animated: false)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `another tap selects an item again, and only the first finger counts`() {
    let numbers = Numbers([[1, 2, 3, 4]])
    let view = numbers.collection()
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    let driver = TouchDriver(in: window)
    let first = IndexPath(item: 0, section: 0)
    driver.tapItem(at: first, of: view)
    driver.tapItem(at: first, of: view)
    #expect(numbers.calls.filter { $0.hasSuffix("select 0") } == ["select 0", "select 0"])
    driver.touchDown(at: CGPoint(x: 15, y: 10), finger: 0)
    driver.touchDown(at: CGPoint(x: 85, y: 10), finger: 1)
    driver.touchUp(finger: 1)
    #expect(numbers.calls.filter { $0.hasPrefix("select") }.count == 2)
    driver.touchUp(finger: 0)
    #expect(numbers.calls.filter { $0.hasPrefix("select") }.count == 3)
    driver.touchDown(at: CGPoint(x: 15, y: 10))
    numbers.sections = [[2, 3, 4]]
    view.deleteItems(at: [first])
    driver.touchUp()
    #expect(numbers.calls.filter { $0.hasPrefix("select") }.count == 3)
    #expect(view.indexPathsForSelectedItems == [])
  }
}
