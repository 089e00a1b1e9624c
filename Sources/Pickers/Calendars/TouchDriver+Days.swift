import ControlCore
public import FoundationEssentials
import Graphics
public import ResponderKit

extension TouchDriver {
  /// Taps a day of a calendar, which turns to its month first; returns whether it can be chosen.
  @discardableResult
  public func pick(day: Date, in calendar: CalendarView) -> Bool {
    guard reach(calendar) else { return false }
    return tapDay(day, in: calendar.grid)
  }

  /// Turns to the month of a day and taps the day.
  func tapDay(_ day: Date, in grid: CalendarGrid?) -> Bool {
    guard let grid else { return false }
    let months = grid.distance(to: day)
    if months != 0 { grid.turn(by: months) }
    settle()
    wait(1)
    guard let button = grid.button(of: day), button.isEnabled else { return false }
    tap(button)
    return true
  }

  /// Returns whether a touch in the middle of a view reaches it; it is scrolled into view first.
  func reach(_ view: View) -> Bool {
    settle()
    view.scrollIntoView()
    let hit = root.hitTest(view.convert(view.bounds.center, to: nil), with: nil)
    return hit?.isDescendant(of: view) ?? false
  }
}
