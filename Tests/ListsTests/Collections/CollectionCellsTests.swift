import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct CollectionCellsTests {
  @Test func `the state of a cell can be observed by an override`() {
    final class Cell: UICollectionViewCell {
      var states: [Bool] = []
      override var isSelected: Bool { didSet { states.append(isSelected) } }
    }
    let (cell, back, selected) = (
      Cell(frame: CGRect(x: 0, y: 0, width: 9, height: 8)), UIView(), UIView()
    )
    cell.backgroundView = back
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil && cell.subviews.first === back)
    cell.isSelected = true
    #expect(cell.states == [true] && cell.subviews[1] === selected)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(selected.superview === cell && cell.isHighlighted)
    cell.layoutIfNeeded()
    #expect(back.frame == cell.bounds && cell.contentView.frame == cell.bounds)
    cell.dragStateDidChange(.dragging)
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func `registrations make and configure cells and headers`() {
    let view = Numbers([[1]]).collection()
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, number in
      cell.number = number * 10 + path.item
    }
    let cell = view.dequeueConfiguredReusableCell(
      using: cells, for: IndexPath(item: 0, section: 0), item: 4)
    #expect(cell.number == 40)
    let headers = UICollectionView.SupplementaryRegistration<NumberHeader>(elementKind: "h") {
      header, kind, path in header.tag = kind.count + path.section
    }
    let header = view.dequeueConfiguredReusableSupplementary(
      using: headers, for: IndexPath(item: 0, section: 5))
    #expect(header.tag == 6 && header.values.count == 2)
    let nib = UINib(nibName: "n", bundle: nil)
    let plain = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) {
      cell, _, number in cell.tag = number
    }
    let made = view.dequeueConfiguredReusableCell(
      using: plain, for: IndexPath(item: 0, section: 0), item: 3)
    #expect(made.tag == 3)
  }

  @Test func `a cell of a list has accessories`() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.accessories.isEmpty && cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10 && cell.indentsAccessories)
    cell.indentationLevel = 2
    cell.indentationWidth = 4
    cell.indentsAccessories = false
    cell.accessories = [
      .disclosureIndicator(), .checkmark(options: .init(tintColor: .red)), .delete(),
      .insert(), .reorder(), .multiselect(), .outlineDisclosure(), .detail(), .label(text: "9"),
      .popUpMenu(UIMenu(children: [])),
      .customView(configuration: .init(customView: cell, placement: .leading())),
    ]
    #expect(
      cell.accessories.map(\.accessoryType) == [
        .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect,
        .outlineDisclosure, .detail, .label, .popUpMenu, .customView(cell),
      ])
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 4 && !cell.indentsAccessories)
    #expect(cell.separatorLayoutGuide === cell.separatorLayoutGuide)
    #expect(cell.defaultContentConfiguration() == .cell())
  }

  @Test func `a controller is the data source and delegate of its collection`() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "n")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "n", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing && controller.clearsSelectionOnViewWillAppear)
    let (view, path) = (controller.collectionView!, IndexPath(item: 0, section: 0))
    #expect(controller.numberOfSections(in: view) == 1)
    #expect(controller.collectionView(view, shouldSelectItemAt: path))
    #expect(
      controller.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
    #expect(!controller.useLayoutToLayoutNavigationTransitions)
    #expect(controller.installsStandardGestureForInteractiveMovement)
    let plain = UICollectionViewController()
    #expect(plain.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(plain.collectionView(view, cellForItemAt: path).reuseIdentifier == nil)
  }

  @Test func `a delegate without methods answers as UIKit does`() {
    final class Silent: UICollectionViewDelegate, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let (silent, path) = (Silent(), IndexPath(item: 0, section: 0))
    let view = Numbers([[]]).collection()
    silent.collectionView(view, didSelectItemAt: path)
    silent.collectionView(view, didDeselectItemAt: path)
    silent.collectionView(view, willDisplay: UICollectionViewCell(), forItemAt: path)
    silent.collectionView(view, moveItemAt: path, to: path)
    #expect(silent.collectionView(view, shouldHighlightItemAt: path))
    #expect(silent.collectionView(view, shouldSelectItemAt: path))
    #expect(silent.collectionView(view, shouldDeselectItemAt: path))
    #expect(silent.collectionView(view, canFocusItemAt: path))
    #expect(!silent.collectionView(view, canMoveItemAt: path))
    #expect(silent.numberOfSections(in: view) == 1)
    #expect(silent.indexTitles(for: view) == nil)
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    #expect(
      silent.collectionView(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
        == nil)
    #expect(
      silent.collectionView(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
        == nil)
    #expect(
      silent.collectionView(view, targetContentOffsetForProposedContentOffset: .zero) == .zero)
    #expect(
      silent.collectionView(view, viewForSupplementaryElementOfKind: "", at: path).subviews
        .isEmpty)
  }
}
