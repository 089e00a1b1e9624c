import Graphics
public import ResponderKit

extension TouchDriver {
  /// Drags the thumb of a slider to a value in a number of steps at equal distances, and lifts the
  /// finger; the slider is scrolled into view first.
  ///
  /// Does nothing where another view takes the touch or the slider is not enabled, like a finger. A
  /// value beyond the ends is dragged to the end.
  public func drag(_ slider: Slider, to value: Float, steps: Int = 1) {
    guard !value.isNaN else { return }
    slider.scrollIntoView()
    let pinned = min(max(value, slider.minimumValue), slider.maximumValue)
    let from = slider.convert(slider.thumb(for: slider.value).center, to: nil)
    let to = slider.convert(slider.thumb(for: pinned).center, to: nil)
    touchDown(at: from)
    for step in 1...max(steps, 1) {
      let share = Double(step) / Double(max(steps, 1))
      time += 0.05
      move(to: Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
    time += 0.05
    touchUp()
    time += 0.1
  }
}
