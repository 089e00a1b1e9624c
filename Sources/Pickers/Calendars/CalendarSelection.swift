public import FoundationEssentials
import Localize

/// The ways in which the user selects days of a calendar: UIKit's `UICalendarSelection`.
///
/// A single date or several dates.
@preconcurrency @MainActor
open class CalendarSelection {
  weak var view: CalendarView?

  init() {}

  /// Shows again which days can be selected (`UICalendarSelection.updateSelectableDates()`).
  open func updateSelectableDates() { view?.refresh() }

  func isSelected(_ day: DateComponents) -> Bool { false }
  func isSelectable(_ day: DateComponents) -> Bool { true }
  func tap(_ day: DateComponents) {}
}

/// A selection of one day: UIKit's `UICalendarSelectionSingleDate`.
@preconcurrency @MainActor
open class CalendarSelectionSingleDate: CalendarSelection {
  /// The delegate, which decides about the selection; not retained.
  open weak var delegate: (any CalendarSelectionSingleDateDelegate)?
  private var stored: DateComponents?

  /// Creates a selection without a day (`UICalendarSelectionSingleDate.init(delegate:)`).
  public init(delegate: (any CalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is selected; nil unless set (`UICalendarSelectionSingleDate.selectedDate`).
  open var selectedDate: DateComponents? {
    get { stored }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day, at once even if animated; the delegate is not notified
  /// (`UICalendarSelectionSingleDate.setSelected(_:animated:)`).
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    stored = dateComponents?.day(only: true)
    view?.refresh()
  }

  override func isSelected(_ day: DateComponents) -> Bool { stored?.isSameDay(as: day) ?? false }

  override func isSelectable(_ day: DateComponents) -> Bool {
    isSelected(day) || delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// Selects a day, or none if it is selected.
  override func tap(_ day: DateComponents) {
    let new = isSelected(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    setSelected(new, animated: true)
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// A selection of several days: UIKit's `UICalendarSelectionMultiDate`.
@preconcurrency @MainActor
open class CalendarSelectionMultiDate: CalendarSelection {
  /// The delegate, which decides about the selection; not retained.
  open weak var delegate: (any CalendarSelectionMultiDateDelegate)?
  private var stored: [DateComponents] = []

  /// Creates a selection without days (`UICalendarSelectionMultiDate.init(delegate:)`).
  public init(delegate: (any CalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The days that are selected, in the order of selection; none unless set
  /// (`UICalendarSelectionMultiDate.selectedDates`).
  open var selectedDates: [DateComponents] {
    get { stored }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days, at once even if animated; the delegate is not notified
  /// (`UICalendarSelectionMultiDate.setSelectedDates(_:animated:)`).
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    stored = selectedDates.map { $0.day(only: true) }
    view?.refresh()
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    stored.contains { $0.isSameDay(as: day) }
  }

  override func isSelectable(_ day: DateComponents) -> Bool {
    isSelected(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  /// Selects a day, or deselects it if it is selected.
  override func tap(_ day: DateComponents) {
    if isSelected(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      stored.removeAll { $0.isSameDay(as: day) }
      view?.refresh()
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
      stored.append(day)
      view?.refresh()
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

extension DateComponents {
  /// The components of a day without those of a time.
  func day(only: Bool) -> DateComponents {
    var day = DateComponents(era: era, year: year, month: month, day: day)
    if isLeapMonth == true { day.isLeapMonth = true }
    return day
  }

  /// Returns whether two values are the same day; an era counts if both have one.
  func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
      && (era == nil || other.era == nil || era == other.era)
      && (isLeapMonth ?? false) == (other.isLeapMonth ?? false)
  }
}
