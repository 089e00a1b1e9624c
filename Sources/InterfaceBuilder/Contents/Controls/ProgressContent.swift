public import ControlValues
public import Graphics

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
  /// The style, such as `bar`; nil if it is not specified.
  public var progressViewStyle: String? { element["progressViewStyle"] }
  /// The color of the filled part; nil for the tint.
  public var progressTintColor: Color? { element.color("progressTintColor") }
  /// The color of the rest; nil for the system's.
  public var trackTintColor: Color? { element.color("trackTintColor") }
  /// The image of the filled part; nil if there is none.
  public var progressImage: Image? { element.image("progressImage") }
  /// The image of the rest; nil if there is none.
  public var trackImage: Image? { element.image("trackImage") }
}
