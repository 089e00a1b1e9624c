/// The vertical alignments of a control's content: `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  /// In the middle of the control.
  case center = 0
  /// At the top edge.
  case top = 1
  /// At the bottom edge.
  case bottom = 2
  /// Across the whole height.
  case fill = 3
}
