import ControlCore
import Graphics
import ValueControls

extension Control {
  /// The value in a few words; nil for a control without one.
  var valueText: String? {
    switch self {
    case let slider as Slider: decimal(Double(slider.value))
    case let stepper as Stepper: decimal(stepper.value)
    case let control as Switch: control.isOn ? "on" : "off"
    case let control as SegmentedControl: control.nameOfSegment(control.selectedSegmentIndex)
    case let pages as PageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let well as ColorWell: well.selectedColor?.accessibilityName ?? "no color"
    case let control as RefreshControl: control.isRefreshing ? "refreshing" : "not refreshing"
    default: nil
    }
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
