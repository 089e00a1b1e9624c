import Accessibility
import ControlCore
import ControlValues
import FoundationEssentials
import Graphics
import Localize
import Pickers
import ResponderKit
import SpokenLanguages

/// The time zone of the tests.
let berlin = TimeZoneIdentifier("Europe/Berlin") ?? .gmt

/// A moment of a day in Berlin.
func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  LocalCalendar(.gregorian, language: "en-US", timeZone: berlin)
    .date(of: [.year: year, .month: month, .day: day, .hour: hour, .minute: minute])
    ?? .distantPast
}

/// A date picker in a window, at a time and a place that do not depend on the machine.
@MainActor
final class PickerStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let picker = DatePicker(frame: Rect(x: 40, y: 100, width: 320, height: 354))
  let driver: TouchDriver
  var events: [String] = []

  init(
    _ mode: DatePicker.Mode = .dateAndTime, _ style: DatePicker.Style = .wheels,
    language: LanguageTag = "en-US", now: Date = moment(2024, 3, 15, 18, 53)
  ) {
    window.dateSettings = DateSettings(language: language, timeZone: berlin, now: { now })
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    window.addSubview(picker)
    driver = TouchDriver(in: window)
    for (event, name) in [
      (ControlEvents.valueChanged, "valueChanged"), (.editingDidBegin, "editingDidBegin"),
      (.editingDidEnd, "editingDidEnd"),
    ] {
      picker.addAction(Action { [unowned self] _ in events.append(name) }, for: event)
    }
    window.layoutIfNeeded()
  }

  /// What the wheels show.
  var wheels: [String] {
    (picker.accessibilityElements ?? []).indices.map { picker.wheelText($0) }
  }

  /// The elements that a screen reader finds.
  var stops: [AccessibilityHierarchy.Stop] {
    window.layoutIfNeeded()
    return AccessibilityHierarchy(of: window).stops
  }

  /// What VoiceOver says of each element, without hints.
  func spoken(in language: LanguageTag = "en") -> [String] {
    stops.map { stop in
      let announcement = VoiceOver().announcement(
        of: stop.element,
        in: SpokenLanguage.speaking(stop.element, toReaderOf: language, by: VoiceOver()))
      return announcement.descriptionText
    }
  }
}
