#if UIKit
public import ResponderKit

extension WindowScene {
  /// The screen that shows the scene: the only one (`UIWindowScene.screen`).
  public final var screen: UIScreen { .main }
}

extension Window {
  /// The screen that shows the window: the only one (`UIWindow.screen`).
  public final var screen: UIScreen { .main }
}
#endif
