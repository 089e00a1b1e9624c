/// Decides whether the user may dismiss a presented controller, and is told of it:
/// `UIAdaptivePresentationControllerDelegate`.
///
/// It is not told of a dismissal by the app.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called before the user's dismissal.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the user's dismissal.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user tried to dismiss the controller and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
