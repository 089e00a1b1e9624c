/// A view or controller whose pending change can be taken or discarded (`NSEditor`).
@preconcurrency @MainActor
public protocol NSEditor: AnyObject {
  /// Takes the pending change; returns false if it is not accepted (`NSEditor.commitEditing()`).
  func commitEditing() -> Bool
  /// Discards the pending change (`NSEditor.discardEditing()`).
  func discardEditing()
}
