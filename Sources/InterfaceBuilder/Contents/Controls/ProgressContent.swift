public import ControlValues

/// The properties of a progress view in a document.
public struct ProgressContent: Sendable {
  /// The element of the progress view.
  public let element: InterfaceElement

  /// Reads the element of a progress view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The progress, from 0 to 1; 0 by default.
  public var bounded: BoundedValue {
    BoundedValue(element.finiteNumber("progress") ?? 0, in: 0...1)
  }
}
