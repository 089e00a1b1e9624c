#if UIKit
import Foundation
public import Graphics
public import ResponderKit

extension UIContextMenuInteraction {
  private var previewDelegate: (any UIContextMenuInteractionDelegate)? {
    delegate as? any UIContextMenuInteractionDelegate
  }

  /// The preview that is shown beside the open menu: the delegate's, otherwise the view; nil while
  /// no menu is open.
  ///
  /// UIKit has no counterpart.
  public var preview: UITargetedPreview? {
    guard let configuration = visibleMenu?.configuration else { return nil }
    let given = previewDelegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identity)
    guard given == nil, let view, view.superview != nil else { return given }
    return UITargetedPreview(view: view)
  }

  /// Does what a tap on the preview does: notifies the delegate, and closes the menu.
  ///
  /// Returns false if no menu is open.
  ///
  /// UIKit has no counterpart.
  @discardableResult
  public func performPreviewAction() -> Bool {
    guard let configuration = visibleMenu?.configuration else { return false }
    let animator = CommitAnimator(configuration.previewProvider?())
    previewDelegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    dismissMenu()
    animator.finish()
    return true
  }

  /// Returns where the menu was opened, in a view (`UIContextMenuInteraction.location(in:)`).
  public func location(in view: UIView?) -> CGPoint {
    guard let point = visibleMenu?.attachmentPoint, let own = self.view else { return .zero }
    return own.convert(point, to: view)
  }
}

extension UIContextMenuConfiguration {
  /// The identity for questions about an item.
  fileprivate var identity: any NSCopying { identifier ?? NSString() }
}

/// Runs everything at once.
@MainActor
private final class CommitAnimator: UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController?
  private var completions: [@MainActor () -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }
  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }
  func finish() { for completion in completions { completion() } }
}
#endif
