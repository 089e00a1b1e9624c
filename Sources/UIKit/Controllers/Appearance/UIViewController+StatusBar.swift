#if UIKit
public import ResponderKit

extension UIViewController {
  /// Says that the answers about the status bar have changed
  /// (`UIViewController.setNeedsStatusBarAppearanceUpdate()`).
  public final func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.statusBarManager?.forget()
  }

  /// Says that the answers about the home indicator have changed; nothing is shown of them
  /// (`UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()`).
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the edges for the app's gestures have changed; the system has no gestures here
  /// (`UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`).
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Says that the answer about the pointer has changed; nothing locks it
  /// (`UIViewController.setNeedsUpdateOfPrefersPointerLocked()`).
  public final func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Says that the supported orientations have changed; nothing rotates by itself
  /// (`UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()`).
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks for a rotation to that of the device; nothing rotates by itself
  /// (`UIViewController.attemptRotationToDeviceOrientation()`).
  public static func attemptRotationToDeviceOrientation() {}

  /// The orientation of the interface: that of the scene, upright without one
  /// (`UIViewController.interfaceOrientation`).
  public final var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
}

extension UIWindowScene {
  /// The orientation of the interface: wide if the key window is (`UIWindowScene.interfaceOrientation`).
  public final var interfaceOrientation: UIInterfaceOrientation {
    guard let size = (keyWindow ?? windows.first)?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
}
#endif
