/// The properties of a UIKit table section in a document.
public struct TableSectionContent: Sendable {
  /// The element of the section.
  public let element: InterfaceElement

  /// Reads the element of a section.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The header text above the section.
  public var headerTitle: String? { element.string("headerTitle") }
  /// The footer text below the section.
  public var footerTitle: String? { element.string("footerTitle") }
  /// The cells.
  public var cells: [InterfaceElement] { element.child("cells").map { Array($0.children) } ?? [] }
}
