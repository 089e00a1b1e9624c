public import Graphics

/// The properties of an activity indicator in a document.
public struct ActivityIndicatorContent: Sendable {
  /// The element of the activity indicator.
  public let element: InterfaceElement

  /// Reads the element of an activity indicator.
  public init(_ element: InterfaceElement) { self.element = element }

  /// A Boolean value that indicates whether the indicator is animating; false by default.
  public var isAnimating: Bool { element.bool("animating") ?? false }
  /// A Boolean value that indicates whether the indicator is hidden while it is not animating.
  public var hidesWhenStopped: Bool { element.bool("hidesWhenStopped") ?? false }
  /// The size and color, such as `medium`.
  public var style: String? { element[.style] }
  /// The color; nil for that of the style.
  public var color: Color? { element.color("color") }
}
