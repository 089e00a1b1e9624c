import FoundationEssentials
import ResponderKit

extension CollectionViewController {
  /// Becomes the delegate and the data source of a collection of a document, as UIKit's does, where it has
  /// none.
  final func adoptCollection() {
    guard let collection = view as? CollectionView else { return }
    if collection.delegate == nil { collection.delegate = self }
    if collection.dataSource == nil { collection.dataSource = self }
  }

  /// Indicates whether a class of the app says how many items there are.
  final var hasItemsOfItsOwn: Bool { Self.items.isOverridden(in: type(of: self)) }

  private static let items = MethodOverride(
    of: CollectionViewController.self, overriding: Overriding.Items.self,
    plain: Overriding.Nothing.self, standard: [CollectionViewController.self])
}

/// Classes that override one method or none, by which the entry of the method is found.
private enum Overriding {
  final class Nothing: CollectionViewController {}
  final class Items: CollectionViewController {
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
  }
}
