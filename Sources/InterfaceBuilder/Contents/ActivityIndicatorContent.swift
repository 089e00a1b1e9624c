/// What a document says of an activity indicator.
public struct ActivityIndicatorContent: Sendable {
  /// The element of the activity indicator.
  public let element: InterfaceElement

  /// Reads the element of an activity indicator.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Whether the indicator turns; it does not where the document does not say.
  public var isAnimating: Bool { element.bool("animating") ?? false }
  /// Whether the indicator is hidden while it does not turn.
  public var hidesWhenStopped: Bool { element.bool("hidesWhenStopped") ?? false }
  /// The size and color, such as `medium`.
  public var style: String? { element[.style] }
}
