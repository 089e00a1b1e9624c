import Graphics
package import InterfaceBuilder
package import Lists
package import ResponderKit

extension TableView: LoadableView {
  package static var elementNames: [String] { ["tableView"] }
  package static var isShownByItsViews: Bool { true }

  package static func make(_ element: InterfaceElement) -> View {
    let styles: [String: Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let style = TableContent(element).style
    return TableView(frame: .zero, style: style.flatMap { styles[$0] } ?? .plain)
  }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    isScrollEnabled = ViewContent(element).isScrollEnabled
    let content = TableContent(element)
    if let height = content.rowHeight { rowHeight = height }
    if let height = content.sectionHeaderHeight { sectionHeaderHeight = height }
    if let height = content.sectionFooterHeight { sectionFooterHeight = height }
    if let height = content.estimatedRowHeight { estimatedRowHeight = height }
    allowsSelection = content.allowsSelection
    allowsMultipleSelection = content.allowsMultipleSelection
    allowsSelectionDuringEditing = content.allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing = content.allowsMultipleSelectionDuringEditing
  }

  package static func apply(_ element: InterfaceElement, toOther view: View) {
    (view as? ScrollView)?.isScrollEnabled = ViewContent(element).isScrollEnabled
  }

  /// Connects what a registered class answers; a stand-in has no rows, and those of the document stay.
  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    switch outlet {
    case "dataSource":
      guard let source = target.object as? any TableViewDataSource else { return false }
      dataSource = source
    case "delegate":
      guard let delegate = target.object as? any TableViewDelegate else { return false }
      self.delegate = delegate
    case "prefetchDataSource":
      guard let source = target.object as? any TableViewDataSourcePrefetching else { return false }
      prefetchDataSource = source
    default: return false
    }
    return true
  }
}

extension TableViewCell: LoadableView {
  package static var elementNames: [String] { ["tableViewCell"] }
  package static var isShownByItsViews: Bool { true }

  package static func make(_ element: InterfaceElement) -> View {
    let content = TableCellContent(element)
    return TableViewCell(
      style: content.style.flatMap { styles[$0] } ?? .default,
      reuseIdentifier: content.reuseIdentifier)
  }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = TableCellContent(element)
    accessoryType = content.accessoryType.flatMap { Self.accessoryTypes[$0] } ?? .none
    becomeCellOfDocument(
      configuredTexts: content.configuredTexts, reuseIdentifier: content.reuseIdentifier)
  }

  private static let styles: [String: CellStyle] = [
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
  private static let accessoryTypes: [String: AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
  ]
}

extension ViewKind {
  /// A scroll view; its subclasses are kinds of their own.
  static let scrollView = ViewKind(isShownByItsViews: true) { _ in
    ScrollView()
  } apply: { view, element, _ in
    (view as? ScrollView)?.isScrollEnabled = ViewContent(element).isScrollEnabled
  }
}

extension ScrollView {
  /// Makes the content as large as the views in it.
  func fitContent() {
    contentSize = subviews.reduce(into: bounds.size) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }
}
