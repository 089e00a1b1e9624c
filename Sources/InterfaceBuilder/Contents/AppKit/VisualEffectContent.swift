/// The properties of a visual effect view of AppKit in a document.
public struct VisualEffectContent: Sendable {
  /// The element of the view.
  public let element: InterfaceElement

  /// Reads the element of a visual effect view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The material, such as `sidebar`; nil for that of the appearance.
  public var material: String? { element["material"] }
  /// The name of what shines through, such as `withinWindow`; nil for the windows behind.
  public var blendingMode: String? { element["blendingMode"] }
  /// The name of when the effect is that of an active window, such as `active`; nil for while it is.
  public var state: String? { element["state"] }
}
