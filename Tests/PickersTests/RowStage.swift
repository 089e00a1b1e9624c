import Accessibility
import FoundationEssentials
import Graphics
import Localize
import Pickers
import ResponderKit
import SpokenLanguages

/// A picker with rows in a window.
@MainActor
struct RowStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let picker = PickerView(frame: Rect(x: 0, y: 0, width: 400, height: 216))
  let source: Rows
  let driver: TouchDriver

  init(rows: Int) {
    source = Rows(rows)
    picker.dataSource = source
    picker.delegate = source
    window.addSubview(picker)
    driver = TouchDriver(in: window)
    window.layoutIfNeeded()
  }

  func spoken() -> [String] {
    AccessibilityHierarchy(of: window).stops.map { stop in
      VoiceOver().announcement(
        of: stop.element,
        in: SpokenLanguage.speaking(stop.element, toReaderOf: "en", by: VoiceOver())
      ).descriptionText
    }
  }
}

/// The rows of a picker, and what it is told.
@MainActor
final class Rows: PickerViewDataSource, PickerViewDelegate {
  var rows: Int
  var isAttributed = false
  var calls: [String] = []

  init(_ rows: Int) { self.rows = rows }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { rows }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { isAttributed ? AttributedText("Bold \(row)") : nil }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("didSelect(\(row), \(component))")
  }
}

/// A calendar in a window, with a selection of one day.
@MainActor
struct CalendarStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let view = CalendarView(frame: Rect(x: 0, y: 0, width: 350, height: 320))
  let delegate = DayDelegate()
  let single: CalendarSelectionSingleDate
  let driver: TouchDriver

  init() {
    window.dateSettings = DateSettings(
      language: "en-US", timeZone: berlin, now: { moment(2024, 3, 15) })
    single = CalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = single
    view.delegate = delegate
    window.addSubview(view)
    driver = TouchDriver(in: window)
    window.layoutIfNeeded()
  }
}

/// Decides which days can be selected, and logs what it is told.
@MainActor
final class DayDelegate: CalendarViewDelegate, CalendarSelectionSingleDateDelegate,
  CalendarSelectionMultiDateDelegate
{
  var allowed: (DateComponents?) -> Bool = { _ in true }
  var calls: [String] = []

  func calendarView(
    _ calendarView: CalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { calls.append("turned from \(previousDateComponents.month ?? 0)") }
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { allowed(dateComponents) }
  func dateSelection(
    _ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { calls.append("didSelect(\(dateComponents?.day.map { "\($0)" } ?? "none"))") }
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { calls.append("didSelect(\(dateComponents.day ?? 0))") }
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { calls.append("didDeselect(\(dateComponents.day ?? 0))") }
}
