public import FoundationEssentials

extension CollectionView {
  /// Makes and configures the cells of a kind of items, as a value
  /// (`UICollectionView.CellRegistration`).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for an item (`UICollectionView.CellRegistration.Handler`).
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    let identifier = UUID().uuidString
    let nib: Nib?
    let handler: Handler

    /// Creates a registration of cells of the class
    /// (`UICollectionView.CellRegistration.init(handler:)`).
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    /// Creates a registration of the cell in a document
    /// (`UICollectionView.CellRegistration.init(cellNib:handler:)`).
    public init(cellNib: Nib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Makes and configures headers, footers or the like, as a value
  /// (`UICollectionView.SupplementaryRegistration`).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view (`UICollectionView.SupplementaryRegistration.Handler`).
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let nib: Nib?
    let handler: Handler

    /// Creates a registration of views of the class
    /// (`UICollectionView.SupplementaryRegistration.init(elementKind:handler:)`).
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }
    /// Creates a registration of the view in a document
    /// (`UICollectionView.SupplementaryRegistration.init(supplementaryNib:elementKind:handler:)`).
    public init(supplementaryNib: Nib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// Returns a cell for an item, configured by a registration; traps for a document with another
  /// class (`UICollectionView.dequeueConfiguredReusableCell(using:for:item:)`).
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if items.cellSources[registration.identifier] == nil {
      items.cellSources[registration.identifier] =
        registration.nib.map { .nib($0) }
        ?? .type(Cell.self)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("the registration has no cell of the class \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a header, a footer or the like, configured by a registration; traps for a document
  /// with another class (`UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`).
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = CollectionItems.SourceKey(kind: kind, identifier: registration.identifier)
    if items.otherSources[key] == nil {
      items.otherSources[key] = registration.nib.map { .nib($0) } ?? .type(Supplementary.self)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the registration has no view of the class \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
