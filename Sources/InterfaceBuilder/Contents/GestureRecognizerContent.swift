/// What a document says of a UIKit gesture recognizer.
public struct GestureRecognizerContent: Sendable {
  /// The element of the recognizer.
  public let element: InterfaceElement

  /// Reads the element of a recognizer.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Whether it gets touches; it does where the document does not say.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// How many taps are needed, 1 where the document does not say.
  public var numberOfTapsRequired: Int {
    element["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
  }
  /// How many fingers are needed, 1 where the document does not say.
  public var numberOfTouchesRequired: Int {
    element["numberOfTouchesRequired"].flatMap { Int($0) } ?? 1
  }
  /// How long the fingers stay down, in seconds; nil where the document does not say.
  public var minimumPressDuration: Double? { element.finiteNumber("minimumPressDuration") }
}
