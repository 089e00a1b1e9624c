public import InterfaceLoader

extension DocumentScreen {
  /// Operates an element that the window shows now, as a user does, and returns what happened.
  ///
  /// The name is its id in the document, its accessibility identifier after `#`, or what a screen
  /// reader says first of it; a gesture recognizer has its id. Throws where nothing has the name, and where the element has no such
  /// operation or value. In a test:
  ///
  ///     let outcome = try screen.operate(.set("0.5"), on: "Volume")
  ///     #expect(outcome.change?.to == "0.5")
  public func operate(
    _ operation: ScreenOperation = .tap, on name: String
  ) throws(OperationRefusal) -> OperationOutcome {
    try screen.operate(operation, on: name)
  }
}
