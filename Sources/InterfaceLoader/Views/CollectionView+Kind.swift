import Graphics
package import InterfaceBuilder
package import Lists
package import ResponderKit

extension CollectionView: LoadableView {
  package static var elementNames: [String] { ["collectionView"] }
  package static var isShownByItsViews: Bool { true }

  package static func make(_ element: InterfaceElement) -> View {
    let content = CollectionContent(element)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = content.itemSize ?? layout.itemSize
    layout.headerReferenceSize = content.headerReferenceSize ?? .zero
    layout.footerReferenceSize = content.footerReferenceSize ?? .zero
    layout.sectionInset = content.sectionInset ?? .zero
    layout.minimumLineSpacing = content.minimumLineSpacing ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      content.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    if content.scrollsSideways { layout.scrollDirection = .horizontal }
    return CollectionView(frame: .zero, collectionViewLayout: layout)
  }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    isScrollEnabled = ViewContent(element).isScrollEnabled
  }

  package static func apply(_ element: InterfaceElement, toOther view: View) {
    (view as? ScrollView)?.isScrollEnabled = ViewContent(element).isScrollEnabled
  }

  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    switch outlet {
    case "dataSource":
      guard let source = target.object as? any CollectionViewDataSource else { return false }
      dataSource = source
    case "delegate":
      guard let delegate = target.object as? any CollectionViewDelegate else { return false }
      self.delegate = delegate
    case "prefetchDataSource":
      guard let source = target.object as? any CollectionViewDataSourcePrefetching else {
        return false
      }
      prefetchDataSource = source
    default: return false
    }
    return true
  }
}

extension CollectionReusableView: LoadableView {
  package static var elementNames: [String] { ["collectionViewCell", "collectionReusableView"] }
  package static var isShownByItsViews: Bool { true }

  package static func make(_ element: InterfaceElement) -> View {
    element.name == "collectionViewCell"
      ? CollectionViewCell(frame: .zero) : CollectionReusableView(frame: .zero)
  }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    takeIdentifier(element.reuseIdentifier)
  }
}
