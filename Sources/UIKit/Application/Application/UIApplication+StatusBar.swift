#if UIKit
public import Foundation
public import ResponderKit

extension Application {
  /// The frame of the status bar on the screen: as wide as the screen, and 20 points high unless
  /// ``statusBarHeight`` is set; empty while it is hidden (`UIApplication.statusBarFrame`).
  public final var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: stored.statusBarHeight)
  }
  /// The height of the status bar while it is shown; 20 points unless set, as on a device without a
  /// notch.
  ///
  /// UIKit has no counterpart: the device decides.
  public final var statusBarHeight: CGFloat {
    get { stored.statusBarHeight }
    set { stored.statusBarHeight = newValue }
  }
  /// A Boolean value that indicates whether the status bar is hidden; false unless set
  /// (`UIApplication.isStatusBarHidden`).
  public final var isStatusBarHidden: Bool {
    get { stored.isStatusBarHidden }
    set { stored.isStatusBarHidden = newValue }
  }
  /// The color of the text in the status bar; the default unless set
  /// (`UIApplication.statusBarStyle`).
  public final var statusBarStyle: UIStatusBarStyle {
    get { stored.statusBarStyle }
    set { stored.statusBarStyle = newValue }
  }
  /// Hides or shows the status bar, at once (`UIApplication.setStatusBarHidden(_:with:)`).
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets the color of the text in the status bar, at once
  /// (`UIApplication.setStatusBarStyle(_:animated:)`).
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// The orientation of the first scene; upright without one
  /// (`UIApplication.statusBarOrientation`).
  public final var statusBarOrientation: UIInterfaceOrientation {
    connectedScenes.first?.interfaceOrientation ?? .portrait
  }
}
#endif
