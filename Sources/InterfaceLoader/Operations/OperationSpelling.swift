/// The words in which a text names operations: cases in Swift, or options of a command.
package struct OperationSpelling: Sendable {
  private let name: @Sendable (ScreenOperation.Kind) -> String
  /// One of the titles that are chosen, each with an option of its own in a command.
  let title: String
  /// The remedy where nothing fits.
  let nothingFits: String

  package init(
    title: String, nothingFits: String, name: @escaping @Sendable (ScreenOperation.Kind) -> String
  ) {
    (self.title, self.nothingFits, self.name) = (title, nothingFits, name)
  }

  /// Returns an operation as it is written.
  func callAsFunction(_ operation: ScreenOperation.Kind) -> String { name(operation) }

  /// The cases of ``ScreenOperation``.
  package static let swift = OperationSpelling(
    title: "title", nothingFits: "Operate another element."
  ) { ".\($0.rawValue)" }
}
