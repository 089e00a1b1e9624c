public import ControlValues

/// What a document says of a progress view.
public struct ProgressContent: Sendable {
  /// The element of the progress view.
  public let element: InterfaceElement

  /// Reads the element of a progress view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// How far the work has come, from 0 to 1; 0 where the document does not say.
  public var bounded: BoundedValue {
    BoundedValue(element.finiteNumber("progress") ?? 0, in: 0...1)
  }
}
