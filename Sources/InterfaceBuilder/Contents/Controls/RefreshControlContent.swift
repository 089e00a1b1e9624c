public import Graphics

/// The properties of a refresh control in a document.
public struct RefreshControlContent: Sendable {
  /// The element of the refresh control.
  public let element: InterfaceElement

  /// Reads the element of a refresh control.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text below the wheel; nil if there is none.
  public var attributedTitle: AttributedText? { element.styledText("attributedTitle") }
}

extension RefreshControlContent: ControlContent {
  package static var elementName: String { "refreshControl" }
  package static var families: [InterfaceDocument.Family] { [.uiKit] }
}
