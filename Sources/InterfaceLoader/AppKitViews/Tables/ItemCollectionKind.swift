import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Collections of AppKit, whose items the app makes.
enum ItemCollectionKind: AppKitKind {
  static var elementNames: [String] { ["collectionView"] }
  static func make() -> NSCollectionView { NSCollectionView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSCollectionView, _ context: ViewKind.Context
  ) {
    let content = CollectionContent(element)
    view.isSelectable = content.isSelectable
    view.allowsMultipleSelection = content.allowsMultipleSelection
    view.allowsEmptySelection = content.allowsEmptySelection
    guard content.isFlow else { return }
    let layout = NSCollectionViewFlowLayout()
    if let size = content.itemSize { layout.itemSize = size }
    if let size = content.headerReferenceSize { layout.headerReferenceSize = size }
    if let size = content.footerReferenceSize { layout.footerReferenceSize = size }
    if let insets = content.sectionInset { layout.sectionInset = insets }
    if let space = content.minimumLineSpacing { layout.minimumLineSpacing = Scalar(space) }
    if let space = content.minimumInteritemSpacing {
      layout.minimumInteritemSpacing = Scalar(space)
    }
    layout.scrollDirection = content.scrollsSideways ? .horizontal : .vertical
    view.collectionViewLayout = layout
  }
  static func connect(_ outlet: String, of view: NSCollectionView, to target: Responder?) -> Bool {
    switch outlet {
    case "dataSource": view.dataSource = target as? any NSCollectionViewDataSource
    case "delegate": view.delegate = target as? any NSCollectionViewDelegate
    default: return false
    }
    return true
  }
}
