import ControlCore
package import FoundationEssentials
import Localize
import ResponderKit

extension DatePicker {
  /// The calendar of the picker in its language and time zone.
  final var localCalendar: LocalCalendar {
    let settings = dateSettings
    return LocalCalendar(
      calendar, language: locale ?? settings.language, timeZone: timeZone ?? settings.timeZone)
  }

  final var currentDate: Date {
    if let storedDate {
      guard isUnconstrained else { return storedDate }
      let date = constrained(storedDate)
      // The time zone and the calendar are known in a window.
      if window != nil { (self.storedDate, isUnconstrained) = (date, false) }
      return date
    }
    let now = constrained(dateSettings.now())
    storedDate = now
    return now
  }

  /// Sets a date as a program does; outside a window it is limited and rounded when it is first asked.
  final func set(_ date: Date) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    guard window == nil else { return store(constrained(date)) }
    storedDate = date
    isUnconstrained = true
    AccessibilityChanges.note()
    setNeedsLayout()
  }

  final func store(_ date: Date) {
    guard date != storedDate else { return }
    noteParts()
    storedDate = date
    parts.grid?.show(date)
    (parts.overlay?.content as? CalendarGrid)?.show(date)
    AccessibilityChanges.note()
    setNeedsLayout()
  }

  final func constrain() {
    if let storedDate, !isUnconstrained { store(constrained(storedDate)) }
    if datePickerMode == .countDownTimer { setDuration(storedDuration) }
    noteParts()
    AccessibilityChanges.note()
    setNeedsLayout()
  }

  // MARK: Limits

  private var limits: DateLimits {
    datePickerMode == .countDownTimer
      ? DateLimits(from: nil, to: nil) : DateLimits(from: minimumDate, to: maximumDate)
  }

  /// Returns whether a moment is within the limits.
  package final func isAllowed(_ date: Date) -> Bool { clamped(date) == date }

  private func clamped(_ date: Date) -> Date { limits.clamped(date) }

  /// Returns the date that the picker shows for another one.
  final func constrained(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return clamped(date) }
    if policies.limitRounding == .roundedFirst { return clamped(rounded(date)) }
    let inside = clamped(date)
    let result = rounded(inside)
    let step = Double(minuteInterval) * 60
    if let lowest = limits.lowest, result < lowest {
      let above = result.addingTimeInterval(step)
      return limits.highest.map { above > $0 } ?? false ? lowest : above
    }
    if let highest = limits.highest, result > highest {
      return max(result.addingTimeInterval(-step), limits.lowest ?? .distantPast)
    }
    return result
  }

  /// Returns a date whose minute is at the interval, without seconds.
  private func rounded(_ date: Date) -> Date {
    let fields = localCalendar.fields(of: date)
    let minute = fields[.minute] ?? 0
    let past =
      Double(minute % minuteInterval) * 60 + Double(fields[.second] ?? 0)
      + Double(fields[.millisecond] ?? 0) / 1000
    // Whole seconds, because some offsets from Greenwich have seconds.
    let down = Date(
      timeIntervalSince1970: (date.timeIntervalSince1970 - past).rounded())
    let step = Double(minuteInterval) * 60
    return policies.rounding == .nearest && past * 2 >= step ? down.addingTimeInterval(step) : down
  }

  // MARK: Durations

  final func setDuration(_ seconds: Double) {
    guard datePickerMode == .countDownTimer || policies.durationElsewhere == .stored else { return }
    let limited = seconds.isFinite ? max(0, min(seconds, 86_399)) : 0
    let step = roundsToMinuteInterval ? Double(minuteInterval) * 60 : 60
    let duration = (limited / step).rounded(.down) * step
    guard duration != storedDuration else { return }
    noteParts()
    storedDuration = duration
    AccessibilityChanges.note()
  }

  // MARK: The user

  /// Settles on a date, as the user does; sends one event if it is another one.
  final func settle(on date: Date) {
    let before = currentDate
    let new = constrained(date)
    // The clock of the machine has parts of a second, which no wheel shows.
    guard abs(new.timeIntervalSince(before)) >= 0.5 else { return }
    store(new)
    send(.valueChanged, with: nil)
  }

  /// Settles on a duration in minutes, as the user does; the wheels refuse 0.
  final func settle(onMinutes minutes: Int) {
    let before = storedDuration
    setDuration(Double(minutes <= 0 ? minuteStep : minutes) * 60)
    guard storedDuration != before else { return }
    let isFirst = !hasReportedDuration
    hasReportedDuration = true
    if isFirst, policies.firstDuration == .swallowed { return }
    send(.valueChanged, with: nil)
  }

  /// Remembers what a screen reader sees, before it changes.
  final func noteParts() {
    guard let recorder = InteractionRecorder.current else { return }
    let items = resolvedStyle == .wheels ? madeWheelItems : wheelItems
    for item in items { recorder.look(at: item) }
    parts.grid?.noteDays()
    (parts.overlay?.content as? CalendarGrid)?.noteDays()
    for button in [parts.dateButton, parts.timeButton] {
      if let button, button.superview === self { recorder.look(at: button) }
    }
  }
}
