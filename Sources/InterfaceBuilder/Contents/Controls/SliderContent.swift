public import ControlValues
public import Graphics
import TextFormats

/// The properties of a UIKit or AppKit slider in a document.
public struct SliderContent: Sendable {
  /// The element of the slider, or of its cell.
  public let element: InterfaceElement

  /// Reads the element of a slider, or of its cell.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The value and its range; the range is 0 to 1 by default (`UISlider`).
  public var bounded: BoundedValue { element.boundedValue(highest: 1) }
  /// A Boolean value that indicates whether the slider reports every value while it is dragged;
  /// true by default.
  public var isContinuous: Bool { element.bool("continuous") ?? true }
  /// The image at the smallest value; nil if there is none.
  public var minimumValueImage: Image? { element.image("minimumValueImage") }
  /// The image at the largest value; nil if there is none.
  public var maximumValueImage: Image? { element.image("maximumValueImage") }
  /// The color of the track below the thumb; nil for the tint.
  public var minimumTrackTintColor: Color? { element.color("minimumTrackTintColor") }
  /// The color of the track above the thumb; nil for the system's.
  public var maximumTrackTintColor: Color? { element.color("maximumTrackTintColor") }
  /// The color of the thumb; nil for the system's.
  public var thumbTintColor: Color? { element.color("thumbTintColor") }
  /// The preferred behavioral style of the slider on the Mac, such as `pad`; nil if it is not
  /// specified.
  public var preferredBehavioralStyle: String? { element["preferredBehavioralStyle"] }
}

extension SliderContent: ControlContent {
  package static var elementName: String { "slider" }
  package var summary: [String] { [bounded.summary] }
}

extension InterfaceElement {
  /// The value and the range of a control, or of its cell, under UIKit's or AppKit's names.
  ///
  /// The value and the minimum are 0 if they are absent.
  func boundedValue(highest: Double) -> BoundedValue {
    BoundedValue(
      finiteNumber("value") ?? finiteNumber("doubleValue") ?? 0,
      from: finiteNumber("minValue") ?? finiteNumber("minimumValue") ?? 0,
      to: finiteNumber("maxValue") ?? finiteNumber("maximumValue") ?? highest)
  }
}

extension InterfaceElement {
  /// The range of a control as it is written, whose smallest value may be over the largest; nil where
  /// the document leaves one to the class.
  package var writtenRange: (low: Double, high: Double)? {
    let low = finiteNumber("minValue") ?? finiteNumber("minimumValue")
    let high =
      finiteNumber("maxValue") ?? finiteNumber("maximumValue") ?? (name == "slider" ? 1 : nil)
    guard let low, let high else { return nil }
    return (low, high)
  }
}

extension BoundedValue {
  /// The value in its range, such as `40 of 0…100`.
  var summary: String {
    "\(shortest(value)) of \(shortest(range.lowerBound))…\(shortest(range.upperBound))"
  }
}
