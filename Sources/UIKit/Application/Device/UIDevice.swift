#if UIKit
public import Foundation
public import ResponderKit

/// The device, as values that a test sets (`UIDevice`).
///
/// It is an iPhone with iOS 18.0 at first. UIKit only lets most of it be read.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The states of the battery (`UIDevice.BatteryState`).
  public enum BatteryState: Int, Sendable, Hashable {
    /// Not known, or not monitored.
    case unknown = 0
    /// Not charging.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// The device of the scope (`UIDevice.current`).
  open class var current: UIDevice {
    ApplicationScope.current.values(UIDevice.self) { UIDevice(model: "iPhone") }
  }

  init(model: String) {
    (self.model, localizedModel, name) = (model, model, model)
    super.init()
  }

  // MARK: What it is

  /// The name that the user has given it; iPhone unless set (`UIDevice.name`).
  open var name: String
  /// The kind of device; iPhone unless set (`UIDevice.model`).
  open var model: String
  /// The kind of device in the user's language; iPhone unless set (`UIDevice.localizedModel`).
  open var localizedModel: String
  /// The name of the system; iOS unless set (`UIDevice.systemName`).
  open var systemName = "iOS"
  /// The version of the system; 18.0 unless set (`UIDevice.systemVersion`).
  open var systemVersion = "18.0"
  /// The identifier of the device for the apps of a vendor; all zeros unless set
  /// (`UIDevice.identifierForVendor`).
  open var identifierForVendor: UUID? = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
  /// A Boolean value that indicates whether several apps run at once: true
  /// (`UIDevice.isMultitaskingSupported`).
  open var isMultitaskingSupported: Bool { true }
  /// The kind of interface: that of the screen's traits unless set
  /// (`UIDevice.userInterfaceIdiom`).
  open var userInterfaceIdiom: TraitCollection.UserInterfaceIdiom {
    get { storedIdiom ?? UIScreen.main.traitCollection.specified.userInterfaceIdiom ?? .phone }
    set { storedIdiom = newValue }
  }
  private var storedIdiom: TraitCollection.UserInterfaceIdiom?

  // MARK: How it is held

  /// The orientation of the device; unknown unless set (`UIDevice.orientation`).
  ///
  /// Setting it posts ``orientationDidChangeNotification`` between
  /// ``beginGeneratingDeviceOrientationNotifications()`` and its end.
  open var orientation = UIDeviceOrientation.unknown {
    didSet {
      guard orientation != oldValue, isGeneratingDeviceOrientationNotifications else { return }
      post(Self.orientationDidChangeNotification)
    }
  }
  private var orientationListeners = 0
  /// A Boolean value that indicates whether a change of the orientation is posted
  /// (`UIDevice.isGeneratingDeviceOrientationNotifications`).
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Posts changes of the orientation until the end is called as often
  /// (`UIDevice.beginGeneratingDeviceOrientationNotifications()`).
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began
  /// (`UIDevice.endGeneratingDeviceOrientationNotifications()`).
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  // MARK: What it measures

  /// A Boolean value that indicates whether the battery is monitored; false unless set
  /// (`UIDevice.isBatteryMonitoringEnabled`).
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1, or -1 if that is not known; -1 unless set, which posts
  /// ``batteryLevelDidChangeNotification`` while the battery is monitored
  /// (`UIDevice.batteryLevel`).
  open var batteryLevel: Float = -1 {
    didSet {
      guard batteryLevel != oldValue, isBatteryMonitoringEnabled else { return }
      post(Self.batteryLevelDidChangeNotification)
    }
  }
  /// The state of the battery, such as charging; unknown unless set, which posts
  /// ``batteryStateDidChangeNotification`` while the battery is monitored
  /// (`UIDevice.batteryState`).
  open var batteryState = BatteryState.unknown {
    didSet {
      guard batteryState != oldValue, isBatteryMonitoringEnabled else { return }
      post(Self.batteryStateDidChangeNotification)
    }
  }
  /// A Boolean value that indicates whether it is watched if the device is at the user's face;
  /// false unless set (`UIDevice.isProximityMonitoringEnabled`).
  open var isProximityMonitoringEnabled = false
  /// A Boolean value that indicates whether the device is at the user's face; false unless set,
  /// which posts ``proximityStateDidChangeNotification`` while that is watched
  /// (`UIDevice.proximityState`).
  open var proximityState = false {
    didSet {
      guard proximityState != oldValue, isProximityMonitoringEnabled else { return }
      post(Self.proximityStateDidChangeNotification)
    }
  }

  // MARK: What it plays

  /// The number of times that the click of a key was played.
  ///
  /// UIKit has no counterpart.
  public private(set) final var inputClickCount = 0
  /// Plays the click of a key, which is only counted (`UIDevice.playInputClick()`).
  open func playInputClick() { inputClickCount += 1 }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIDevice {
  /// Posted when the device is held in another way (`UIDevice.orientationDidChangeNotification`).
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery begins or stops charging
  /// (`UIDevice.batteryStateDidChangeNotification`).
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery is fuller or emptier (`UIDevice.batteryLevelDidChangeNotification`).
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the device comes to the user's face or leaves it
  /// (`UIDevice.proximityStateDidChangeNotification`).
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
#endif
