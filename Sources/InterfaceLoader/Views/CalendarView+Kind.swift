package import InterfaceBuilder
package import Pickers
package import ResponderKit

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
