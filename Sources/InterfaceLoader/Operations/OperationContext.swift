package import ResponderKit

/// The hand that operates an object, and the words in which it is refused.
@MainActor
package struct OperationContext {
  /// The driver of touches, presses and keys in the window of the object.
  package let driver: TouchDriver
  /// Returns how an operation is written.
  package let spelled: ScreenOperation.Spelling

  /// Returns the refusal of an operation that a view of a kind does not have.
  package func misfit(_ operation: ScreenOperation, of view: some LoadableView) -> OperationRefusal
  {
    OperationRefusal(operation.kind, fitting: view.fittingOperations, spelled)
  }
}
