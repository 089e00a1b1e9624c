package import FoundationEssentials
import Graphics
package import Localize
import ResponderKit

extension NSDatePickerCell {
  /// A part of a date that the user changes by itself.
  enum Part: Hashable {
    case field(DateField)
    /// Before or after noon.
    case period
  }

  /// The calendar in the language and the time zone of the picker.
  package final var localCalendar: LocalCalendar {
    LocalCalendar(calendar, language: locale ?? "en-US", timeZone: timeZone ?? .current)
  }

  final var limits: DateLimits { DateLimits(from: minDate, to: maxDate) }

  /// The letters of the parts in a template of UTS 35.
  private var template: String {
    var letters = datePickerElements.contains(.era) ? "G" : ""
    if datePickerElements.contains(.yearMonth) { letters += "yM" }
    if datePickerElements.contains(.yearMonthDay) { letters += "d" }
    if datePickerElements.contains(.hourMinute) { letters += "jmm" }
    if datePickerElements.contains(.hourMinuteSecond) { letters += "ss" }
    return letters
  }

  private var format: DateFormat { DateFormat(template: template, in: localCalendar) }

  /// The date as the picker shows it; empty without parts.
  final var shownText: String { template.isEmpty ? "" : format.string(storedDate) }

  /// The parts in the order of the language.
  final var parts: [Part] {
    guard !template.isEmpty else { return [] }
    return format.fieldLetters.compactMap { letter in
      switch letter {
      case "y", "u": .field(.year)
      case "M", "L": .field(.month)
      case "d": .field(.day)
      case "h", "H", "k", "K": .field(.hour)
      case "m": .field(.minute)
      case "s": .field(.second)
      case "a", "b", "B": .period
      default: nil
      }
    }
  }

  /// Forgets the part that was selected, which may be another one.
  final func partsChanged() {
    forgetPart()
    update()
  }
  final func forgetPart() { (selectedPart, typed) = (nil, "") }

  final func store(_ date: Date) {
    guard date != storedDate else { return }
    storedDate = date
    if !isTyping { typed = "" }
    update()
    note(.value(shownText))
  }

  // MARK: The user

  /// Chooses a date as the user does: the delegate may change it, the limits do, and the action is sent.
  package final func choose(_ date: Date, lasting interval: TimeInterval? = nil) {
    var (date, interval) = (date, interval ?? timeInterval)
    tellDelegate(delegate, "datePickerCell(_:validateProposedDateValue:timeInterval:)") {
      $0.datePickerCell(self, validateProposedDateValue: &date, timeInterval: &interval)
    }
    let before = comparedValue
    dateValue = date
    if datePickerMode == .range, interval.isFinite { timeInterval = max(interval, 0) }
    guard comparedValue != before else { return }
    sendOwnAction()
    (controlView as? NSControl)?.sendOperated(after: before)
  }

  /// Steps the selected part, the first one if none is.
  final func step(by amount: Int) {
    let parts = parts
    guard !parts.isEmpty else { return }
    let place = min(selectedPart ?? 0, parts.count - 1)
    (selectedPart, typed) = (place, "")
    switch parts[place] {
    case .field(let field):
      choose(
        localCalendar.date(
          storedDate, turning: field, by: amount, halfDay: parts.contains(.period)))
    case .period:
      let hour = localCalendar.fields(of: storedDate)[.hour] ?? 0
      choose(localCalendar.date(storedDate, turning: .hour, by: hour < 12 ? 12 : -12))
    }
  }

  /// Selects the next part in a direction; returns false at the end.
  final func moveSelection(by distance: Int) -> Bool {
    let place = (selectedPart ?? (distance > 0 ? -1 : parts.count)) + distance
    guard parts.indices.contains(place) else { return false }
    (selectedPart, typed) = (place, "")
    return true
  }

  /// Types a digit into the selected part; returns false where it takes none.
  final func type(_ digit: Int) -> Bool {
    guard let place = selectedPart, parts.indices.contains(place),
      case .field(let field) = parts[place]
    else { return false }
    let calendar = localCalendar
    var fields = calendar.fields(of: storedDate)
    let isHalfDay = field == .hour && parts.contains(.period)
    var range = calendar.range(of: field, at: storedDate)
    if isHalfDay { range = 1...12 }
    let longest = field == .year ? 4 : 2
    let digits = typed + "\(digit)"
    // A digit that the number cannot take begins another one.
    let fits =
      digits.count <= longest && (Int(digits) ?? 0) <= (field == .year ? 9999 : range.upperBound)
    typed = fits ? digits : "\(digit)"
    guard var number = Int(typed), field == .year ? number > 0 : range.contains(number) else {
      return true
    }
    if isHalfDay { number = number % 12 + (fields[.hour] ?? 0) / 12 * 12 }
    (fields[field], fields[.weekday]) = (number, nil)
    if let last = lastDay(of: fields, calendar) { fields[.day] = min(fields[.day] ?? 1, last) }
    isTyping = true
    defer { isTyping = false }
    if let date = calendar.date(of: fields) { choose(date) }
    return true
  }

  /// The last day of the month of some fields.
  private func lastDay(of fields: [DateField: Int], _ calendar: LocalCalendar) -> Int? {
    var first = fields
    first[.day] = 1
    return calendar.date(of: first).map { calendar.range(of: .day, at: $0).upperBound }
  }

  // MARK: Places

  /// The width of the stepper beside the field, in points; Apple documents none.
  private static let stepperWidth = 19.0

  private func hasStepper(_ view: NSView) -> Bool {
    datePickerStyle == .textFieldAndStepper && view.bounds.width > Self.stepperWidth * 2
  }

  /// The middle of a half of the stepper; nil without one.
  package final func middle(ofHalf isUpper: Bool, in view: NSView) -> Graphics.Point? {
    guard hasStepper(view) else { return nil }
    let bounds = view.bounds
    let quarter = bounds.height / 4
    let y = isUpper == view.isFlipped ? bounds.minY + quarter : bounds.maxY - quarter
    return Graphics.Point(x: bounds.maxX - Self.stepperWidth / 2, y: y)
  }

  /// Selects the part at a point, or steps the selected one where the stepper is.
  final func press(_ point: Graphics.Point, in view: NSView) {
    let bounds = view.bounds
    guard bounds.contains(point), !parts.isEmpty, datePickerStyle != .clockAndCalendar else {
      return
    }
    if hasStepper(view), point.x >= bounds.maxX - Self.stepperWidth {
      let isUpper = view.isFlipped ? point.y < bounds.midY : point.y >= bounds.midY
      return step(by: isUpper ? 1 : -1)
    }
    let width = bounds.width - (hasStepper(view) ? Self.stepperWidth : 0)
    let place = Int((point.x - bounds.minX) / width * Double(parts.count))
    (selectedPart, typed) = (min(max(place, 0), parts.count - 1), "")
  }
}
