public import Graphics

/// The methods that prepare a popover, and report its end:
/// `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
  /// Returns whether a tap outside ends the popover; true unless implemented. Older than
  /// ``AdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``, which is
  /// asked here.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Called after the user has ended the popover; older than
  /// ``AdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)``, which is
  /// called here.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
  /// Called before the popover moves, which it does not here.
  func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<Rect>, in view: UnsafeMutablePointer<View>)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<Rect>, in view: UnsafeMutablePointer<View>
  ) {}
}
