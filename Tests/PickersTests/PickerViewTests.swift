import Accessibility
import FoundationEssentials
import Graphics
import Localize
import Pickers
import ResponderKit
import Testing

/// A picker with rows, and calendars.
@MainActor
@Suite struct PickerViewTests {
  private let stage = RowStage(rows: 7)

  @Test func `T083 a row says where it is among the others`() {
    stage.picker.selectRow(2, inComponent: 0, animated: false)
    #expect(stage.spoken() == ["Row 2. Selected. Picker item. Adjustable. 3 of 7."])
    stage.picker.speaksPositions = false
    #expect(stage.spoken() == ["Row 2. Selected. Picker item. Adjustable."])
  }

  @Test func `T084 the last row stays`() {
    stage.picker.selectRow(6, inComponent: 0, animated: false)
    stage.picker.accessibilityElements?[0].accessibilityIncrement()
    #expect(stage.picker.selectedRow(inComponent: 0) == 6)
    #expect(stage.source.calls.isEmpty)
  }

  @Test func `T085 the next row is one choice`() {
    stage.picker.selectRow(1, inComponent: 0, animated: false)
    stage.picker.accessibilityElements?[0].accessibilityIncrement()
    #expect(stage.picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.source.calls == ["didSelect(2, 0)"])
  }

  @Test func `T086 a row that a program selects is not reported`() {
    stage.picker.selectRow(2, inComponent: 0, animated: true)
    #expect(stage.picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.source.calls.isEmpty)
    stage.picker.selectRow(99, inComponent: 0, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 0) == 6)
    stage.picker.selectRow(0, inComponent: 5, animated: false)
  }

  @Test func `T087 without a data source nothing is selected`() {
    let picker = PickerView(frame: .zero)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.numberOfComponents == 0)
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `T088 an attributed title goes before a plain one`() {
    stage.source.isAttributed = true
    #expect(stage.spoken() == ["Bold 0. Selected. Picker item. Adjustable. 1 of 7."])
  }

  @Test func `T089 the selection is kept within fewer rows`() {
    let stage = RowStage(rows: 6)
    stage.picker.selectRow(5, inComponent: 0, animated: false)
    stage.source.rows = 3
    stage.picker.reloadComponent(0)
    #expect(stage.picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `a finger chooses a row`() {
    #expect(stage.driver.pick(row: 4, in: stage.picker))
    #expect(stage.source.calls == ["didSelect(4, 0)"])
    #expect(!stage.driver.pick(row: 9, in: stage.picker))
    stage.picker.isUserInteractionEnabled = false
    #expect(!stage.driver.pick(row: 2, in: stage.picker))
  }

  @Test func `T090 a day that cannot be selected is not`() {
    let calendar = CalendarStage()
    calendar.delegate.allowed = { _ in false }
    calendar.single.selectedDate = DateComponents(year: 2024, month: 3, day: 1)
    #expect(!calendar.driver.pick(day: moment(2024, 3, 20), in: calendar.view))
    #expect(calendar.delegate.calls.isEmpty)
    #expect(calendar.single.selectedDate?.day == 1)
  }

  @Test func `T091 a second tap on a day deselects it`() {
    let calendar = CalendarStage()
    calendar.driver.pick(day: moment(2024, 3, 20), in: calendar.view)
    calendar.driver.pick(day: moment(2024, 3, 20), in: calendar.view)
    #expect(calendar.delegate.calls == ["didSelect(20)", "didSelect(none)"])
    #expect(calendar.single.selectedDate == nil)
  }

  @Test func `several days are selected and deselected`() {
    let calendar = CalendarStage()
    let several = CalendarSelectionMultiDate(delegate: calendar.delegate)
    calendar.view.selectionBehavior = several
    for day in [20, 22, 20] { calendar.driver.pick(day: moment(2024, 3, day), in: calendar.view) }
    #expect(several.selectedDates.compactMap(\.day) == [22])
    #expect(
      calendar.delegate.calls == ["didSelect(20)", "didSelect(22)", "didDeselect(20)"])
  }

  @Test func `a calendar has days within its range, and tells of another month`() throws {
    let calendar = CalendarStage()
    calendar.view.availableDateRange = moment(2024, 3, 10)...moment(2024, 3, 20)
    #expect(!calendar.driver.pick(day: moment(2024, 3, 9), in: calendar.view))
    #expect(calendar.driver.pick(day: moment(2024, 3, 10), in: calendar.view))
    calendar.window.layoutIfNeeded()
    let stops = AccessibilityHierarchy(of: calendar.window).stops
    let month = try #require(stops.first?.object)
    month.accessibilityIncrement()
    #expect(calendar.view.visibleDateComponents.month == 4)
    #expect(calendar.delegate.calls.last == "turned from 3")
    calendar.view.visibleDateComponents = DateComponents(year: 2023, month: 12)
    #expect(calendar.view.visibleDateComponents.month == 12)
    #expect(calendar.delegate.calls.count == 2)
  }
}
