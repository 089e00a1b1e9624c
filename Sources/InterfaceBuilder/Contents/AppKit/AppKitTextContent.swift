public import Graphics

/// The properties of a text view of AppKit in a document.
public struct AppKitTextContent: Sendable {
  /// The element of the text view.
  public let element: InterfaceElement

  /// Reads the element of a text view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text; empty if there is none.
  public var text: String {
    element.attributedText("attributedString") ?? element.string("string") ?? ""
  }
  /// A Boolean value that indicates whether the user can change the text; true by default.
  public var isEditable: Bool { element.bool("editable") ?? true }
  /// A Boolean value that indicates whether the user can select the text; true by default.
  public var isSelectable: Bool { element.bool("selectable") ?? true }
  /// The color of the text; nil if it is not specified.
  public var textColor: Color? { element.color("textColor") }
  /// The color behind the text; nil if it is not specified.
  public var backgroundColor: Color? { element.color("backgroundColor") }
}
