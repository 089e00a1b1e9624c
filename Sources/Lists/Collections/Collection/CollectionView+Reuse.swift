import ResponderKit
import FoundationEssentials
import Graphics

extension CollectionView {
  final func registerOther(_ source: ReusableSource?, _ kind: String, _ identifier: String) {
    items.otherSources[CollectionItems.SourceKey(kind: kind, identifier: identifier)] = source
  }

  /// Returns a spare cell or a new one; traps if nothing is registered.
  final func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> CollectionViewCell {
    if let (item, cell) = items.reconfigured, item == indexPath, cell.identifier == identifier {
      return cell
    }
    if let cell = items.spareCells[identifier]?.popLast() {
      cell.isSpare = false
      cell.reuseCount += 1
      cell.prepareForReuse()
      return cell
    }
    guard let source = items.cellSources[identifier] else {
      CollectionView.failToDequeue("UICollectionElementKindCell", identifier)
    }
    let frame = prepared.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let view = make(source, frame) ?? CollectionViewCell(frame: frame)
    guard let cell = view as? CollectionViewCell else {
      preconditionFailure("\(type(of: view)) is no class of cells")
    }
    cell.identifier = identifier
    return cell
  }

  /// Returns a spare header, footer or the like, or a new one; traps if nothing is registered.
  final func dequeueOther(_ kind: String, _ identifier: String) -> CollectionReusableView {
    let key = CollectionItems.SourceKey(kind: kind, identifier: identifier)
    if let view = items.spareOthers[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let source = items.otherSources[key] else {
      CollectionView.failToDequeue(kind, identifier)
    }
    let view = make(source, .zero) ?? CollectionReusableView(frame: .zero)
    view.identifier = identifier
    return view
  }

  /// Returns a new decoration; nil if the layout has registered none.
  final func decoration(_ kind: String) -> CollectionReusableView? {
    let key = CollectionItems.SourceKey(kind: kind, identifier: "")
    if let view = items.spareOthers[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return collectionViewLayout.decorationSources[kind].flatMap { make($0, .zero) }
  }

  /// Traps with UIKit's words.
  private static func failToDequeue(_ kind: String, _ identifier: String) -> Never {
    fatalError(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or "
        + "a class for the identifier or connect a prototype cell in a storyboard")
  }

  private func make(_ source: ReusableSource, _ frame: Rect) -> CollectionReusableView? {
    switch source {
    case .type(let type as CollectionReusableView.Type):
      return MadeByClass.view(type, frame: frame) as? CollectionReusableView
    case .type(let type): preconditionFailure("\(type) is no class of reusable views")
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? CollectionReusableView }.first
    case .prototype(let make, _): return make() as? CollectionReusableView
    }
  }

  /// Removes a cell and keeps it for another item.
  final func retire(_ cell: CollectionViewCell, from indexPath: IndexPath) {
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    guard let identifier = cell.identifier else { return }
    guard !cell.isSpare else { return }
    cell.isSpare = true
    items.spareCells[identifier, default: []].append(cell)
  }

  /// Removes a header, a footer, a decoration or the like, and keeps it for another element.
  final func retire(_ view: CollectionReusableView, _ key: CollectionItems.ElementKey) {
    view.removeFromSuperview()
    if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
        at: key.indexPath)
    }
    guard let identifier = key.category == .decorationView ? "" : view.identifier else { return }
    let source = CollectionItems.SourceKey(kind: key.kind, identifier: identifier)
    items.spareOthers[source, default: []].append(view)
  }
}
