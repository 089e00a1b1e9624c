import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A slider that a screen reader can adjust by a tenth of its range; it does not track touches.
final class LoadedSlider: Control {
  private let range: ClosedRange<Double>
  private var value: Double

  init(_ content: SliderContent) {
    (range, value) = (content.bounded.range, content.bounded.value)
    super.init(frame: .zero)
    setStandardAccessibility(AccessibilityElement(traits: .adjustable))
  }

  private var fraction: Double { BoundedValue(value, in: range).fraction }

  override var accessibilityValue: AccessibilityValue? {
    get { explicitAccessibilityValue ?? .percent(fraction) }
    set { super.accessibilityValue = newValue }
  }

  /// The center of the thumb, as in UIKit.
  override var accessibilityActivationPoint: Point {
    get {
      let frame = accessibilityFrame
      return Point(x: frame.minX + frame.width * fraction, y: frame.midY)
    }
    set {}
  }

  override func accessibilityIncrement() { move(by: 0.1) }
  override func accessibilityDecrement() { move(by: -0.1) }

  private func move(by fraction: Double) {
    let length = range.upperBound - range.lowerBound
    let moved = BoundedValue(value + fraction * length, in: range).value
    guard moved != value else { return }
    value = moved
    sendActions(for: .valueChanged)
  }
}
