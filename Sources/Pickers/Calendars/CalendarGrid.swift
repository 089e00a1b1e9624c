import Accessibility
import ControlCore
import FoundationEssentials
import Graphics
import Localize
import ResponderKit

/// The requirements of a grid of days for the view that it is part of.
@MainActor
protocol CalendarGridOwner: View {
  var gridCalendar: LocalCalendar { get }
  /// Returns whether the user can choose a day.
  func gridAllows(_ day: Date) -> Bool
  /// Returns whether a day is chosen.
  func gridSelects(_ day: Date) -> Bool
  /// The user taps a day.
  func gridWasTapped(at day: Date)
  /// The user turns to another month.
  func gridDidTurn(from former: Date)
}

/// The days of a month, with its name and buttons for the months before and after.
final class CalendarGrid: View {
  weak var owner: (any CalendarGridOwner)?
  /// A moment of the month that shows.
  private(set) var month: Date
  private var days: [DayButton] = []
  private lazy var title = MonthButton(of: self)
  private lazy var back = TurnButton(.previousMonth, "Previous Month Button", by: -1, of: self)
  private lazy var forward = TurnButton(.nextMonth, "Next Month Button", by: 1, of: self)

  init(of owner: any CalendarGridOwner, month: Date) {
    (self.owner, self.month) = (owner, month)
    super.init(frame: .zero)
    setRecordName("Calendar")
  }

  /// Shows the month of a date, without a report.
  func show(_ date: Date) {
    month = date
    setNeedsLayout()
  }

  /// Turns by months, as the user does.
  func turn(by months: Int) {
    guard let owner else { return }
    let former = month
    for part in [title, back, forward] { InteractionRecorder.current?.look(at: part) }
    month = owner.gridCalendar.date(firstDay, adding: months, of: .month)
    InteractionRecorder.current?.note(
      .editing(view: "Calendar of \(owner.recordName)", .turns(to: monthName)))
    setNeedsLayout()
    AccessibilityChanges.note()
    owner.gridDidTurn(from: former)
  }

  /// The name of the month that shows.
  var monthName: String {
    owner.map { DateFormat(template: "yMMMM", in: $0.gridCalendar).string(month) } ?? ""
  }

  private var firstDay: Date {
    guard let calendar = owner?.gridCalendar else { return month }
    var fields = calendar.fields(of: month)
    fields[.weekday] = nil
    fields[.day] = 1
    for field in [DateField.hour, .minute, .second, .millisecond] { fields[field] = 0 }
    return calendar.date(of: fields) ?? month
  }

  /// Returns the number of months from the one that shows to that of a date.
  func distance(to date: Date) -> Int {
    guard let calendar = owner?.gridCalendar else { return 0 }
    let (from, to) = (firstDay, date)
    // A month has at least 29 days; the guess is too far at most, and is corrected step by step.
    let guess = (to.timeIntervalSince(from) / (29.0 * 86_400)).rounded(.towardZero)
    var months = guess.isNaN ? 0 : Int(max(-40_000, min(guess, 40_000)))
    while months > 0, calendar.date(from, adding: months, of: .month) > to { months -= 1 }
    while calendar.date(from, adding: months + 1, of: .month) <= to, months < 40_000 { months += 1 }
    while calendar.date(from, adding: months, of: .month) > to, months > -40_000 { months -= 1 }
    return months
  }

  /// Remembers what a screen reader sees of the days, before one is chosen.
  func noteDays() { for day in days { InteractionRecorder.current?.look(at: day) } }

  /// The button of a day; nil if its month does not show.
  func button(of day: Date) -> DayButton? {
    layoutIfNeeded()
    guard let calendar = owner?.gridCalendar else { return nil }
    return days.first { calendar.isDate($0.day, inSameDayAs: day) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let calendar = owner?.gridCalendar else { return }
    InteractionRecorder.pause {
      arrangeHeader()
      let first = firstDay
      let count = calendar.range(of: .day, at: first).upperBound
      if days.first?.day != first || days.count != count {
        for day in days { day.removeFromSuperview() }
        days = (0..<count).map {
          DayButton(calendar.date(first, adding: $0, of: .day), of: self)
        }
      }
      let weekday = calendar.fields(of: first)[.weekday] ?? 1
      let offset = (weekday - calendar.firstWeekday + 7) % 7
      let name = DateFormat(template: "EEEEMMMMd", in: calendar)
      let width = bounds.width / 7
      let height = max(0, bounds.height - 44) / 6
      for (number, day) in days.enumerated() {
        let place = number + offset
        day.frame = mirrored(
          Rect(
            x: Double(place % 7) * width, y: 44 + Double(place / 7) * height, width: width,
            height: height))
        day.name = name.string(day.day)
        day.setRecordName("Day “\(day.name ?? "")”")
        day.isEnabled = owner?.gridAllows(day.day) ?? false
        day.isSelected = owner?.gridSelects(day.day) ?? false
        if day.superview !== self { addSubview(day) }
      }
    }
  }

  private func arrangeHeader() {
    let isEnabled = (owner as? Control)?.isEnabled ?? true
    for part in [title, back, forward] { part.isEnabled = isEnabled }
    title.frame = mirrored(Rect(x: 0, y: 0, width: max(0, bounds.width - 88), height: 44))
    back.frame = mirrored(Rect(x: bounds.width - 88, y: 0, width: 44, height: 44))
    forward.frame = mirrored(Rect(x: bounds.width - 44, y: 0, width: 44, height: 44))
    for part in [title, back, forward] where part.superview !== self { addSubview(part) }
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return Rect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
