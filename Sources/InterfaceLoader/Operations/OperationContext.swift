import ResponderKit

/// The hand that operates an object, and the words in which it is refused.
@MainActor
package struct OperationContext<Driver> {
  /// The driver of touches, presses and keys in the window of the object, or that of a mouse.
  package let driver: Driver
  /// The words in which operations are named.
  package let spelled: OperationSpelling
  /// The kinds of the document.
  let kinds: [String: ViewKind]

  /// The kinds that have an operation, in the plural.
  func names(with operation: ScreenOperation.Kind) -> [String] {
    var known: Set<String> = []
    return kinds.sorted { ($0.value.rank, $0.key) < ($1.value.rank, $1.key) }
      .filter { $0.value.operations.contains(operation) }
      .compactMap(\.value.operatedName).filter { known.insert($0).inserted }
  }

  /// Returns the refusal of an operation that a view of a kind does not have.
  package func misfit(
    _ operation: ScreenOperation, of view: some LoadableView
  ) -> OperationRefusal { misfit(operation, fitting: view.fittingOperations) }

  /// Returns the refusal of an operation, with those that fit.
  package func misfit(
    _ operation: ScreenOperation, fitting: [ScreenOperation.Kind]
  ) -> OperationRefusal { OperationRefusal(operation.kind, fitting: fitting, in: self) }
}
