/// The properties of a UIKit table view cell in a document.
public struct TableCellContent: Sendable {
  /// The element of the cell.
  public let element: InterfaceElement

  /// Reads the element of a cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The identifier with which the app dequeues cells of this kind.
  public var reuseIdentifier: String? { element.reuseIdentifier }
  /// The style, such as `IBUITableViewCellStyleSubtitle`; nil for a custom cell.
  public var style: String? { element[.style] }
  /// The texts of a list content configuration, the first one and the one below; none without one.
  public var configuredTexts: [String] {
    guard let configuration = element.child("listContentConfiguration") else { return [] }
    return ["text", "secondaryText"].compactMap { configuration.string($0) }
      .filter { !$0.isEmpty }
  }
  /// The accessory at the trailing edge, such as `disclosureIndicator`.
  public var accessoryType: String? { element["accessoryType"] }
  /// The view that is the accessory; nil for none.
  public var accessoryView: InterfaceElement? {
    element.children.first { $0.key == "accessoryView" }
  }
  /// The id of the first label of a standard style; nil for none.
  public var textLabelID: String? { element["textLabel"] }
  /// The id of the second label of a standard style; nil for none.
  public var detailTextLabelID: String? { element["detailTextLabel"] }
  /// The id of the image view of a standard style; nil for none.
  public var imageViewID: String? { element["imageView"] }
  /// A Boolean value that indicates whether the cell is a prototype for the app's cells, which is
  /// not shown itself.
  public var isPrototype: Bool { element.parent?.name == "prototypes" }
}
