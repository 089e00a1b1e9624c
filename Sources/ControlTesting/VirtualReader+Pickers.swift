public import FoundationEssentials
import Graphics
import Pickers
import ResponderKit

extension VirtualReader {
  /// Chooses a date on the date picker under the cursor, and announces the change; returns whether the
  /// picker has it then.
  @discardableResult
  public func pick(_ date: Date) -> Bool {
    guard let picker = whole(DatePicker.self), let driver = driver(of: picker) else { return false }
    return announcingChange { driver.pick(date, in: picker) }
  }

  /// Chooses a row of the wheel under the cursor, and announces it; returns whether the picker has it
  /// then.
  @discardableResult
  public func pick(row: Int) -> Bool {
    guard let picker = whole(PickerView.self), let driver = driver(of: picker), let cursor,
      let component = picker.index(ofAccessibilityElement: cursor)
    else { return false }
    return announcingChange { driver.pick(row: row, inComponent: component, in: picker) }
  }

  /// The view of a class that the cursor is on, or on a part of.
  private func whole<Whole: View>(_ type: Whole.Type) -> Whole? {
    var object = cursor
    for _ in 0..<4 {
      if let found = object as? Whole { return found }
      object =
        (object as? any PartOfView)?.wholeView
        ?? (object as? AccessibilityItem)?.accessibilityContainer
    }
    return nil
  }

  private func driver(of view: View) -> TouchDriver? { view.window.map { TouchDriver(in: $0) } }
}
