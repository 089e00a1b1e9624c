import ControlCore
public import FoundationEssentials
import Graphics
public import ResponderKit

extension TouchDriver {
  /// Chooses a date as the user does; returns whether the picker has it then.
  ///
  /// Wheels settle on it at once. A compact picker opens its calendar for another day, and its wheels
  /// for another time, and closes them. The picker is scrolled into view first. A date that the picker
  /// rounds or limits is another one, and what the mode does not show stays.
  @discardableResult
  public func pick(_ date: Date, in picker: DatePicker) -> Bool {
    guard reach(picker), picker.isEnabled else { return false }
    let wanted = picker.moment(like: date)
    switch picker.datePickerStyle {
    case .wheels, .automatic: picker.settle(on: wanted)
    case .inline:
      if !picker.gridSelects(wanted), picker.datePickerMode != .time {
        guard tapDay(wanted, in: picker.parts.grid) else { return false }
      }
      // What is left is the time, on another wheel.
      if picker.gridSelects(wanted) { picker.settle(on: wanted) }
    case .compact: pickCompact(wanted, in: picker)
    }
    settle()
    return abs(picker.date.timeIntervalSince(wanted)) < 0.5
  }

  /// Chooses a duration in seconds on the wheels of a count-down timer; returns whether the picker has
  /// it then.
  @discardableResult
  public func pick(duration: Double, in picker: DatePicker) -> Bool {
    guard reach(picker), picker.isEnabled, picker.datePickerMode == .countDownTimer,
      duration.isFinite
    else { return false }
    picker.settle(onMinutes: Int(clamping: Int((min(max(duration, 0), 1e6) / 60).rounded(.down))))
    settle()
    return picker.countDownDuration == duration
  }

  private func pickCompact(_ date: Date, in picker: DatePicker) {
    if !picker.gridSelects(date), let button = picker.parts.dateButton, button.superview != nil {
      wait(1)
      tap(button)
      _ = tapDay(date, in: picker.parts.overlay?.content as? CalendarGrid)
      picker.closeOverlay()
    }
    // The wheels of a time do not change the day.
    guard picker.gridSelects(date), abs(picker.date.timeIntervalSince(date)) >= 0.5,
      let button = picker.parts.timeButton, button.superview != nil
    else { return }
    wait(1)
    tap(button)
    if picker.parts.overlay != nil { picker.settle(on: date) }
    picker.closeOverlay()
  }
}

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
