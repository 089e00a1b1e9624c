import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

private let images = [Image(named: "thumb"), Image(named: "pressed")]

@MainActor @Suite struct SliderTests {
  @Test func `C152 a slider runs from 0 to 1, is at 0 and reports continuously`() {
    let slider = Slider(frame: .zero)
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
    #expect(slider.isContinuous)
  }

  @Test func `C153 a value beyond the end is the end, and sends nothing`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.value = 5
    #expect(screen.control.value == 1)
    screen.control.setValue(-5, animated: true)
    #expect(screen.control.value == 0)
    screen.control.value = .nan
    #expect(screen.control.value == 0)
    #expect(screen.target.count == 0)
  }

  @Test func `C154 a continuous slider reports each step of a drag`() {
    let screen = ControlScreen(Slider(frame: .zero))
    let record = screen.record { $0.drag(screen.control, to: 0.75, steps: 3) }
    #expect(screen.control.value == 0.75)
    #expect(screen.target.count == 3)
    #expect(
      record == """
        touch down at (66, 116)  hits control in Window
          normal → highlighted
          touchDown              no handler
        touch moved to (115, 116)
          valueChanged           count: → target
          touchDragInside        no handler
        touch moved to (164, 116)
          valueChanged           count: → target
          touchDragInside        no handler
        touch moved to (213, 116)
          valueChanged           count: → target
          touchDragInside        no handler
        touch up at (213, 116)
          highlighted → normal
          touchUpInside          no handler
        accessibility changed    control: value 75%
        """)
  }

  @Test func `C155 a slider that is not continuous reports once, before the finger is lifted`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.isContinuous = false
    let record = screen.record { $0.drag(screen.control, to: 1, steps: 2) }
    #expect(screen.control.value == 1)
    #expect(
      record == """
        touch down at (66, 116)  hits control in Window
          normal → highlighted
          touchDown              no handler
        touch moved to (164, 116)
          touchDragInside        no handler
        touch moved to (262, 116)
          touchDragInside        no handler
        touch up at (262, 116)
          highlighted → normal
          valueChanged           count: → target
          touchUpInside          no handler
        accessibility changed    control: value 100%
        """)
  }

  @Test func `a finger that leaves goes on dragging, and is lifted outside`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.driver.touchDown(at: Point(x: 66, y: 116))
    screen.driver.move(to: Point(x: 164, y: 350))
    let record = screen.record { $0.touchUp(at: Point(x: 213, y: 350)) }
    #expect(screen.control.value == 0.75)
    #expect(
      record == """
        touch up at (213, 350)
          control valueChanged    count: → target
          control touchUpOutside  no handler
        accessibility changed     control: value 75%
        """)
  }

  @Test func `a touch beside the thumb does nothing, or lets it jump`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.tap(163)
    #expect(screen.control.value == 0)
    screen.control.trackTouchPolicy = .jumps
    screen.tap(163)
    #expect(screen.control.value == 0.75)
    #expect(screen.target.count == 1)
  }

  @Test func `a slider from right to left has its smallest value at the right`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.semanticContentAttribute = .forceRightToLeft
    let thumb = screen.control.thumbRect(
      forBounds: screen.control.bounds,
      trackRect: screen.control.trackRect(forBounds: screen.control.bounds), value: 0)
    #expect(thumb == Rect(x: 198, y: 2, width: 28, height: 28))
    screen.driver.drag(screen.control, to: 0.25)
    #expect(screen.control.value == 0.25)
  }

  @Test func `images at the ends make room for themselves`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 228, height: 32))
    slider.minimumValueImage = Image("quiet", in: .app).withSize(Size(width: 16, height: 12))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds)
        == Rect(x: 0, y: 10, width: 16, height: 12))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == Rect(x: 24, y: 14, width: 202, height: 4))
  }

  @Test func `images of a state fall back to the normal one`() {
    let slider = Slider(frame: .zero)
    slider.setThumbImage(images[0], for: .normal)
    slider.setThumbImage(images[1], for: .highlighted)
    #expect(slider.currentThumbImage == images[0])
    slider.isHighlighted = true
    #expect(slider.currentThumbImage == images[1])
    slider.isSelected = true
    #expect(slider.currentThumbImage == images[0])
    slider.setThumbImage(nil, for: .normal)
    #expect(slider.currentThumbImage == nil)
    #expect(slider.currentMinimumTrackImage == nil)
  }

  @Test func `a range that is turned around moves its other end, and the value`() {
    let slider = Slider(frame: .zero)
    slider.minimumValue = 4
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [4, 4, 4])
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 2
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [2, 2, 2])
  }

  @Test func `only ticks can be chosen, unless the configuration allows more`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.trackConfiguration = .init(numberOfTicks: 5)
    screen.driver.drag(screen.control, to: 0.4)
    #expect(screen.control.value == 0.5)
    screen.control.accessibilityIncrement()
    #expect(screen.control.value == 0.75)
    screen.control.value = 0.1
    #expect(screen.control.value == 0.1)
    screen.control.trackConfiguration = .init(
      allowsTickValuesOnly: false, enabledRange: 0.2...0.6, numberOfTicks: 5)
    screen.driver.drag(screen.control, to: 1)
    #expect(screen.control.value == 0.6)
  }

  @Test func `A061 a screen reader moves the thumb by a tenth of the range`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.maximumValue = 50
    screen.control.value = 24
    screen.control.accessibilityIncrement()
    #expect(screen.control.value == 29)
    screen.control.accessibilityDecrement()
    #expect(screen.control.value == 24)
    #expect(screen.target.count == 2)
    #expect(screen.control.accessibilityElement.value == .percent(0.48))
    screen.control.isEnabled = false
    screen.control.accessibilityIncrement()
    #expect(screen.target.count == 2)
  }

  @Test(arguments: [false, true])
  func `a slider that is disabled or removed during a drag keeps its value and stops`(
    isRemoved: Bool
  ) {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.driver.touchDown(at: Point(x: 66, y: 116))
    screen.driver.move(to: Point(x: 115, y: 116))
    if isRemoved { screen.control.removeFromSuperview() } else { screen.control.isEnabled = false }
    screen.driver.move(to: Point(x: 213, y: 116))
    screen.driver.touchUp()
    #expect(screen.control.value == 0.25)
    #expect(screen.target.count == 1)
  }

  @Test func `a slider is not tracking when it reports the end of a drag`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.isContinuous = false
    var isTracking: [Bool] = []
    screen.control.addAction(
      .init { _ in isTracking.append(screen.control.isTracking) }, for: .valueChanged)
    screen.driver.drag(screen.control, to: 1)
    #expect(isTracking == [false])
  }

  @Test func `a finger that comes back brings the value back`() {
    let screen = ControlScreen(Slider(frame: .zero))
    screen.control.value = 0.3
    let place = 66 + 0.3 * 196
    screen.driver.touchDown(at: Point(x: place + 5, y: 116))
    screen.driver.move(to: Point(x: 250, y: 116))
    #expect(screen.control.value > 0.9)
    screen.driver.move(to: Point(x: place + 5, y: 116))
    #expect(screen.control.value == 0.3)
    screen.driver.touchUp()
    #expect(screen.target.count == 2)
  }

  @Test func `a thumb of another size under the finger does not move it`() {
    let screen = ControlScreen(Slider(frame: .zero))
    let large = Image("large", in: .app).withSize(Size(width: 60, height: 60))
    screen.control.setThumbImage(large, for: .highlighted)
    screen.control.value = 0.25
    screen.driver.touchDown(at: Point(x: 110, y: 116))
    screen.driver.touchUp()
    #expect(screen.control.value == 0.25)
    #expect(screen.target.count == 0)
  }

  @Test func `ends that are not finite are ignored`() {
    let slider = Slider(frame: .zero)
    slider.maximumValue = .infinity
    slider.minimumValue = -.infinity
    #expect([slider.minimumValue, slider.maximumValue] == [0, 1])
  }

  @Test func `activating a slider does nothing`() {
    #expect(Slider(frame: .zero).accessibilityActivate())
  }
}
