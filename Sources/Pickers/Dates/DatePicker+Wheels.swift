import Accessibility
import FoundationEssentials
import Graphics
import Localize
import ResponderKit
import SpokenLanguages

extension DatePicker: WheelView {
  final var madeWheelItems: [WheelItem] {
    let count = columns.count
    if wheelItems.count != count {
      wheelItems = (0..<count).map { WheelItem($0, of: self) }
    }
    return wheelItems
  }

  /// The wheels in the order in which the language writes a date.
  final var columns: [Column] {
    // The order is the same in every time zone.
    let place = LocalCalendar(
      calendar, language: locale ?? dateSettings.language, timeZone: .gmt)
    return Self.columns(of: datePickerMode, in: place)
  }

  static func columns(of mode: Mode, in calendar: LocalCalendar) -> [Column] {
    switch mode {
    case .time: columns("jm", calendar)
    case .date: columns("yMMMMd", calendar)
    case .yearAndMonth: columns("yMMMM", calendar)
    case .dateAndTime: [.dayOfDate] + columns("jm", calendar)
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private static func columns(_ template: String, _ calendar: LocalCalendar) -> [Column] {
    let letters: [Character: Column] = [
      "y": .year, "r": .year, "U": .year, "M": .month, "L": .month, "d": .day, "h": .hour,
      "H": .hour, "K": .hour, "k": .hour, "m": .minute, "a": .period, "b": .period, "B": .period,
    ]
    return DateFormat(template: template, in: calendar).fieldLetters.compactMap { letters[$0] }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Texts

  /// The calendar of the wheels of a time, which may be in another language than the picker's.
  private var timeCalendar: LocalCalendar {
    let calendar = localCalendar
    guard policies.wheelLanguage == .system else { return calendar }
    return LocalCalendar(
      calendar.identifier, language: dateSettings.language, timeZone: calendar.timeZone)
  }

  /// The letters of the hour in the language, such as `h` or `HH`.
  private func hourPattern(in calendar: LocalCalendar) -> String {
    let letters = DateFormat(template: "j", in: calendar).unquotedLetters
      .filter { "hHkK".contains($0) }
    return letters.isEmpty ? "H" : String(letters)
  }

  /// Returns what a wheel shows.
  package final func wheelText(_ wheel: Int) -> String {
    let columns = columns
    guard columns.indices.contains(wheel) else { return "" }
    func text(_ template: String) -> String {
      DateFormat(template: template, in: localCalendar).string(currentDate)
    }
    func time(_ pattern: String) -> String {
      DateFormat(pattern: pattern, in: timeCalendar).string(currentDate)
    }
    let minutes = Int(storedDuration) / 60
    switch columns[wheel] {
    case .year: return text("y")
    case .month: return DateFormat(pattern: "LLLL", in: localCalendar).string(currentDate)
    case .day: return text("d")
    case .dayOfDate:
      let pattern = DateFormat(template: "EMMMd", in: localCalendar).pattern
        .filter { !",،".contains($0) }
      return DateFormat(pattern: pattern, in: localCalendar).string(currentDate)
    case .hour: return time(hourPattern(in: timeCalendar))
    case .minute: return time("mm")
    case .period: return time("a")
    case .hours: return number(minutes / 60)
    case .minutes: return number(minutes % 60)
    }
  }

  private func number(_ number: Int) -> String {
    NumberFormat.decimal(in: locale ?? dateSettings.language).string(Double(number))
  }

  final func wheelValue(_ wheel: Int) -> AccessibilityValue? {
    let columns = columns
    guard columns.indices.contains(wheel) else { return nil }
    let minutes = Int(storedDuration) / 60
    func duration(_ number: Int, _ unit: DurationUnit, _ language: LanguageTag) -> String {
      DateFormat.duration(number, of: unit, in: language)
    }
    let language = locale ?? dateSettings.language
    switch columns[wheel] {
    case .hour: return .text(spokenHour(wheelText(wheel)))
    case .minute:
      let minute = localCalendar.fields(of: currentDate)[.minute] ?? 0
      return .text(duration(minute, .minutes, timeCalendar.language))
    case .hours: return .text(duration(minutes / 60, .hours, language))
    case .minutes: return .text(duration(minutes % 60, .minutes, language))
    default: return .text(wheelText(wheel))
    }
  }

  /// An hour with the word for it in the language of the wheel; the number alone in a language without
  /// words.
  private func spokenHour(_ hour: String) -> String {
    let words = SpokenLanguage.matching(timeCalendar.language)?.word(.system(.oClock))
    return words?.replacing("%@", with: hour) ?? hour
  }

  final func wheelLabel(_ wheel: Int) -> (label: String?, hint: String?) { (nil, nil) }
  final func wheelSystemLabel(_ wheel: Int) -> SystemLabel? {
    let columns = columns
    guard columns.indices.contains(wheel) else { return nil }
    return switch columns[wheel] {
    case .hours: .hours
    case .minutes: .minutes
    default: nil
    }
  }
  final var wheelsAreEnabled: Bool { isEnabled && isUserInteractionEnabled }
  final func wheelFrame(_ wheel: Int) -> Rect { equalFrame(wheel, of: columns.count) }

  final func wheelPosition(_ wheel: Int) -> ContainerPosition? {
    guard policies.speaksPositions, columns.indices.contains(wheel) else { return nil }
    let calendar = localCalendar
    let fields = calendar.fields(of: currentDate)
    switch columns[wheel] {
    case .month:
      return fields[.month].map {
        .series($0, of: calendar.range(of: .month, at: currentDate).upperBound)
      }
    case .day: return fields[.day].map { .series($0, of: 31) }
    case .minute:
      return fields[.minute].map { .series($0 / minuteStep + 1, of: 60 / minuteStep) }
    case .period: return fields[.hour].map { .series($0 / 12 + 1, of: 2) }
    case .hours: return .series(Int(storedDuration) / 3600 + 1, of: 24)
    case .minutes:
      return .series(Int(storedDuration) / 60 % 60 / minuteStep + 1, of: 60 / minuteStep)
    case .year, .dayOfDate, .hour: return nil
    }
  }

  // MARK: Turning

  final var minuteStep: Int { roundsToMinuteInterval ? minuteInterval : 1 }

  final func turnWheel(_ wheel: Int, by rows: Int) {
    let columns = columns
    guard columns.indices.contains(wheel) else { return }
    let minutes = Int(storedDuration) / 60
    switch columns[wheel] {
    case .hours:
      settle(
        onMinutes: LocalCalendar.turned(minutes / 60 + rows, in: 24) * 60 + minutes % 60)
    case .minutes:
      let row = LocalCalendar.turned(minutes % 60 / minuteStep + rows, in: 60 / minuteStep)
      settle(onMinutes: minutes / 60 * 60 + row * minuteStep)
    default: settle(on: turned(columns[wheel], by: rows))
    }
  }

  /// The date after a wheel was turned; the wheels of a time leave no seconds.
  private func turned(_ column: Column, by rows: Int) -> Date {
    let calendar = localCalendar
    let isTime = column == .hour || column == .minute || column == .period
    let date = isTime ? withoutSeconds(currentDate, calendar) : currentDate
    switch column {
    case .year: return calendar.date(date, turning: .year, by: rows)
    case .month: return calendar.date(date, turning: .month, by: rows)
    case .day: return calendar.date(date, turning: .day, by: rows)
    case .dayOfDate: return calendar.date(date, adding: rows, of: .day)
    case .hour:
      return calendar.date(date, turning: .hour, by: rows, halfDay: columns.contains(.period))
    case .minute:
      let minute = calendar.fields(of: date)[.minute] ?? 0
      let row = LocalCalendar.turned(minute / minuteStep + rows, in: 60 / minuteStep)
      return date.addingTimeInterval(Double(row * minuteStep - minute) * 60)
    case .period:
      let hour = calendar.fields(of: date)[.hour] ?? 0
      let isLate = max(0, min(hour / 12 + rows, 1))
      if isLate == hour / 12 { return currentDate }
      var fields = calendar.fields(of: date)
      (fields[.weekday], fields[.hour]) = (nil, hour % 12 + isLate * 12)
      return calendar.date(of: fields) ?? currentDate
    case .hours, .minutes: return currentDate
    }
  }

  private func withoutSeconds(_ date: Date, _ calendar: LocalCalendar) -> Date {
    let fields = calendar.fields(of: date)
    let part = Double(fields[.second] ?? 0) + Double(fields[.millisecond] ?? 0) / 1000
    return date.addingTimeInterval(-part)
  }
}
