public import ResponderKit

/// Provides the pages before and after each: `UIPageViewControllerDataSource`.
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before one; nil for the first.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after one; nil for the last.
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots of the page control; 0, for none, unless implemented.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the dot of the page that is shown first; 0 unless implemented.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// 0: there is no page control.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The methods that report the user's turning of pages: `UIPageViewControllerDelegate`.
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before the user's page is shown.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called after the user has turned the page.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns where the spine is in an orientation; never asked here.
  func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation
  /// Returns the orientations that the controller supports; all but upside down unless implemented.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask
  /// Returns the orientation in which the controller is presented; upright unless implemented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientation
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
  /// That of the controller.
  public func pageViewController(
    _ pageViewController: PageViewController,
    spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
  /// All but upside down.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientationMask { .allButUpsideDown }
  /// Upright.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> InterfaceOrientation { .portrait }
}
