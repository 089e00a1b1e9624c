/// The styles of committing a preview that is tapped, with the raw values of
/// `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable, Hashable, CaseIterable {
  /// It goes away.
  case dismiss = 0
  /// It becomes what is shown next.
  case pop = 1
}

/// Runs code along with the tap on a preview: `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// The style of committing the preview.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get nonmutating set }
  /// The controller of the preview; nil for none.
  var previewViewController: ViewController? { get }
}
