/// The properties of a popover of AppKit in a document, or of a segue that shows one.
public struct PopoverContent: Sendable {
  /// The element of the popover or of the segue.
  public let element: InterfaceElement

  /// Reads the element of a popover or of a segue.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The way in which the popover closes: `t` is a click outside of it; nil, the default, is code alone.
  public var behavior: String? { element["behavior"] ?? element["popoverBehavior"] }
  /// The edge of the view beside which a segue shows the popover, such as `maxY`; nil for a popover.
  public var preferredEdge: String? { element["preferredEdge"] }
}
