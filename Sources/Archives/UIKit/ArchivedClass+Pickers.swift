import Localize
import Pickers
import ResponderKit

// Pickers of dates and rows, and calendars.
extension ArchivedClass {
  static let pickers: [ArchivedClass] = [
    ArchivedClass("UIDatePicker", DatePicker.self, "UIControl", make: { _ in DatePicker() }) {
      picker in
      picker.raw("datePickerMode", \.datePickerMode)
      picker.raw("preferredDatePickerStyle", \.preferredDatePickerStyle)
      picker.value("locale", \.locale)
      picker.raw("calendar", \.calendar)
      picker.value("policies", \.policies)
      picker.computed("timeZone") {
        $0.timeZone?.identifier
      } set: {
        $0.timeZone = $1.flatMap { TimeZoneIdentifier($0) }
      }
      picker.value("minuteInterval", \.minuteInterval)
      picker.value("roundsToMinuteInterval", \.roundsToMinuteInterval)
      picker.value("minimumDate", \.minimumDate)
      picker.value("maximumDate", \.maximumDate)
      picker.value("date", \.archivedDate)
      picker.value("countDownDuration", \.countDownDuration)
    },
    ArchivedClass("UICalendarView", CalendarView.self, "UIView", make: { _ in CalendarView() }) {
      view in
      view.value("locale", \.locale)
      view.raw("calendar", \.calendar)
      view.computed("timeZone") {
        $0.timeZone?.identifier
      } set: {
        $0.timeZone = $1.flatMap { TimeZoneIdentifier($0) }
      }
      view.value("availableDateRange", \.availableDateRange)
      view.value("visibleDateComponents", \.ownVisibleMonth)
      view.refused("selectionBehavior") {
        $0.selectionBehavior == nil
          ? nil : .noValue("selectionBehavior", kind: "a selection of dates")
      }
      view.reference("delegate", \.delegate)
    },
    ArchivedClass("UIPickerView", PickerView.self, "UIView", make: { _ in PickerView() }) {
      picker in
      picker.value("speaksPositions", \.speaksPositions)
      picker.reference("dataSource", \.dataSource)
      picker.reference("delegate", \.delegate)
      picker.custom("selectedRows", .showing) { picker, _, _ in
        let rows = (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
        return rows.allSatisfy { $0 <= 0 } ? nil : .list(rows.map { .integer($0) })
      } decode: { picker, value, _ in
        for (component, row) in try value.list.enumerated()
        where component < picker.numberOfComponents {
          picker.selectRow(row.whole ?? 0, inComponent: component, animated: false)
        }
      }
    },
  ]
}
