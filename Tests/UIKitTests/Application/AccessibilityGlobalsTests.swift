#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct AccessibilityGlobalsTests {
  @MainActor
  private final class Listener {
    var count = 0
    func heard() { count += 1 }
  }

  @Test func `every setting is set in its scope and posted`() {
    func check(
      _ path: ReferenceWritableKeyPath<Settings, Bool>, _ name: NSNotification.Name
    ) {
      UIApplication.withNewScope {
        let (settings, listener) = (Settings(), Listener())
        NotificationCenter.default.addObserver(
          listener, selector: ActionSelector("heard", Listener.heard), name: name, object: nil)
        #expect(!settings[keyPath: path])
        settings[keyPath: path] = true
        settings[keyPath: path] = true
        #expect(settings[keyPath: path] && listener.count == 1)
        settings[keyPath: path] = false
        #expect(!settings[keyPath: path] && listener.count == 2)
      }
    }
    for (path, name) in Settings.all { check(path, name) }
    #expect(Set(Settings.all.map(\.1)).count == Settings.all.count)
  }

  @Test func `an ear with a hearing device is set`() {
    UIApplication.withNewScope {
      #expect(UIAccessibility.hearingDevicePairedEar == [])
      UIAccessibility.hearingDevicePairedEar = .both
      #expect(UIAccessibility.hearingDevicePairedEar == [.left, .right])
    }
  }

  @Test func `what is posted can be read`() {
    UIApplication.withNewScope {
      let view = UIView()
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      let posted = UIAccessibility.postedNotifications
      #expect(posted.map(\.notification) == [.announcement, .layoutChanged, .screenChanged])
      #expect(posted[0].argument as? String == "Saved")
      #expect(posted[1].argument as? UIView === view && posted[2].argument == nil)
      UIAccessibility.postedNotifications = []
      #expect(UIAccessibility.postedNotifications.isEmpty)
    }
  }

  @Test func `a rectangle is converted to the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let rect = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    #expect(rect == CGRect(x: 10, y: 120, width: 30, height: 40))
  }

  @Test func `kinds and identifiers have numbers and names`() {
    let kinds: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
    let identifier = UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl
    #expect(identifier != .notificationVoiceOver)
  }
}

/// The settings as properties of an object, so that a test can go through them.
@MainActor
private final class Settings {
  static let all: [(ReferenceWritableKeyPath<Settings, Bool>, NSNotification.Name)] = [
    (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
    (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
    (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
    (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
    (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
    (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
    (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
    (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (
      \.prefersCrossFadeTransitions,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification
    ),
    (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
    (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
    (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
    (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
    (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
    (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
    (
      \.shouldDifferentiateWithoutColor,
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    ),
    (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
  ]
  var isVoiceOverRunning: Bool {
    get { UIAccessibility.isVoiceOverRunning }
    set { UIAccessibility.isVoiceOverRunning = newValue }
  }
  var isMonoAudioEnabled: Bool {
    get { UIAccessibility.isMonoAudioEnabled }
    set { UIAccessibility.isMonoAudioEnabled = newValue }
  }
  var isClosedCaptioningEnabled: Bool {
    get { UIAccessibility.isClosedCaptioningEnabled }
    set { UIAccessibility.isClosedCaptioningEnabled = newValue }
  }
  var isInvertColorsEnabled: Bool {
    get { UIAccessibility.isInvertColorsEnabled }
    set { UIAccessibility.isInvertColorsEnabled = newValue }
  }
  var isGuidedAccessEnabled: Bool {
    get { UIAccessibility.isGuidedAccessEnabled }
    set { UIAccessibility.isGuidedAccessEnabled = newValue }
  }
  var isBoldTextEnabled: Bool {
    get { UIAccessibility.isBoldTextEnabled }
    set { UIAccessibility.isBoldTextEnabled = newValue }
  }
  var buttonShapesEnabled: Bool {
    get { UIAccessibility.buttonShapesEnabled }
    set { UIAccessibility.buttonShapesEnabled = newValue }
  }
  var isGrayscaleEnabled: Bool {
    get { UIAccessibility.isGrayscaleEnabled }
    set { UIAccessibility.isGrayscaleEnabled = newValue }
  }
  var isReduceTransparencyEnabled: Bool {
    get { UIAccessibility.isReduceTransparencyEnabled }
    set { UIAccessibility.isReduceTransparencyEnabled = newValue }
  }
  var isReduceMotionEnabled: Bool {
    get { UIAccessibility.isReduceMotionEnabled }
    set { UIAccessibility.isReduceMotionEnabled = newValue }
  }
  var prefersCrossFadeTransitions: Bool {
    get { UIAccessibility.prefersCrossFadeTransitions }
    set { UIAccessibility.prefersCrossFadeTransitions = newValue }
  }
  var isVideoAutoplayEnabled: Bool {
    get { UIAccessibility.isVideoAutoplayEnabled }
    set { UIAccessibility.isVideoAutoplayEnabled = newValue }
  }
  var isDarkerSystemColorsEnabled: Bool {
    get { UIAccessibility.isDarkerSystemColorsEnabled }
    set { UIAccessibility.isDarkerSystemColorsEnabled = newValue }
  }
  var isSwitchControlRunning: Bool {
    get { UIAccessibility.isSwitchControlRunning }
    set { UIAccessibility.isSwitchControlRunning = newValue }
  }
  var isSpeakSelectionEnabled: Bool {
    get { UIAccessibility.isSpeakSelectionEnabled }
    set { UIAccessibility.isSpeakSelectionEnabled = newValue }
  }
  var isSpeakScreenEnabled: Bool {
    get { UIAccessibility.isSpeakScreenEnabled }
    set { UIAccessibility.isSpeakScreenEnabled = newValue }
  }
  var isShakeToUndoEnabled: Bool {
    get { UIAccessibility.isShakeToUndoEnabled }
    set { UIAccessibility.isShakeToUndoEnabled = newValue }
  }
  var isAssistiveTouchRunning: Bool {
    get { UIAccessibility.isAssistiveTouchRunning }
    set { UIAccessibility.isAssistiveTouchRunning = newValue }
  }
  var shouldDifferentiateWithoutColor: Bool {
    get { UIAccessibility.shouldDifferentiateWithoutColor }
    set { UIAccessibility.shouldDifferentiateWithoutColor = newValue }
  }
  var isOnOffSwitchLabelsEnabled: Bool {
    get { UIAccessibility.isOnOffSwitchLabelsEnabled }
    set { UIAccessibility.isOnOffSwitchLabelsEnabled = newValue }
  }
}
#endif
