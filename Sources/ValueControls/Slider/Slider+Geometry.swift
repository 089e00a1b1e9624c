import ControlCore
import Graphics
import ResponderKit

// Apple documents no measures of sliders; these are choices, see Docs/Divergences.md.

extension Slider {
  /// The distance between an image at an end and the track, in points.
  private static let imageGap = 8.0
  private static let trackHeight = 4.0
  private static let trackInset = 2.0

  final var thumbSize: Size {
    currentThumbImage?.size(applying: nil) ?? Size(width: 28, height: 28)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the rectangle of the image at one end; empty without an image.
  final func imageRect(atStart isStart: Bool, in bounds: Rect) -> Rect {
    guard let image = isStart ? minimumValueImage : maximumValueImage else { return .zero }
    let size = image.size(applying: nil)
    let isLeft = isStart != isRightToLeft
    return Rect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  final func standardTrack(in bounds: Rect) -> Rect {
    var (left, right) = (bounds.minX + Self.trackInset, bounds.maxX - Self.trackInset)
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    for end in ends where !end.isEmpty {
      if end.midX < bounds.midX {
        left = max(left, end.maxX + Self.imageGap)
      } else {
        right = min(right, end.minX - Self.imageGap)
      }
    }
    return Rect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(right - left, 0),
      height: Self.trackHeight)
  }

  final func standardThumb(on track: Rect, value: Float) -> Rect {
    let size = thumbSize
    let fraction = fraction(of: value)
    let place = isRightToLeft ? 1 - fraction : fraction
    return Rect(
      x: track.minX + max(track.width - size.width, 0) * place, y: track.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the thumb for a value, through the hooks that a subclass may override.
  final func thumb(for value: Float) -> Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The middle of the thumb in the coordinates of the screen.
  final var thumbCenterOnScreen: Point { convertToScreen(thumb(for: storedValue).center) }
}
