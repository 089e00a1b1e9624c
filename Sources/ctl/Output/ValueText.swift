import ControlCore
import FoundationEssentials
import Graphics
import Localize
import Pickers
import Presenters
import TextFormats
import ValueControls

extension Control {
  /// The value in a few words, another one for each value; nil for a control without one.
  var valueText: String? {
    switch self {
    case let slider as Slider: shortest(slider.value)
    case let stepper as Stepper: shortest(stepper.value)
    case let control as Switch: control.isOn ? "on" : "off"
    case let control as SegmentedControl:
      control.isMomentary ? nil : control.nameOfSegment(control.selectedSegmentIndex)
    case let pages as PageControl:
      pages.numberOfPages == 0
        ? "no pages" : "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let well as ColorWell: well.selectedColor?.valueText ?? "no color"
    case let picker as DatePicker: picker.shownValue
    case let control as RefreshControl: control.isRefreshing ? "refreshing" : "not refreshing"
    default: nil
    }
  }
}

extension DatePicker {
  /// The date in the form of ISO 8601, or the duration in hours and minutes.
  fileprivate var shownValue: String {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    let calendar = LocalCalendar(
      .gregorian, language: "en", timeZone: timeZone ?? dateSettings.timeZone)
    let pattern =
      switch datePickerMode {
      case .time: "HH:mm"
      case .date: "yyyy-MM-dd"
      case .yearAndMonth: "yyyy-MM"
      default: "yyyy-MM-dd'T'HH:mm"
      }
    return DateFormat(pattern: pattern, in: calendar).string(date)
  }
}

extension SegmentedControl {
  /// The title of a segment or the name of its image; its number from 1 where it has neither.
  func nameOfSegment(_ segment: Int) -> String {
    if segment == Self.noSegment { return "no segment" }
    return titleForSegment(at: segment) ?? imageForSegment(at: segment)?.name
      ?? "segment \(segment + 1)"
  }
}

extension Color {
  /// The components of a color that has them, with its name: `#FF0000 (red)`.
  fileprivate var valueText: String {
    guard case .sRGB(let red, let green, let blue, let alpha) = value else {
      return accessibilityName
    }
    let numbers = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = numbers.map { number in
      let text = String(Int((min(max(number, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#\(digits.joined()) (\(accessibilityName))"
  }
}
