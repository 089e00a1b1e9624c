import AppKitDialect
import FoundationEssentials
import Graphics
import InterfaceBuilder
import Localize
import Pickers
import ResponderKit
import TextFormats

/// Controls for a date and a time.
enum DatePickerKind: AppKitControlKind {
  static var elementNames: [String] { ["datePicker"] }
  static var operatedName: String? { "date pickers" }
  static var operations: [ScreenOperation.Kind] { [.pick, .increment, .decrement, .tap] }

  static func make() -> NSDatePicker { NSDatePicker(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSDatePickerCell else { return }
    cell.apply(content)
    cell.datePickerStyle = .init(documentName: content.datePickerStyle)
    cell.datePickerMode = content.datePickerMode == "range" ? .range : .single
    cell.datePickerElements = .init(documentNames: content.datePickerElements)
    cell.locale = context.settings.dateSettings.language
    cell.timeZone = context.settings.dateSettings.timeZone
    cell.minDate = content.minDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    cell.maxDate = content.maxDate.map { Date(timeIntervalSinceReferenceDate: $0) }
    if let date = content.date { cell.dateValue = Date(timeIntervalSinceReferenceDate: date) }
    cell.timeInterval = content.timeInterval
    (cell.textColor, cell.backgroundColor) = (content.textColor, content.backgroundColor)
    cell.drawsBackground = content.drawsBackground
  }

  /// The date in the form of ISO 8601, as far as the picker has it.
  static func valueText(of view: NSDatePicker) -> String? {
    let elements = view.datePickerElements
    let day = elements.contains(.yearMonth) ? "yyyy-MM-dd" : ""
    let time = elements.contains(.hourMinute) ? "HH:mm" : ""
    let both = day.isEmpty || time.isEmpty ? day + time : "\(day)'T'\(time)"
    return DateFormat(pattern: both, in: calendarOfTexts(view)).string(view.dateValue)
  }
  static func shownText(of view: NSDatePicker) -> String? { view.stringValue }

  static func shapes(of view: NSDatePicker) -> [ViewShape] {
    let line = ScreenDrawing.StyledLine(view.stringValue, size: 13)
    return [ViewShape(content: .field(line, isPlaceholder: false), frame: view.bounds)]
  }

  private static func calendarOfTexts(_ view: NSDatePicker) -> LocalCalendar {
    LocalCalendar(.gregorian, language: "en", timeZone: view.timeZone ?? .current)
  }

  /// Returns the choice of a date, part by part, or a click on the stepper.
  static func prepare(
    _ operation: ScreenOperation, on view: NSDatePicker, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard let cell = view.cell as? NSDatePickerCell else {
      throw context.misfit(operation, fitting: operations)
    }
    switch operation {
    case .increment: return try step(up: true, cell, view, context)
    case .decrement: return try step(up: false, cell, view, context)
    case .pick(let text):
      let calendar = calendarOfTexts(view)
      guard let parsed = DateText(text), let date = parsed.date(in: calendar, near: view.dateValue)
      else {
        throw OperationRefusal(
          "'\(brief(text))' is not a date", "Give one such as \(valueText(of: view) ?? "").")
      }
      return {
        cell.choose(date)
        return view.dateValue == date
          ? nil : "the date is \(valueText(of: view) ?? ""), not \(text), because of its limits"
      }
    default: throw context.misfit(operation, fitting: operations)
    }
  }

  private static func step(
    up isUp: Bool, _ cell: NSDatePickerCell, _ view: NSDatePicker,
    _ context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard let middle = cell.middle(ofHalf: isUp, in: view) else {
      throw OperationRefusal("the date picker has no stepper", "Use \(context.spelled(.pick)).")
    }
    return {
      let before = view.dateValue
      context.driver.click(at: view.convert(middle, to: nil))
      return view.dateValue == before ? "the value stays \(valueText(of: view) ?? "")" : nil
    }
  }
}

extension NSDatePicker.Style {
  /// Creates a style from Interface Builder's name; a field with a stepper for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "clockAndCalendar": self = .clockAndCalendar
    case "textField": self = .textField
    default: self = .textFieldAndStepper
    }
  }
}

extension NSDatePicker.ElementFlags {
  /// Creates flags from Interface Builder's names of parts; year to second without any.
  fileprivate init(documentNames names: Set<String>) {
    self = names.isEmpty ? [.yearMonthDay, .hourMinuteSecond] : []
    if names.contains("month") { insert(.yearMonth) }
    if names.contains("day") { insert(.yearMonthDay) }
    if names.contains("minute") { insert(.hourMinute) }
    if names.contains("second") { insert(.hourMinuteSecond) }
    if names.contains("era") { insert(.era) }
    if names.contains("timezone") || names.contains("timeZone") { insert(.timeZone) }
  }
}
