public import FoundationEssentials

/// The method that reports what a calendar shows: UIKit's `UICalendarViewDelegate`, without
/// decorations.
@preconcurrency @MainActor
public protocol CalendarViewDelegate: AnyObject {
  /// Called when the user has turned to another month
  /// (`calendarView(_:didChangeVisibleDateComponentsFrom:)`).
  func calendarView(
    _ calendarView: CalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension CalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: CalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// Decides about the selection of one day: UIKit's `UICalendarSelectionSingleDateDelegate`.
@preconcurrency @MainActor
public protocol CalendarSelectionSingleDateDelegate: AnyObject {
  /// Returns whether the user can select a day, or none for nil; true unless implemented
  /// (`dateSelection(_:canSelectDate:)`).
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
  /// Called when the user has selected a day, or none for nil (`dateSelection(_:didSelectDate:)`).
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

extension CalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Decides about the selection of several days: UIKit's `UICalendarSelectionMultiDateDelegate`.
@preconcurrency @MainActor
public protocol CalendarSelectionMultiDateDelegate: AnyObject {
  /// Returns whether the user can select a day; true unless implemented
  /// (`multiDateSelection(_:canSelectDate:)`).
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user can deselect a day; true unless implemented
  /// (`multiDateSelection(_:canDeselectDate:)`).
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
  /// Called when the user has selected a day (`multiDateSelection(_:didSelectDate:)`).
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a day (`multiDateSelection(_:didDeselectDate:)`).
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension CalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
