public import Graphics

/// The properties of a UIKit or AppKit switch in a document.
public struct SwitchContent: Sendable {
  /// The element of the switch, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a switch, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// A Boolean value that indicates whether the switch is on; false by default.
  public var isOn: Bool { element["on"] == "YES" || element[.state] == "on" }
  /// The text beside a check box; nil if there is none.
  public var title: String? { element.string(.title) }
  /// The style that the switch is to have, such as `checkbox`; nil if it is not specified.
  public var preferredStyle: String? { element["preferredStyle"] }
  /// The color of a switch that is on; nil for the system's.
  public var onTintColor: Color? { element.color("onTintColor") }
  /// The color of the thumb; nil for the system's.
  public var thumbTintColor: Color? { element.color("thumbTintColor") }
  /// The image for the position on; nil if there is none.
  public var onImage: Image? { element.image("onImage") }
  /// The image for the position off; nil if there is none.
  public var offImage: Image? { element.image("offImage") }
}

extension SwitchContent: ControlContent {
  package static var elementName: String { "switch" }
  package var summary: [String] { [isOn ? "on" : "off"] }
}
