/// The properties of a box of AppKit in a document.
public struct BoxContent: Sendable {
  /// The element of the box.
  public let element: InterfaceElement

  /// Reads the element of a box.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title, also of a box that hides it; nil if it is not specified.
  public var title: String? { element.string(.title) }
  /// The place of the title, such as `noTitle`; nil for the upper border.
  public var titlePosition: String? { element["titlePosition"] }
  /// The kind of box, such as `separator`; nil for the usual one.
  public var boxType: String? { element["boxType"] }
  /// The border, such as `line` or `none`; nil for the usual one.
  public var borderType: String? { element["borderType"] }
  /// A Boolean value that indicates whether the box is not drawn.
  public var isTransparent: Bool { element.bool("transparent") ?? false }
}
