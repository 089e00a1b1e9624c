import ControlValues
package import Graphics
import ResponderKit

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

extension NSSliderCell {
  /// Returns whether a point is on the knob, which then keeps its distance from the pointer.
  final func takesHold(of point: Point, in view: NSView) -> Bool {
    guard sliderType == .linear else { return false }
    let distance = position(of: point, in: view) - knobPosition(bounded.fraction, in: view)
    let isOnKnob = abs(distance) <= knobThickness / 2
    grip = isOnKnob ? distance : 0
    return isOnKnob
  }

  /// Moves the knob to a point, as far as the user may.
  final func follow(_ point: Point, in view: NSView) {
    guard let fraction = fraction(at: point, in: view) else { return }
    let value = bounded.value(atFraction: fraction)
    doubleValue = allowsTickMarkValuesOnly ? allowed(value) : withoutLastDigits(allowed(value))
  }

  /// Returns the point of a view at which the middle of the knob has a value.
  package final func knobCenter(of value: Double, in view: NSView) -> Point {
    let fraction = BoundedValue(value, in: bounded.range).fraction
    let bounds = view.bounds
    if sliderType == .circular {
      let angle = fraction * 2 * .pi
      let up = view.isFlipped ? -1.0 : 1.0
      let radius = min(bounds.width, bounds.height) / 4
      return Point(
        x: bounds.midX + radius * sin(angle), y: bounds.midY + up * radius * cos(angle))
    }
    let along = knobPosition(fraction, in: view)
    guard isVertical else { return Point(x: bounds.minX + along, y: bounds.midY) }
    return Point(
      x: bounds.midX, y: view.isFlipped ? bounds.maxY - along : bounds.minY + along)
  }

  /// The place in the range that a point means, from 0 to 1; nil where a slider is too small to have one.
  private func fraction(at point: Point, in view: NSView) -> Double? {
    guard sliderType == .linear else { return turn(to: point, in: view) }
    let track = length(in: view) - knobThickness
    guard track > 0 else { return nil }
    return (position(of: point, in: view) - grip - knobThickness / 2) / track
  }

  /// The part of a turn, clockwise from the top, to a point around the middle; nil at the middle itself.
  private func turn(to point: Point, in view: NSView) -> Double? {
    let right = point.x - view.bounds.midX
    let up = (view.isFlipped ? -1 : 1) * (point.y - view.bounds.midY)
    guard right != 0 || up != 0 else { return nil }
    let turn = atan2(right, up) / (2 * .pi)
    return turn < 0 ? turn + 1 : turn
  }

  /// The length of the slider, along the track.
  private func length(in view: NSView) -> Double {
    isVertical ? view.bounds.height : view.bounds.width
  }

  /// The place of a point along the track, from the smallest value.
  private func position(of point: Point, in view: NSView) -> Double {
    let bounds = view.bounds
    guard isVertical else { return point.x - bounds.minX }
    return view.isFlipped ? bounds.maxY - point.y : point.y - bounds.minY
  }

  private func knobPosition(_ fraction: Double, in view: NSView) -> Double {
    knobThickness / 2 + (length(in: view) - knobThickness) * fraction
  }

  /// Returns a value with twelve digits of the range, as the arithmetic of places leaves others.
  private func withoutLastDigits(_ value: Double) -> Double {
    var (range, factor) = (maxValue - minValue, 1e12)
    guard range.isFinite, range > 1e-100 else { return value }
    while range < 1 { (range, factor) = (range * 10, factor * 10) }
    while range >= 10 { (range, factor) = (range / 10, factor / 10) }
    return (value * factor).rounded() / factor
  }
}
