public import ControlValues

/// What a document says of a slider, of UIKit or AppKit.
public struct SliderContent: Sendable {
  /// The element of the slider, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a slider, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The value, and the range from 0 to 1 where the document does not say (`UISlider`).
  public var bounded: BoundedValue { element.boundedValue(highest: 1) }
  /// Whether a slider that is dragged reports every value; it does where the document does not say.
  public var isContinuous: Bool { element.bool("continuous") ?? true }
}

extension InterfaceElement {
  /// The value and the range of a slider, a stepper or its cell: UIKit's and AppKit's names differ.
  ///
  /// A value and a lowest one that are absent are 0.
  func boundedValue(highest: Double) -> BoundedValue {
    BoundedValue(
      finiteNumber("value") ?? finiteNumber("doubleValue") ?? 0,
      from: finiteNumber("minValue") ?? finiteNumber("minimumValue") ?? 0,
      to: finiteNumber("maxValue") ?? finiteNumber("maximumValue") ?? highest)
  }
}
