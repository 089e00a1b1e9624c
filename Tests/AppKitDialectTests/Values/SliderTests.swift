import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct SliderTests {
  private let target = Target()

  /// A slider of 121 points, on which 10 points are a tenth of its range from 0 to 1.
  private func slider() -> NSSlider {
    let slider = NSSlider(frame: NSRect(x: 20, y: 20, width: 121, height: 20))
    (slider.target, slider.action) = (target, Target.fire)
    return slider
  }

  /// The point of the window at which the middle of the knob has a value.
  private func point(_ value: Double) -> NSPoint { NSPoint(x: 30.5 + 100 * value, y: 30) }

  @Test func `a slider keeps its value in its range and tells it as text`() {
    let slider = slider()
    #expect(slider.doubleValue == 0 && slider.minValue == 0 && slider.maxValue == 1)
    slider.doubleValue = 3
    #expect(slider.stringValue == "1")
    slider.maxValue = 10
    slider.stringValue = "7.5 and more"
    #expect(slider.doubleValue == 7.5 && slider.intValue == 7)
    slider.maxValue = 5
    #expect(slider.doubleValue == 5)
    slider.doubleValue = .nan
    #expect(slider.doubleValue == 5)
    #expect(target.senders.isEmpty)
  }

  @Test func `a slider follows the pointer, even outside, and sends its action as it does`() {
    let slider = slider()
    var values: [Double] = []
    target.body = { _ in values.append((slider.doubleValue * 100).rounded() / 100) }
    let driver = MouseDriver(in: shownWindow(slider))
    driver.mouseDown(at: point(0.2))
    #expect(slider.doubleValue == 0.2)
    driver.mouseDragged(to: point(0.5))
    driver.mouseDragged(to: NSPoint(x: 390, y: 200))
    driver.mouseUp()
    #expect(values == [0.2, 0.5, 1, 1])
  }

  @Test func `a slider that is not continuous sends its action at the end`() {
    let slider = slider()
    slider.isContinuous = false
    MouseDriver(in: shownWindow(slider)).drag(from: point(0), to: point(0.4), steps: 4)
    #expect(target.senders.count == 1)
    #expect(slider.stringValue == "0.4")
  }

  @Test func `a vertical slider is at its smallest value below`() {
    let slider = slider()
    slider.frame = NSRect(x: 20, y: 20, width: 20, height: 121)
    slider.isVertical = true
    let driver = MouseDriver(in: shownWindow(slider))
    driver.click(at: NSPoint(x: 30, y: 50.5))
    #expect(slider.doubleValue == 0.2)
  }

  @Test func `a slider that is pressed on its knob does not move until it is dragged`() {
    let slider = slider()
    let driver = MouseDriver(in: shownWindow(slider))
    let start = point(0)
    driver.mouseDown(at: NSPoint(x: start.x + 8, y: start.y))
    #expect(slider.doubleValue == 0 && target.senders.isEmpty)
    driver.mouseDragged(to: NSPoint(x: start.x + 28, y: start.y))
    #expect(slider.doubleValue == 0.2)
  }

  @Test func `a copy of a slider's cell has its range and its value`() {
    let slider = slider()
    (slider.maxValue, slider.doubleValue, slider.isVertical) = (10, 7, true)
    let copy = slider.cell?.copy() as? NSSliderCell
    #expect(copy?.maxValue == 10 && copy?.doubleValue == 7 && copy?.isVertical == true)
  }
}
