import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// The view that a compact date picker opens: days or wheels in front of everything, until the user
/// taps beside them.
final class DateOverlay: View, PartOfView {
  private(set) weak var picker: DatePicker?
  let mode: DatePicker.Mode
  let content: View
  private let dismissal: PickerButton

  var wholeView: View? { picker }

  init(of picker: DatePicker, _ mode: DatePicker.Mode) {
    (self.picker, self.mode) = (picker, mode)
    content =
      mode == .date
      ? CalendarGrid(of: picker, month: picker.currentDate) : OverlayWheels(of: picker)
    dismissal = PickerButton(nil, .dismissPopup, record: "Dismiss Region", of: picker) {
      [weak picker] in picker?.closeOverlay()
    }
    super.init(frame: .zero)
    setRecordName("Overlay of \(picker.recordName)")
    accessibilityViewIsModal = true
    addSubview(dismissal)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = mode == .date ? Size(width: 320, height: 310) : Size(width: 220, height: 216)
    dismissal.frame = bounds
    content.frame = Rect(
      x: max(0, (bounds.width - size.width) / 2), y: max(0, (bounds.height - size.height) / 2),
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    content.setNeedsLayout()
  }

  /// The days or wheels, and then what closes them.
  override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? [content, dismissal] }
    set { super.accessibilityElements = newValue }
  }

  override func accessibilityPerformEscape() -> Bool {
    picker?.closeOverlay()
    return true
  }
}

/// The wheels of a time that a compact picker opens.
final class OverlayWheels: View, WheelView, PartOfView {
  private weak var picker: DatePicker?
  private var items: [WheelItem] = []

  var wholeView: View? { picker }

  init(of picker: DatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    setRecordName("Wheels of \(picker.recordName)")
    // In the mode of a day and a time, the first wheel is that of the day.
    items = picker.columns.indices.filter { picker.columns[$0] != .dayOfDate }.map {
      WheelItem($0, of: self)
    }
  }

  override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? items }
    set { super.accessibilityElements = newValue }
  }

  func wheelValue(_ wheel: Int) -> AccessibilityValue? { picker?.wheelValue(wheel) }
  func wheelLabel(_ wheel: Int) -> (label: String?, hint: String?) { (nil, nil) }
  func wheelPosition(_ wheel: Int) -> ContainerPosition? { picker?.wheelPosition(wheel) }
  func turnWheel(_ wheel: Int, by rows: Int) { picker?.turnWheel(wheel, by: rows) }
  var wheelsAreEnabled: Bool { picker?.wheelsAreEnabled ?? false }
  func wheelFrame(_ wheel: Int) -> Rect {
    let first = items.first?.number ?? 0
    return equalFrame(wheel - first, of: items.count)
  }
}
