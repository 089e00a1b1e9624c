#if UIKit
public import Foundation
import Graphics
public import ResponderKit

/// The look of the status bar of a scene: `UIStatusBarManager`.
///
/// The controller in front decides. It is asked when another one is in front, and when it says that
/// its answers have changed (``UIViewController/setNeedsStatusBarAppearanceUpdate()``).
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private weak var asked: UIViewController?
  private var style = UIStatusBarStyle.default
  private var isHidden = false

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style of the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    update()
    return style
  }

  /// A Boolean value that indicates whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    update()
    return isHidden
  }

  /// The rectangle of the status bar on the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let width = (scene?.keyWindow ?? scene?.windows.first)?.bounds.width ?? 0
    return CGRect(x: 0, y: 0, width: width, height: UIApplication.shared.statusBarHeight)
  }

  /// Asks the controllers again.
  func forget() { asked = nil }

  private func update() {
    guard let scene, let front = scene.frontController, front !== asked else { return }
    asked = front
    style = front.deciding(\.childForStatusBarStyle).preferredStatusBarStyle
    isHidden = front.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
  }
}

extension UIWindowScene {
  /// The look of the status bar of the scene (`UIWindowScene.statusBarManager`).
  public final var statusBarManager: UIStatusBarManager? {
    values(UIStatusBarManager.self) { UIStatusBarManager(scene: self) }
  }

  /// The controller that decides about the screen: the root controller of the key window, or what is
  /// presented over the whole screen in front of it.
  fileprivate var frontController: UIViewController? {
    let window = keyWindow ?? windows.first
    return sequence(first: window?.rootViewController) { controller in
      guard let presented = controller?.presentedViewController,
        presented.modalPresentationStyle == .fullScreen
          || presented.modalPresentationCapturesStatusBarAppearance
      else { return .none }
      return .some(presented)
    }.reduce(nil) { $1 ?? $0 }
  }
}

extension UIViewController {
  /// The controller that a chain of children leads to.
  final func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }
}
#endif
