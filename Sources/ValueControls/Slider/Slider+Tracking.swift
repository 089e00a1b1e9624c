import ControlCore
import Graphics
import ResponderKit

/// The beginning of a drag.
struct SliderDrag {
  /// How far right of the middle of the thumb the finger is, in points.
  var offset: Float
  /// Whether a change was not reported yet.
  var isPending = false
}

extension Slider {
  /// The least width and height, in points, of the area of the thumb that takes touches: Apple's
  /// Human Interface Guidelines ask for it; how large it is in UIKit is not documented.
  private static let touchSize = 44.0

  final func beginDrag(_ touch: Touch, with event: InputEvent?) -> Bool {
    let point = touch.location(in: self)
    let thumb = thumb(for: storedValue)
    let (dx, dy) = (max(Self.touchSize - thumb.width, 0), max(Self.touchSize - thumb.height, 0))
    if thumb.insetBy(dx: -dx / 2, dy: -dy / 2).contains(point) {
      drag = SliderDrag(offset: Float(point.x - thumb.midX))
      return true
    }
    guard trackTouchPolicy == .jumps else { return false }
    drag = SliderDrag(offset: 0)
    return true
  }

  /// Moves the thumb below the finger, and reports another value.
  final func continueDrag(_ touch: Touch, with event: InputEvent?) {
    guard let drag else { return }
    guard choose(value(at: fraction(below: touch.location(in: self), drag.offset))) else { return }
    if isContinuous {
      send(.valueChanged, with: event)
    } else {
      self.drag?.isPending = true
    }
  }

  final func endDrag(with event: InputEvent?) {
    let isPending = drag?.isPending ?? false
    drag = nil
    if isPending { send(.valueChanged, with: event) }
  }

  /// Returns the place in the range at which the middle of the thumb is below a finger.
  ///
  /// The places of the thumb at the two ends come from the hooks, so that a subclass may move them
  /// and a slider may run from right to left.
  private func fraction(below point: Point, _ offset: Float) -> Double {
    let (start, end) = (thumb(for: storedMinimum).midX, thumb(for: storedMaximum).midX)
    guard start != end else { return fraction }
    return (point.x - Double(offset) - start) / (end - start)
  }
}
