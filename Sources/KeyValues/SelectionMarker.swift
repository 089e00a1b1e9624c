/// A value in the place of one that a controller cannot give (`NSBindingSelectionMarker`).
public enum SelectionMarker: Sendable, Hashable, CustomStringConvertible {
  /// The selected objects have several values.
  case multipleValues
  /// Nothing is selected.
  case noSelection
  /// The object does not have the key.
  case notApplicable

  /// The marker in a few words.
  public var description: String {
    switch self {
    case .multipleValues: "multiple values"
    case .noSelection: "no selection"
    case .notApplicable: "not applicable"
    }
  }
}
