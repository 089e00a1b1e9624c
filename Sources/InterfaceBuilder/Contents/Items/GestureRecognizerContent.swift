/// The properties of a UIKit gesture recognizer in a document.
public struct GestureRecognizerContent: Sendable {
  /// The element of the recognizer.
  public let element: InterfaceElement

  /// Reads the element of a recognizer.
  public init(_ element: InterfaceElement) { self.element = element }

  /// Whether the recognizer receives touches; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// The number of taps required; 1 by default.
  public var numberOfTapsRequired: Int {
    element["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
  }
  /// The number of fingers required; 1 by default.
  public var numberOfTouchesRequired: Int {
    element["numberOfTouchesRequired"].flatMap { Int($0) } ?? 1
  }
  /// The minimum press duration in seconds; nil if the document does not specify one.
  public var minimumPressDuration: Double? { element.finiteNumber("minimumPressDuration") }
}
