import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import Lists
import ResponderKit

// The rows of a table, and the titles above and below its sections.
extension Instantiation {
  /// Makes the cells in a table its rows, and adds the titles of the sections.
  ///
  /// Prototypes stand for the rows that the app's data source has.
  func addRows(of content: TableContent, to view: View) {
    let titles = addSectionTitles(of: content, to: view)
    let prototypes = content.prototypes.isEmpty ? [] : [content.prototypes]
    let sections = (prototypes + content.sections.map(\.cells)).map {
      $0.compactMap { result.object(for: $0) as? TableViewCell }
    }
    guard let table = view as? TableView else { return }
    for element in content.prototypes {
      let prototype = prototype(element)
      settings.rows?.note(element.reuseIdentifier)
      guard let identifier = element.reuseIdentifier else { continue }
      table.registerPrototype(identifier, of: prototype) { prototype.makeCell() }
    }
    table.takeRows(
      sections, titles: titles,
      header: content.headerView.flatMap { result.object(for: $0) as? View },
      footer: content.footerView.flatMap { result.object(for: $0) as? View })
  }

  /// Gives a cell what its views and settings add to it.
  func complete(_ cell: TableViewCell, _ content: TableCellContent) {
    func view<Kind>(_ id: String?) -> Kind? { id.flatMap { result.objects[$0] as? Kind } }
    cell.takeStandardViews(
      text: view(content.textLabelID), detail: view(content.detailTextLabelID),
      image: view(content.imageViewID))
    cell.documentState?.speaksCheckmark = settings.speaksCheckmarks
    cell.accessoryView = content.accessoryView.flatMap { result.object(for: $0) as? View }
    cell.bringDetailsToFront()
  }

  /// Adds the titles of the sections to a table.
  ///
  /// A document has no frames for them. A title fills the gap between the cells that it stands
  /// between, and shares it if there are two.
  private func addSectionTitles(of content: TableContent, to view: View) -> [View] {
    var titles: [View] = []
    var bottom = content.headerView.flatMap { ViewContent($0).frame?.maxY } ?? 0
    var footer: (Label, InterfaceElement)?
    for section in content.sections {
      let cells = section.cells.compactMap { ViewContent($0).frame }
      let header = section.headerTitle.flatMap { title($0, [.staticText, .header]) }
      let top = max(cells.map(\.minY).min() ?? bottom + Self.titleHeight, bottom)
      let middle = footer == nil ? bottom : header == nil ? top : (bottom + top) / 2
      if let (label, section) = footer {
        titles.append(
          place(label, of: section, "footerTitle", from: bottom, to: middle, in: view))
      }
      if let header {
        titles.append(
          place(header, of: section.element, "headerTitle", from: middle, to: top, in: view))
      }
      footer = section.footerTitle.flatMap { title($0, .staticText) }.map { ($0, section.element) }
      bottom = cells.map(\.maxY).max() ?? top
    }
    if let (label, section) = footer {
      titles.append(
        place(
          label, of: section, "footerTitle", from: bottom, to: bottom + Self.titleHeight, in: view))
    }
    (view as? ScrollView)?.fitContent()
    return titles
  }

  /// The height of a title that stands alone, as UIKit's plain tables have it.
  private static let titleHeight = 28.0

  private func title(_ text: String, _ traits: AccessibilityTraits) -> Label? {
    guard !text.isEmpty else { return nil }
    let label = Label()
    label.text = text
    label.accessibilityTraits = traits
    return label
  }

  private func place(
    _ label: Label, of section: InterfaceElement, _ property: String, from top: Double,
    to bottom: Double, in table: View
  ) -> View {
    label.frame = Rect(x: 0, y: top, width: table.bounds.width, height: bottom - top)
    if isSolved { label.autoresizingMask = .flexibleWidth }
    table.addSubview(label)
    result.texts.append((label, section, property))
    return label
  }
}
