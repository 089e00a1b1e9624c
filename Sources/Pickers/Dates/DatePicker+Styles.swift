import Accessibility
import ControlCore
import FoundationEssentials
import Graphics
import Localize
import ResponderKit

/// The parts of a compact or an inline picker, made when they are first shown.
struct DatePickerParts {
  var interval = 1
  var dateButton: PickerButton?
  var timeButton: PickerButton?
  var grid: CalendarGrid?
  var overlay: DateOverlay?
}

// Apple documents none of the distances.
extension DatePicker {
  final var resolvedStyle: Style {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  final var naturalSize: Size {
    switch resolvedStyle {
    case .wheels: Size(width: 320, height: 216)
    case .inline:
      Size(width: 320, height: datePickerMode == .time ? 34 : datePickerMode == .date ? 310 : 354)
    default: Size(width: hasDay && hasTime ? 220 : hasDay ? 124 : 88, height: 34)
    }
  }

  private var hasDay: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
  private var hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  /// Shows the picker in another style, mode or language.
  final func changeLooks() {
    noteParts()
    closeOverlay()
    AccessibilityChanges.note()
    invalidateIntrinsicContentSize()
  }

  final func arrange() {
    let style = resolvedStyle
    let isInline = style == .inline && hasDay
    let hasDateButton = style == .compact && hasDay
    let hasTimeButton = style != .wheels && hasTime
    makeParts(hasDateButton, hasTimeButton, isInline)
    let calendar = localCalendar
    parts.dateButton?.name = DateFormat(template: "yMMMd", in: calendar).string(currentDate)
    parts.timeButton?.name = DateFormat(template: "jm", in: calendar).string(currentDate)
    for button in [parts.dateButton, parts.timeButton] { button?.isEnabled = isEnabled }
    show(parts.dateButton, if: hasDateButton, at: buttonFrames(hasDateButton, hasTimeButton).date)
    show(parts.timeButton, if: hasTimeButton, at: buttonFrames(hasDateButton, hasTimeButton).time)
    let footer = hasTimeButton ? 44.0 : 0
    show(
      parts.grid, if: isInline,
      at: Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - footer)))
    parts.grid?.setNeedsLayout()
    parts.overlay?.setNeedsLayout()
  }

  private func makeParts(_ hasDateButton: Bool, _ hasTimeButton: Bool, _ isInline: Bool) {
    if hasDateButton, parts.dateButton == nil {
      parts.dateButton = PickerButton(
        nil, .pickerDate, record: "Date Button of \(recordName)", of: self
      ) {
        [weak self] in self?.open(.date)
      }
    }
    if hasTimeButton, parts.timeButton == nil {
      parts.timeButton = PickerButton(
        nil, .pickerTime, record: "Time Button of \(recordName)", of: self
      ) {
        [weak self] in self?.open(.time)
      }
    }
    if isInline, parts.grid == nil { parts.grid = CalendarGrid(of: self, month: currentDate) }
  }

  /// The buttons in the middle of a compact picker, and below the days of an inline one.
  private func buttonFrames(_ hasDate: Bool, _ hasTime: Bool) -> (date: Rect, time: Rect) {
    let height = min(34, bounds.height)
    let y = resolvedStyle == .inline ? bounds.height - height : (bounds.height - height) / 2
    let (date, time) = (hasDate ? 124.0 : 0, hasTime ? 88.0 : 0)
    let gap = hasDate && hasTime ? 8.0 : 0
    let scale = min(1, bounds.width / max(date + gap + time, 1))
    let start = (bounds.width - (date + gap + time) * scale) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let dateX = isRightToLeft ? start + (time + gap) * scale : start
    let timeX = isRightToLeft ? start : start + (date + gap) * scale
    return (
      Rect(x: dateX, y: y, width: date * scale, height: height),
      Rect(x: timeX, y: y, width: time * scale, height: height)
    )
  }

  private func show(_ view: View?, if isShown: Bool, at frame: Rect) {
    guard let view else { return }
    if !isShown { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  // MARK: What a compact picker opens

  /// Opens a calendar or wheels in front of everything; the events of editing say so.
  final func open(_ mode: Mode) {
    guard parts.overlay == nil, let window else { return }
    let overlay = DateOverlay(of: self, mode)
    parts.overlay = overlay
    overlay.frame = window.bounds
    window.addSubview(overlay)
    window.layoutIfNeeded()
    send(.editingDidBegin, with: nil)
    overlay.post(.screenChanged(nil))
  }

  /// Closes what is open.
  final func closeOverlay() {
    guard let overlay = parts.overlay else { return }
    parts.overlay = nil
    let window = overlay.window
    overlay.removeFromSuperview()
    send(.editingDidEnd, with: nil)
    let button = overlay.mode == .date ? parts.dateButton : parts.timeButton
    window?.post(.screenChanged(button.map { .element($0) }))
  }
}

extension DatePicker: CalendarGridOwner {
  final var gridCalendar: LocalCalendar { localCalendar }

  final func gridSelects(_ day: Date) -> Bool {
    localCalendar.isDate(day, inSameDayAs: currentDate)
  }

  /// A day can be chosen if a moment of it is within the limits.
  final func gridAllows(_ day: Date) -> Bool {
    guard isEnabled else { return false }
    let next = localCalendar.date(day, adding: 1, of: .day).addingTimeInterval(-0.001)
    return isAllowed(day) || isAllowed(next)
      || minimumDate.map { $0 > day && $0 < next && isAllowed($0) } ?? false
  }

  final func gridWasTapped(at day: Date) { settle(on: moment(of: day)) }
  final func gridDidTurn(from former: Date) {}

  /// The time of the present date on another day.
  final func moment(of day: Date) -> Date {
    let calendar = localCalendar
    if calendar.isDate(day, inSameDayAs: currentDate) { return currentDate }
    var fields = calendar.fields(of: currentDate)
    let other = calendar.fields(of: day)
    for field in [DateField.era, .year, .month, .day, .isLeapMonth] { fields[field] = other[field] }
    fields[.weekday] = nil
    return calendar.date(of: fields) ?? day
  }

  /// Another date as far as the mode shows it; the rest is that of the present date.
  final func moment(like date: Date) -> Date {
    switch datePickerMode {
    case .dateAndTime, .countDownTimer: return date
    case .date, .yearAndMonth: return moment(of: date)
    case .time:
      let calendar = localCalendar
      var fields = calendar.fields(of: currentDate)
      let other = calendar.fields(of: date)
      for field in [DateField.hour, .minute, .second, .millisecond] { fields[field] = other[field] }
      fields[.weekday] = nil
      return calendar.date(of: fields) ?? date
    }
  }
}
