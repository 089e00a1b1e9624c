import Graphics
import InterfaceBuilder
import Lists

extension TableView {
  /// Creates a table of the style in a document.
  convenience init(_ content: TableContent) {
    self.init(frame: .zero, style: content.style.flatMap { Self.styles[$0] } ?? .plain)
  }

  private static let styles: [String: Style] = [
    "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension TableViewCell {
  /// Creates a cell of the style in a document; a custom one has the default style.
  convenience init(_ content: TableCellContent) {
    self.init(
      style: content.style.flatMap { Self.styles[$0] } ?? .default,
      reuseIdentifier: content.reuseIdentifier)
  }

  /// Sets the properties that the document has of a cell.
  func apply(_ content: TableCellContent) {
    accessoryType = content.accessoryType.flatMap { Self.accessoryTypes[$0] } ?? .none
    let texts = content.configuredTexts
    let acts = content.element.descendants.contains {
      InterfaceControl.isUIControl($0) || $0.name == content.element.name
    }
    becomeCellOfDocument(
      isCombined: (content.style != nil || !texts.isEmpty) && !acts, configuredTexts: texts,
      reuseIdentifier: content.reuseIdentifier)
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
