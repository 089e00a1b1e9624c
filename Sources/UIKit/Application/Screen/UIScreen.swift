#if UIKit
public import Foundation
public import ResponderKit

/// The screen of the device, as values that a test sets (`UIScreen`).
///
/// It is that of a phone without a notch at first: 375 by 667 points, two pixels for each. UIKit
/// only lets most of it be read.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the scope (`UIScreen.main`).
  open class var main: UIScreen {
    let scope = ApplicationScope.current
    return scope.values(UIScreen.self) { UIScreen(scope) }
  }
  /// The screens: the only one (`UIScreen.screens`).
  open class var screens: [UIScreen] { [main] }

  private weak var scope: ApplicationScope?

  init(_ scope: ApplicationScope) {
    self.scope = scope
    super.init()
  }

  /// The size in points, at the origin; 375 by 667 unless set (`UIScreen.bounds`).
  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// The pixels for each point along an axis; 2 unless set (`UIScreen.scale`).
  open var scale: CGFloat {
    get { scope?[\.screenScale] ?? 2 }
    set { scope?[\.screenScale] = newValue }
  }
  /// The pixels for each point of an upright device: ``scale`` (`UIScreen.nativeScale`).
  open var nativeScale: CGFloat { scale }
  /// The size in pixels (`UIScreen.nativeBounds`).
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The part of the screen below the status bar (`UIScreen.applicationFrame`, before iOS 9).
  open var applicationFrame: CGRect {
    let bar = Application.shared.statusBarFrame.height
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
  /// The brightness of the screen, from 0 to 1; 0.5 unless set, which posts
  /// ``brightnessDidChangeNotification`` (`UIScreen.brightness`).
  open var brightness: CGFloat {
    get { storedBrightness }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != storedBrightness else { return }
      storedBrightness = value
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  private var storedBrightness: CGFloat = 0.5
  /// A Boolean value that indicates whether the screen may be darker than the light behind it
  /// allows; false unless set (`UIScreen.wantsSoftwareDimming`).
  open var wantsSoftwareDimming = false
  /// The number of times that the screen can be drawn in a second; 60 unless set
  /// (`UIScreen.maximumFramesPerSecond`).
  open var maximumFramesPerSecond = 60
  /// A Boolean value that indicates whether the screen is being recorded; false unless set, which
  /// posts ``capturedDidChangeNotification`` (`UIScreen.isCaptured`).
  open var isCaptured = false {
    didSet {
      guard isCaptured != oldValue else { return }
      NotificationCenter.default.post(name: Self.capturedDidChangeNotification, object: self)
    }
  }
  /// The traits of the device: those of the application's first scene, otherwise those of an
  /// upright phone (`UIScreen.traitCollection`).
  open var traitCollection: TraitCollection {
    Application.shared.connectedScenes.first?.traitCollection ?? .standard
  }

  /// Posted when the brightness has changed (`UIScreen.brightnessDidChangeNotification`).
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a recording has begun or ended (`UIScreen.capturedDidChangeNotification`).
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
#endif
