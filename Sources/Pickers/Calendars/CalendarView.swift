public import FoundationEssentials
public import Graphics
public import Localize
public import ResponderKit

/// A calendar that shows a month and whose days the user selects: UIKit's `UICalendarView`, without
/// drawing and decorations.
///
/// Language, calendar and time zone are those of ``View/dateSettings`` unless set. Main actor only.
@preconcurrency @MainActor
open class CalendarView: View {
  final var grid: CalendarGrid?
  /// The month that was chosen, which another time zone or calendar does not change; nil at first.
  private var chosenMonth: DateComponents?

  /// Creates a calendar that shows this month (`UICalendarView.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The delegate, which learns what the calendar shows; nil unless set, and not retained
  /// (`UICalendarView.delegate`).
  open weak var delegate: (any CalendarViewDelegate)?
  /// The selection of days; nil, for none, unless set (`UICalendarView.selectionBehavior`).
  open var selectionBehavior: CalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      refresh()
    }
  }
  /// The days that can be selected; all unless set (`UICalendarView.availableDateRange`).
  open var availableDateRange: ClosedRange<Date> = Date.distantPast...Date.distantFuture {
    didSet { refresh() }
  }
  /// The calendar system; nil, for that of the region, unless set (`UICalendarView.calendar`).
  open var calendar: CalendarIdentifier? { didSet { refresh() } }
  /// The language and region; nil, for that of ``View/dateSettings``, unless set
  /// (`UICalendarView.locale`).
  open var locale: LanguageTag? { didSet { refresh() } }
  /// The time zone; nil, for that of ``View/dateSettings``, unless set (`UICalendarView.timeZone`).
  open var timeZone: TimeZoneIdentifier? { didSet { refresh() } }

  /// The month that shows (`UICalendarView.visibleDateComponents`).
  open var visibleDateComponents: DateComponents {
    get { chosenMonth ?? month(of: madeGrid.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows a month, at once even if animated; the delegate is not notified
  /// (`UICalendarView.setVisibleDateComponents(_:animated:)`).
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var month = DateComponents(
      era: dateComponents.era, year: dateComponents.year, month: dateComponents.month)
    if dateComponents.isLeapMonth == true { month.isLeapMonth = true }
    chosenMonth = month
    showChosenMonth()
    refresh()
  }

  /// The month that was set; nil for the one that the calendar chose.
  package final var ownVisibleMonth: DateComponents? {
    get { chosenMonth }
    set { if let newValue { setVisibleDateComponents(newValue, animated: false) } }
  }

  private func showChosenMonth() {
    guard var first = chosenMonth else { return }
    first.day = 1
    if let date = gridCalendar.date(from: first) { madeGrid.show(date) }
  }

  private func month(of date: Date) -> DateComponents {
    let components = gridCalendar.dateComponents(of: date)
    var month = DateComponents(
      era: components.era, year: components.year, month: components.month)
    if components.isLeapMonth == true { month.isLeapMonth = true }
    return month
  }

  private var madeGrid: CalendarGrid {
    if let grid { return grid }
    let now = dateSettings.now()
    let first = min(max(now, availableDateRange.lowerBound), availableDateRange.upperBound)
    let grid = CalendarGrid(of: self, month: first)
    self.grid = grid
    return grid
  }

  final func refresh() {
    AccessibilityChanges.note()
    setNeedsLayout()
  }

  /// Shows the days of the month (`UIView.layoutSubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = madeGrid
    showChosenMonth()
    if grid.superview !== self { addSubview(grid) }
    grid.frame = Rect(origin: .zero, size: bounds.size)
    grid.setNeedsLayout()
  }
  /// The size, in points; Apple documents none (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Size(width: 320, height: 310) }
}

extension CalendarView: CalendarGridOwner {
  final var gridCalendar: LocalCalendar {
    let settings = dateSettings
    return LocalCalendar(
      calendar, language: locale ?? settings.language, timeZone: timeZone ?? settings.timeZone)
  }

  private func components(of day: Date) -> DateComponents {
    gridCalendar.dateComponents(of: day).day(only: true)
  }

  final func gridAllows(_ day: Date) -> Bool {
    guard let selectionBehavior, isUserInteractionEnabled else { return false }
    let next = gridCalendar.date(day, adding: 1, of: .day)
    return day <= availableDateRange.upperBound && next > availableDateRange.lowerBound
      && selectionBehavior.isSelectable(components(of: day))
  }

  final func gridSelects(_ day: Date) -> Bool {
    selectionBehavior?.isSelected(components(of: day)) ?? false
  }

  final func gridWasTapped(at day: Date) { selectionBehavior?.tap(components(of: day)) }

  final func gridDidTurn(from former: Date) {
    chosenMonth = month(of: madeGrid.month)
    tellDelegate(delegate, "didChangeVisibleDateComponentsFrom") {
      $0.calendarView(self, didChangeVisibleDateComponentsFrom: month(of: former))
    }
  }
}
