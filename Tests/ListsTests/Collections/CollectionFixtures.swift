import FoundationEssentials
import UIKitDialect

/// A data source and delegate of items of numbers, which notes what it is asked and told.
@MainActor
final class Numbers: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var size: CGSize?
  var calls: [String] = []
  var refuses = false

  init(_ sections: [[Int]]) { self.sections = sections }

  /// Returns a collection of 100 × 200 points with items of 30 × 20 points.
  func collection(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 30, height: 20)
    let view = HeldCollection(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        NumberHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.held = self
    view.dataSource = self
    view.delegate = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refuses }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { calls.append("deselect \(indexPath.item)") }

  /// Returns the numbers of the cells that are shown.
  func shown(in view: UICollectionView) -> [Int] {
    view.visibleCells.compactMap { ($0 as? NumberCell)?.number }
  }
}

/// A collection that keeps its data source alive.
final class HeldCollection: UICollectionView { var held: AnyObject? }

/// A cell with a number.
final class NumberCell: UICollectionViewCell {
  var number = -1
  var reuses = 0
  let label: UILabel

  override init(frame: CGRect) {
    label = UILabel(frame: frame)
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header that keeps its initial values.
final class NumberHeader: UICollectionReusableView { let values = ["a", "b"] }
