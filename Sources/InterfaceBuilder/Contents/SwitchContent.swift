/// What a document says of a switch, of UIKit or AppKit.
public struct SwitchContent: Sendable {
  /// The element of the switch, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a switch, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Whether the switch is on; it is off where the document does not say.
  public var isOn: Bool { element["on"] == "YES" || element[.state] == "on" }
}
