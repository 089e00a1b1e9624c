import Graphics
public import ResponderKit

extension TouchDriver {
  /// Puts a finger on the current page of a page control, and moves it across the pages to another
  /// one; the control is scrolled into view first.
  ///
  /// Does nothing where another view takes the touch, and on the way to the current page. A page
  /// beyond the ends is the last one on the way. The finger first moves across the dots, so that the
  /// control takes it for no tap, and makes at most a thousand steps.
  public func scrub(_ control: PageControl, to page: Int) {
    control.scrollIntoView()
    let last = max(control.numberOfPages - 1, 0)
    let from = control.currentPage
    let to = min(max(page, 0), last)
    guard to != from else { return }
    let distance = PageControl.scrubDistance
    let aside =
      control.isVertical ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
    func point(_ page: Int, aside: Point) -> Point {
      let center = control.center(ofPage: page)
      return control.convert(Point(x: center.x + aside.x, y: center.y + aside.y), to: nil)
    }
    touchDown(at: point(from, aside: .zero))
    time += 0.05
    move(to: point(from, aside: aside))
    let steps = min(abs(to - from), 1000)
    for step in 1...steps {
      let share = Double(to - from) * Double(step) / Double(steps)
      time += 0.05
      move(to: point(step == steps ? to : from + Int(share), aside: aside))
    }
    time += 0.05
    touchUp()
    time += 0.1
  }
}
