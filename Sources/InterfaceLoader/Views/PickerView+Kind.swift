package import InterfaceBuilder
package import Pickers
package import ResponderKit

extension PickerView: LoadableView {
  package static var elementNames: [String] { ["pickerView"] }
  package static var operatedName: String? { "pickers" }
  package static var operations: [ScreenOperation.Kind] { [.pick] }
  package static func make(_ element: InterfaceElement) -> View { PickerView(frame: .zero) }
  package static var isCountedIfUnread: Bool { true }

  package static func reasonUnread(_ element: InterfaceElement) -> String? {
    "without rows, which the app has"
  }

  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    switch outlet {
    case "dataSource": dataSource = target.object as? any PickerViewDataSource
    case "delegate": delegate = target.delegate(of: self)
    default: return false
    }
    return true
  }

  package static var reasonUnfocused: String? { "not modeled" }
  package var drawsSubviews: Bool { false }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pick = operation else { throw context.misfit(operation, of: self) }
    throw OperationRefusal(
      "\(recordName) has no rows, because its data source is in the app",
      "Operate it in a test of the app.")
  }
}

extension DocumentDelegate: PickerViewDelegate {}

extension CalendarView: LoadableView {
  package static var elementNames: [String] { ["calendarView"] }
  package static var operations: [ScreenOperation.Kind] { [.pick] }
  package static func make(_ element: InterfaceElement) -> View { CalendarView(frame: .zero) }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .pick = operation else { throw context.misfit(operation, of: self) }
    throw OperationRefusal(
      "the days of \(recordName) cannot be selected, because selectionBehavior is set in the app",
      "Operate it in a test of the app.")
  }
}
