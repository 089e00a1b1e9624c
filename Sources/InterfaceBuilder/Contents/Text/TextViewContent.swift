/// The properties of a UIKit text view in a document.
public struct TextViewContent: Sendable {
  /// The element of the text view.
  public let element: InterfaceElement

  /// Reads the element of a text view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The content that the text view shares with other text controls.
  public var input: TextInputContent { TextInputContent(element) }
  /// A Boolean value that indicates whether the user may select text; true by default.
  public var isSelectable: Bool { element.bool("selectable") ?? true }
  /// The data that become links, such as `phoneNumber`.
  public var dataDetectorTypes: [String] {
    guard let types = element.child("dataDetectorType", key: "dataDetectorTypes") else { return [] }
    return types.attributes(without: ["key"]).filter { $0.value == "YES" }.keys.sorted()
  }
}
