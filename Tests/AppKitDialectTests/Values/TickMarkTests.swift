import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct TickMarkTests {
  @Test
  func `C202 a slider whose smallest value is above its largest one always has the smallest one`() {
    let slider = NSSlider(value: 0, minValue: 2, maxValue: 1, target: nil, action: nil)
    for value in [-3, 0, 1, 1.5, 2, 7] {
      slider.doubleValue = value
      #expect(slider.doubleValue == 2)
    }
  }

  @Test func `C203 a single tick mark is in the middle`() {
    let slider = NSSlider(frame: .zero)
    #expect(slider.numberOfTickMarks == 0 && !slider.allowsTickMarkValuesOnly)
    #expect(slider.closestTickMarkValue(toValue: 0.37) == 0.37)
    slider.numberOfTickMarks = 1
    #expect(slider.closestTickMarkValue(toValue: 0.1) == 0.5)
    #expect(slider.tickMarkValue(at: 0) == 0.5)
  }

  @Test func `C204 a value halfway between tick marks is that of the lower one`() {
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.numberOfTickMarks = 11
    let nearest = [-5, 0, 2.5, 3.4, 3.6, 7.5, 9.6, 15].map {
      slider.closestTickMarkValue(toValue: $0)
    }
    #expect(nearest == [0, 0, 2, 3, 4, 7, 10, 10])
    #expect((0..<11).map { slider.tickMarkValue(at: $0) } == (0..<11).map(Double.init))
  }

  @Test func `the user of a slider that allows only tick marks chooses their values, and code any`()
  {
    let slider = NSSlider(frame: NSRect(x: 20, y: 20, width: 121, height: 20))
    (slider.numberOfTickMarks, slider.allowsTickMarkValuesOnly) = (5, true)
    slider.doubleValue = 0.3
    #expect(slider.doubleValue == 0.3)
    let driver = MouseDriver(in: shownWindow(slider))
    driver.click(at: NSPoint(x: 30.5 + 60, y: 30))
    #expect(slider.doubleValue == 0.5)
    driver.drag(from: NSPoint(x: 80.5, y: 30), to: NSPoint(x: 30.5 + 90, y: 30))
    #expect(slider.doubleValue == 1)
  }

  @Test func `a drag with the Option key goes in steps`() {
    let slider = NSSlider(frame: NSRect(x: 20, y: 20, width: 121, height: 20))
    slider.altIncrementValue = 0.25
    let driver = MouseDriver(in: shownWindow(slider))
    driver.modifierFlags = .option
    driver.drag(from: NSPoint(x: 30.5, y: 30), to: NSPoint(x: 30.5 + 40, y: 30))
    #expect(slider.doubleValue == 0.5)
    driver.modifierFlags = []
    driver.drag(from: NSPoint(x: 80.5, y: 30), to: NSPoint(x: 90.5, y: 30))
    #expect(slider.doubleValue == 0.6)
  }

  @Test func `a dial turns clockwise from the top`() {
    let slider = NSSlider(frame: NSRect(x: 20, y: 20, width: 40, height: 40))
    (slider.sliderType, slider.maxValue) = (.circular, 4)
    let target = Target()
    (slider.target, slider.action) = (target, Target.fire)
    let driver = MouseDriver(in: shownWindow(slider))
    let places = [(40.0, 55.0), (55, 40), (40, 25), (25, 40)]
    let values = places.map { x, y in
      driver.click(at: NSPoint(x: x, y: y))
      return slider.doubleValue
    }
    #expect(values == [0, 1, 2, 3])
    // Both the button that goes down at another value and the one that is released send the action.
    #expect(target.senders.count == 7)
  }

  @Test func `a slider of more tick marks than a number can count has a million`() {
    let slider = NSSlider(frame: .zero)
    slider.numberOfTickMarks = .max
    #expect(slider.closestTickMarkValue(toValue: 1) == 1)
  }

  @Test func `a slider that is taller than wide is vertical unless that is set`() {
    let slider = NSSlider(frame: NSRect(x: 0, y: 0, width: 20, height: 100))
    #expect(slider.isVertical)
    slider.isVertical = false
    #expect(!slider.isVertical)
  }

  @Test func `a tick mark that is not there traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = NSSlider(frame: .zero).tickMarkValue(at: 0) }
    }
  }

  @Test func `a slider of text that is no number is at 0, and of no number at its smallest value`()
  {
    let slider = NSSlider(value: 3, minValue: -5, maxValue: 5, target: nil, action: nil)
    slider.objectValue = "abc"
    #expect(slider.doubleValue == 0)
    slider.objectValue = nil
    #expect(slider.doubleValue == -5)
  }
}
