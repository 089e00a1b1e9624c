import Graphics
public import ResponderKit

extension TouchDriver {
  /// Puts a finger on the current page of a page control, and moves it across the pages to another
  /// one; the control is scrolled into view first.
  ///
  /// Does nothing where another view takes the touch. A page beyond the ends is the last one on the
  /// way.
  public func scrub(_ control: PageControl, to page: Int) {
    control.scrollIntoView()
    let last = max(control.numberOfPages - 1, 0)
    let from = control.currentPage
    let to = min(max(page, 0), last)
    touchDown(at: control.convert(control.center(ofPage: from), to: nil))
    for next in stride(from: from, through: to, by: to < from ? -1 : 1) {
      time += 0.05
      move(to: control.convert(control.center(ofPage: next), to: nil))
    }
    time += 0.05
    touchUp()
    time += 0.1
  }
}
