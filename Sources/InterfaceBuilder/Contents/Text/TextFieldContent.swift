public import Graphics

/// The properties of a UIKit text field in a document.
public struct TextFieldContent: Sendable {
  /// The element of the text field.
  public let element: InterfaceElement

  /// Reads the element of a text field.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The content that the field shares with other text controls.
  public var input: TextInputContent { TextInputContent(element) }
  /// The border, such as `roundedRect`; nil for none.
  public var borderStyle: String? { element["borderStyle"] }
  /// The mode of showing the button that removes the text, such as `whileEditing`; nil for never.
  public var clearButtonMode: String? { element["clearButtonMode"] }
  /// A Boolean value that indicates whether the text is removed when editing begins; false by
  /// default.
  public var clearsOnBeginEditing: Bool { element.bool("clearsOnBeginEditing") ?? false }
  /// A Boolean value that indicates whether a text that is too long shrinks to fit; true by
  /// default.
  public var adjustsFontSizeToFitWidth: Bool { element.bool("adjustsFontSizeToFit") ?? true }
  /// The smallest size of a text that shrinks, in points.
  public var minimumFontSize: Double? { element.finiteNumber("minimumFontSize") }
  /// The image behind the text.
  public var background: Image? { element.image("background") }
  /// The image behind the text of a disabled field.
  public var disabledBackground: Image? { element.image("disabledBackground") }
}

extension TextFieldContent: ControlContent {
  package static var elementName: String { "textField" }
  package func reasonUnsent(_ event: String) -> String? {
    event == "valueChanged" ? "which a text field never sends" : nil
  }
}
