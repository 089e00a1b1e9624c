public import Graphics

/// The properties of a UIKit or AppKit color well in a document.
public struct ColorWellContent: Sendable {
  /// The element of the color well.
  public let element: InterfaceElement

  /// Reads the element of a color well.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title of the color picker; nil if there is none.
  public var title: String? { element.string(.title) }
  /// The color; nil if none is selected.
  public var selectedColor: Color? { element.color("selectedColor") ?? element.color("color") }
  /// A Boolean value that indicates whether the well has a border; true by default.
  public var isBordered: Bool { element.bool("bordered") ?? true }
  /// A Boolean value that indicates whether the user can operate the well; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// A Boolean value that indicates whether the picker offers an opacity; true by default.
  public var supportsAlpha: Bool { element.bool("supportsAlpha") ?? true }
}

extension ColorWellContent: ControlContent {
  package static var elementName: String { "colorWell" }
}
