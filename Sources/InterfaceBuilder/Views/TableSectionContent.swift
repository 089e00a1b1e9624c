/// What a document says of a section of a UIKit table.
public struct TableSectionContent: Sendable {
  /// The element of the section.
  public let element: InterfaceElement

  /// Reads the element of a section.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text above the section.
  public var headerTitle: String? { element.string("headerTitle") }
  /// The text below the section.
  public var footerTitle: String? { element.string("footerTitle") }
}
