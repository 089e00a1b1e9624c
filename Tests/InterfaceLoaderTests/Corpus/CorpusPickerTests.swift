import ControlCore
import ControlValues
import Foundation
import InterfaceBuilder
import InterfaceLoader
import Localize
import Pickers
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusPickerTests {
  @Test func `each date picker is picked once, and each picker has no rows of its own`() throws {
    var outcomes: [String: [String: Int]] = [:]
    for (path, document) in Corpus.documents {
      for element in document.root.descendants
      where ["datePicker", "pickerView"].contains(element.name) {
        let loader = InterfaceLoader.withPlaceholders()
        loader.dateSettings = DateSettings(timeZone: .gmt) {
          Date(timeIntervalSince1970: 1_710_528_780)
        }
        let live = LiveDocument(DocumentVersion(document), loader: loader)
        let view = try #require(live.interface.object(for: element) as? View)
        let window = live.window(showing: view)
        let outcome =
          (view as? DatePicker).map { pick($0, element, in: window, path) }
          ?? (view as? PickerView).map { pick($0, in: window) }
        outcomes[element.name, default: [:]][outcome ?? "not live", default: 0] += 1
      }
    }
    #expect(
      outcomes == [
        "datePicker": ["picked": 4], "pickerView": ["no rows, then picked": 3],
      ])
  }

  /// Picks two days and an hour later; a compact picker is opened twice.
  private func pick(
    _ picker: DatePicker, _ element: InterfaceElement, in window: Window, _ path: String
  ) -> String {
    #expect("\(picker.datePickerMode)" == element["datePickerMode"], "\(path)")
    #expect("\(picker.minuteInterval)" == element["minuteInterval"], "\(path)")
    let driver = TouchDriver(in: window)
    guard picker.isEnabled else { return "disabled" }
    let day = picker.date.addingTimeInterval(2 * 86_400)
    let record = InteractionRecord.during { driver.pick(day, in: picker) }
    guard picker.date == day else {
      return picker.touchObstacle(in: window)?.reason.rawValue ?? "not reached"
    }
    let own = record.entries.compactMap { entry -> ControlEvents? in
      guard case .events(picker.recordName, let events, _) = entry.step else { return nil }
      return events
    }
    #expect(own == [.editingDidBegin, .valueChanged, .editingDidEnd], "\(record)")
    return "picked"
  }

  /// Picks a row, once a data source has some.
  private func pick(_ picker: PickerView, in window: Window) -> String {
    let driver = TouchDriver(in: window)
    guard !driver.pick(row: 1, in: picker) else { return "rows of its own" }
    let source = ThreeRows()
    picker.dataSource = source
    picker.delegate = source
    guard driver.pick(row: 1, in: picker) else {
      return picker.touchObstacle(in: window)?.reason.rawValue ?? "not reached"
    }
    #expect(source.calls == ["1, 0"])
    return "no rows, then picked"
  }
}

@MainActor
private final class ThreeRows: PickerViewDataSource, PickerViewDelegate {
  var calls: [String] = []
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("\(row), \(component)")
  }
}
