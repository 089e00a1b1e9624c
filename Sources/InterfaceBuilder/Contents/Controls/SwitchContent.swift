/// The properties of a UIKit or AppKit switch in a document.
public struct SwitchContent: Sendable {
  /// The element of the switch, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a switch, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Whether the switch is on; false by default.
  public var isOn: Bool { element["on"] == "YES" || element[.state] == "on" }
}
