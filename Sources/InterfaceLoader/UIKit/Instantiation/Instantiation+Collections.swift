import InterfaceBuilder
import Lists
import ResponderKit

// The items of a collection.
extension Instantiation {
  /// Makes the cells in a collection its items, and registers each as a prototype.
  func addItems(of content: CollectionContent, to collection: CollectionView) {
    for element in content.prototypes {
      let prototype = prototype(element)
      settings.rows?.note(element.reuseIdentifier)
      guard let identifier = element.reuseIdentifier else { continue }
      collection.registerPrototype(identifier, of: prototype) { prototype.makeCell() }
    }
    for (element, kind) in content.others {
      guard let identifier = element.reuseIdentifier else { continue }
      let prototype = prototype(element)
      collection.registerPrototype(identifier, ofKind: kind, of: prototype) { prototype.makeCell() }
    }
    collection.takeItems(
      content.prototypes.compactMap { result.object(for: $0) as? CollectionViewCell },
      others: content.others.compactMap {
        result.object(for: $0.element) as? CollectionReusableView
      }
    )
  }
}
