#if UIKit
import Graphics
import Navigation
public import ResponderKit

extension UIViewController {
  /// The popover that shows the controller or a parent, or that will show it; nil for a controller
  /// with another style (`UIViewController.popoverPresentationController`).
  ///
  /// An action sheet has a popover on an iPad.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let alert = self as? UIAlertController, alert.preferredStyle == .actionSheet,
      alert.presentingViewController == nil, alert.traitCollection.userInterfaceIdiom == .pad
    {
      alert.modalPresentationStyle = .popover
    }
    return presentationController as? UIPopoverPresentationController
  }

  /// The sheet that shows the controller or a parent, or that will show it; nil for a controller
  /// with another style (`UIViewController.sheetPresentationController`, iOS 15).
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The same as ``presentationController``, if the controller or a parent is presented
  /// (`UIViewController.activePresentationController`, iOS 17).
  public final var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}
#endif
