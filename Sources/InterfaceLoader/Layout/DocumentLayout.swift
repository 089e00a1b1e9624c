/// The origin of the frames of a loaded document.
public enum DocumentLayout: String, Sendable, Hashable, CaseIterable {
  /// The frames that the document has, as Interface Builder saved them.
  case document
  /// Constraints, stack views and masks place the views.
  case solved
}
