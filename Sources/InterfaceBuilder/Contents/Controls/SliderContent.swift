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
  /// The range of a control that holds no value, in words; nil for any other range.
  ///
  /// Where the document leaves one end to the class, the class's own counts.
  package var emptyRange: String? {
    // The control with two buttons raises an exception where both ends are the same, too.
    let strict = writtenRange("minimumValue", "maximumValue", highest: 100)
    let other = writtenRange("minValue", "maxValue", highest: name == "slider" ? 1 : nil)
    if let (low, high) = strict, low >= high { return range(low, high) }
    if let (low, high) = other, low > high { return range(low, high) }
    let seconds = ["minimumDate", "maximumDate"].compactMap {
      child("date", key: $0)?.finiteNumber("timeIntervalSinceReferenceDate")
    }
    return seconds.count == 2 && seconds[0] > seconds[1] ? "a first date after its last one" : nil
  }

  private func range(_ low: Double, _ high: Double) -> String {
    "the range from \(shortest(low)) to \(shortest(high))"
  }

  /// Returns the ends of a range, one of which is written; nil where the class has the other one.
  private func writtenRange(
    _ lowName: String, _ highName: String, highest: Double?
  ) -> (low: Double, high: Double)? {
    let (low, high) = (finiteNumber(lowName), finiteNumber(highName))
    guard low != nil || high != nil, let high = high ?? highest else { return nil }
    return (low ?? 0, high)
  }
}

extension BoundedValue {
  /// The value in its range, such as `40 of 0…100`.
  var summary: String {
    "\(shortest(value)) of \(shortest(range.lowerBound))…\(shortest(range.upperBound))"
  }
}
