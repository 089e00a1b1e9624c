/// The methods that decide whether the user may dismiss a presented controller, and report it:
/// `UIAdaptivePresentationControllerDelegate`.
///
/// A dismissal by the app is not reported.
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

  /// Returns the style in which the controller is presented where the width is compact: full screen
  /// for a popover, otherwise none, which keeps its own, by default.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the style for an interface with traits; that for a compact width by default.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns the controller that is shown in another style; nil, for the same one, by default.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called with the presentation in another style before it begins.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)
  /// Called before the presentation begins, with its style.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)
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
