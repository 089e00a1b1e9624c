import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

private let frame = Rect(x: 50, y: 100, width: 200, height: 40)

@MainActor
private func screen(pages: Int, at page: Int = 0) -> ControlScreen<PageControl> {
  let control = PageControl(frame: .zero)
  control.numberOfPages = pages
  control.currentPage = page
  return ControlScreen(control, frame: frame)
}

/// Where the next page is, the point that is tapped, and the page after page 1 of 3.
private let taps: [(direction: PageControl.Direction, x: Double, y: Double, page: Int)] = [
  (.natural, 190, 30, 2), (.natural, 10, 30, 0), (.leftToRight, 190, 30, 2),
  (.rightToLeft, 190, 30, 0), (.topToBottom, 190, 30, 2), (.topToBottom, 190, 5, 0),
  (.bottomToTop, 190, 30, 0),
]

@MainActor @Suite struct PageControlTests {
  @Test func `C168 a page beyond the last one is the last one`() {
    let control = PageControl(frame: .zero)
    #expect(control.currentPage == 0)
    #expect(control.numberOfPages == 0)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  @Test func `C169 a tap on the second half goes to the next page`() {
    let screen = screen(pages: 3)
    let record = screen.record { _ in screen.tap(150) }
    #expect(screen.control.currentPage == 1)
    #expect(
      record == """
        touch down at (200, 116)  hits control in Window
          normal → highlighted
        touch up at (200, 116)
          highlighted → normal
          valueChanged            count: → target
        accessibility changed     control: value 2 of 3
        """)
  }

  @Test(arguments: taps)
  func `the direction says where the next page is`(
    direction: PageControl.Direction, x: Double, y: Double, page: Int
  ) {
    let screen = screen(pages: 3, at: 1)
    screen.control.direction = direction
    screen.tap(x, y)
    #expect(screen.control.currentPage == page)
  }

  @Test func `from right to left the natural direction is turned around`() {
    let screen = screen(pages: 3, at: 1)
    screen.control.semanticContentAttribute = .forceRightToLeft
    screen.tap(190)
    #expect(screen.control.currentPage == 0)
  }

  @Test func `at an end nothing happens`() {
    let screen = screen(pages: 3)
    screen.tap(10)
    #expect(screen.control.currentPage == 0)
    #expect(screen.target.count == 0)
  }

  @Test func `a finger that moves reports each page that it comes to`() {
    let screen = screen(pages: 5)
    var states: [PageControl.InteractionState] = []
    screen.control.addAction(
      .init { _ in states.append(screen.control.interactionState) }, for: .valueChanged)
    let record = screen.record { $0.scrub(screen.control, to: 2) }
    #expect(screen.control.currentPage == 2)
    #expect(states == [.continuous, .continuous])
    #expect(screen.control.interactionState == .none)
    #expect(
      record == """
        touch down at (70, 120)  hits control in Window
          normal → highlighted
        touch moved to (70, 130)
        touch moved to (110, 130)
          valueChanged           count: → target
                                 runs a closure
        touch moved to (150, 130)
          valueChanged           count: → target
                                 runs a closure
        touch up at (150, 130)
          highlighted → normal
        accessibility changed    control: value 3 of 5
        """)
  }

  @Test func `a finger finds dots that are close to each other, and no end of them`() {
    let screen = screen(pages: 40)
    screen.driver.scrub(screen.control, to: 1)
    #expect(screen.control.currentPage == 1)
    screen.driver.scrub(screen.control, to: 1)
    #expect(screen.control.currentPage == 1 && screen.target.count == 1)
    screen.control.numberOfPages = .max
    screen.driver.scrub(screen.control, to: .max)
    #expect(screen.control.currentPage > 1 << 60)
    screen.driver.touchDown(at: Point(x: 100, y: 120))
    screen.driver.move(to: Point(x: 150, y: 120))
    screen.driver.move(to: Point(x: Scalar.nan, y: 120))
    screen.driver.move(to: Point(x: -1e300, y: 120))
    #expect(screen.control.currentPage == 0)
    screen.driver.touchUp()
  }

  @Test func `a control that is not continuous ignores the movement`() {
    let screen = screen(pages: 5)
    screen.control.allowsContinuousInteraction = false
    screen.driver.scrub(screen.control, to: 3)
    #expect(screen.control.currentPage == 1)
    #expect(screen.target.count == 1)
  }

  @Test func `a single page is hidden where asked, and not operated`() {
    let screen = screen(pages: 1)
    #expect(screen.control.isAccessibilityElement)
    screen.control.hidesForSinglePage = true
    #expect(!screen.control.isAccessibilityElement)
    screen.tap(150)
    #expect(screen.target.count == 0)
  }

  @Test func `a screen reader goes on and back a page`() {
    let screen = screen(pages: 2)
    #expect(screen.control.accessibilityElement.value == .position(1, of: 2))
    screen.control.accessibilityIncrement()
    screen.control.accessibilityIncrement()
    #expect(screen.control.currentPage == 1)
    #expect(screen.target.count == 1)
    screen.control.accessibilityDecrement()
    #expect(screen.control.currentPage == 0)
  }

  @Test func `images of pages fall back`() async {
    let control = PageControl(frame: .zero)
    control.numberOfPages = 2
    let (all, own, current) = (Image(named: "all"), Image(named: "own"), Image(named: "current"))
    control.preferredIndicatorImage = all
    control.setIndicatorImage(own, forPage: 1)
    #expect((0..<2).map { control.indicatorImage(forPage: $0) } == [all, own])
    #expect((0..<2).map { control.currentPageIndicatorImage(forPage: $0) } == [all, own])
    control.preferredCurrentPageIndicatorImage = current
    #expect(control.currentPageIndicatorImage(forPage: 1) == current)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { PageControl(frame: .zero).setIndicatorImage(nil, forPage: 0) }
    }
  }
}
