import Accessibility
import ControlCore
import FoundationEssentials
import Graphics
import ResponderKit

/// A button that a picker or a calendar makes for itself.
class PickerButton: Control, PartOfView {
  /// The title of the button, which is the value of one that the system names; nil for none.
  var name: String? {
    didSet { AccessibilityChanges.note() }
  }
  private let systemLabel: SystemLabel?
  private(set) weak var wholeView: View?

  init(
    _ name: String?, _ systemLabel: SystemLabel?, record: String, of whole: View?,
    _ action: @escaping @MainActor () -> Void
  ) {
    (self.name, self.systemLabel, wholeView) = (name, systemLabel, whole)
    super.init(frame: .zero)
    setRecordName(record)
    isTapPrimary = true
    addAction(Action { _ in action() }, for: .primaryActionTriggered)
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? (systemLabel == nil ? name : nil) }
    set { super.accessibilityLabel = newValue }
  }
  override var defaultAccessibilityValue: AccessibilityValue? {
    systemLabel == nil ? nil : name.map { .text($0) }
  }
  override var defaultAccessibilityTraits: AccessibilityTraits { .button }
  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil { element.systemLabel = systemLabel }
    if explicitAccessibilityLabel == nil, element.label != nil { element.labelSource = .date }
    return element
  }
}

/// A day of a calendar.
final class DayButton: PickerButton {
  let day: Date

  init(_ day: Date, of grid: CalendarGrid) {
    self.day = day
    super.init(nil, nil, record: "Day", of: grid.owner) { [weak grid] in
      grid?.owner?.gridWasTapped(at: day)
    }
  }
}

/// The name of the month that shows, which a screen reader adjusts.
final class MonthButton: PickerButton {
  private weak var grid: CalendarGrid?

  init(of grid: CalendarGrid) {
    self.grid = grid
    super.init(nil, .showYearPicker, record: "Month Button", of: grid.owner) {}
  }

  override var defaultAccessibilityValue: AccessibilityValue? {
    (grid?.monthName).map { .text($0) }
  }
  override var defaultAccessibilityTraits: AccessibilityTraits { [.button, .adjustable] }
  override func accessibilityIncrement() { grid?.turn(by: 1) }
  override func accessibilityDecrement() { grid?.turn(by: -1) }
}

/// A button that turns to another month.
final class TurnButton: PickerButton {
  init(_ label: SystemLabel, _ name: String, by months: Int, of grid: CalendarGrid) {
    super.init(nil, label, record: name, of: grid.owner) { [weak grid] in grid?.turn(by: months) }
  }
}
