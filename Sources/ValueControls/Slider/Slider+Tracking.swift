import ControlCore
import Graphics
import ResponderKit

/// A drag of the thumb, measured when it begins: the thumb may have another image while it is dragged.
///
/// An object, so that a slider that is not dragged has only a word for it.
final class SliderDrag {
  /// The place where the finger came down.
  let start: Double
  /// The place of the thumb in the range then, from 0 to 1.
  let fraction: Double
  /// The distance of the thumb's places at the two ends; negative from right to left.
  let length: Double
  /// The place where the finger was last.
  private var last: Double

  init(start: Double, fraction: Double, length: Double) {
    (self.start, self.fraction, self.length, last) = (start, fraction, length, start)
  }

  /// Returns the place in the range of the thumb with the finger at a point; nil if it has not moved.
  func fraction(at point: Double) -> Double? {
    guard point != last, length != 0, !point.isNaN else { return nil }
    last = point
    return fraction + (point - start) / length
  }
}

extension Slider {
  /// The least width and height, in points, of the area of the thumb that takes touches: Apple's
  /// Human Interface Guidelines ask for it; how large it is in UIKit is not documented.
  private static let touchSize = 44.0

  final func beginDrag(_ touch: Touch) -> Bool {
    hasUnreportedValue = false
    let point = touch.location(in: self)
    let thumb = thumb(for: storedValue)
    // The hooks may move the thumb, and the direction may be from right to left.
    let (first, last) = (self.thumb(for: storedMinimum).midX, self.thumb(for: storedMaximum).midX)
    let (dx, dy) = (max(Self.touchSize - thumb.width, 0), max(Self.touchSize - thumb.height, 0))
    let isOnThumb = thumb.insetBy(dx: -dx / 2, dy: -dy / 2).contains(point)
    guard isOnThumb || trackTouchPolicy == .jumps else { return false }
    let start = isOnThumb ? point.x : thumb.midX
    drag = SliderDrag(start: start, fraction: fraction, length: last - first)
    return true
  }

  /// Moves the thumb below the finger, and reports another value.
  final func continueDrag(_ touch: Touch, with event: InputEvent?) {
    guard follow(touch) else { return }
    if isContinuous {
      send(.valueChanged, with: event)
    } else {
      hasUnreportedValue = true
    }
  }

  /// Moves the thumb to where the finger was lifted.
  final func endDrag(_ touch: Touch) {
    if follow(touch) { hasUnreportedValue = true }
  }

  private func follow(_ touch: Touch) -> Bool {
    let point = touch.location(in: self).x
    return drag?.fraction(at: point).map { choose(value(at: $0)) } ?? false
  }
}
