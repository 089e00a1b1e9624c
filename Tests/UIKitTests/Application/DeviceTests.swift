#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
private final class Listener {
  var names: [NSNotification.Name] = []
  func heard(_ notification: Notification) { names.append(notification.name) }

  init(_ names: [NSNotification.Name]) {
    for name in names {
      NotificationCenter.default.addObserver(
        self, selector: ActionSelector("heard:", Listener.heard), name: name, object: nil)
    }
  }
}

@MainActor
struct DeviceTests {
  @Test func `the device is a phone with values that a test sets`() {
    UIApplication.withNewScope {
      let device = UIDevice.current
      #expect(device.name == "iPhone" && device.model == "iPhone")
      #expect(device.localizedModel == "iPhone" && device.systemName == "iOS")
      #expect(device.systemVersion == "18.0" && device.isMultitaskingSupported)
      #expect(device.userInterfaceIdiom == .phone)
      #expect(device.identifierForVendor != nil)
      device.userInterfaceIdiom = .pad
      device.name = "Mine"
      device.model = "iPad"
      device.localizedModel = "iPad"
      device.systemName = "iPadOS"
      device.systemVersion = "26.1"
      device.identifierForVendor = nil
      #expect(device.userInterfaceIdiom == .pad && device.name == "Mine")
      #expect(device.model == "iPad" && device.localizedModel == "iPad")
      #expect(device.systemName == "iPadOS" && device.systemVersion == "26.1")
      #expect(device.identifierForVendor == nil)
      device.playInputClick()
      #expect(device.inputClickCount == 1)
    }
  }

  @Test func `an orientation is posted while it is asked for`() {
    UIApplication.withNewScope {
      let device = UIDevice.current
      let listener = Listener([UIDevice.orientationDidChangeNotification])
      #expect(device.orientation == .unknown)
      device.orientation = .portrait
      #expect(listener.names.isEmpty)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.orientation = .landscapeLeft
      device.orientation = .landscapeLeft
      #expect(listener.names.count == 1 && device.orientation == .landscapeLeft)
      device.endGeneratingDeviceOrientationNotifications()
      device.orientation = .faceUp
      #expect(listener.names.count == 1)
    }
  }

  @Test func `the battery and the user's face are posted while they are watched`() {
    UIApplication.withNewScope {
      let device = UIDevice.current
      let names = [
        UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
        UIDevice.proximityStateDidChangeNotification,
      ]
      let listener = Listener(names)
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      #expect(!device.proximityState && !device.isProximityMonitoringEnabled)
      device.batteryLevel = 0.5
      #expect(listener.names.isEmpty)
      device.isBatteryMonitoringEnabled = true
      device.isProximityMonitoringEnabled = true
      device.batteryLevel = 1
      device.batteryState = .full
      device.proximityState = true
      #expect(listener.names == names)
      #expect(device.isBatteryMonitoringEnabled && device.batteryLevel == 1)
    }
  }

  @Test func `orientations know what they are`() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
      .faceDown,
    ]
    #expect(all.map(\.rawValue) == Array(0...6))
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.filter(\.isValidInterfaceOrientation).count == 4)
  }

  @Test func `the screen is that of a phone with values that a test sets`() {
    UIApplication.withNewScope {
      let screen = UIScreen.main
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(screen.scale == 2 && screen.nativeScale == 2)
      #expect(screen.nativeBounds.size == CGSize(width: 750, height: 1334))
      #expect(screen.applicationFrame == CGRect(x: 0, y: 20, width: 375, height: 647))
      #expect(screen.maximumFramesPerSecond == 60 && !screen.wantsSoftwareDimming)
      #expect(screen.traitCollection == .standard && UIScreen.screens == [screen])
      screen.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
      screen.scale = 3
      screen.maximumFramesPerSecond = 120
      screen.wantsSoftwareDimming = true
      #expect(screen.nativeBounds.size == CGSize(width: 300, height: 600))
      #expect(screen.maximumFramesPerSecond == 120 && screen.wantsSoftwareDimming)
      let scene = UIWindowScene(application: .shared)
      scene.traitCollection.userInterfaceIdiom = .pad
      #expect(screen.traitCollection.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
  }

  @Test func `brightness and recording are posted`() {
    UIApplication.withNewScope {
      let screen = UIScreen.main
      let names = [
        UIScreen.brightnessDidChangeNotification, UIScreen.capturedDidChangeNotification,
      ]
      let listener = Listener(names)
      #expect(screen.brightness == 0.5 && !screen.isCaptured)
      screen.brightness = 2
      screen.isCaptured = true
      screen.isCaptured = true
      #expect(screen.brightness == 1 && screen.isCaptured && listener.names == names)
    }
  }
}
#endif
