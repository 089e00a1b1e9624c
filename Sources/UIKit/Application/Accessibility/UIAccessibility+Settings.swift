#if UIKit
import Foundation
import ResponderKit
internal import Accessibility

// UIKit only lets the settings be read: the user changes them. Here a test does, in its scope. A
// reader that a test attaches to the application turns on its own.
extension UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is running; false unless set
  /// (`UIAccessibility.isVoiceOverRunning`).
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool {
    get { isOn(.voiceOver) }
    set { set(.voiceOver, newValue, voiceOverStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether both channels play the same sound; false unless set
  /// (`UIAccessibility.isMonoAudioEnabled`).
  @preconcurrency @MainActor
  public static var isMonoAudioEnabled: Bool {
    get { isOn(.monoAudio) }
    set { set(.monoAudio, newValue, monoAudioStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether video shows closed captions; false unless set
  /// (`UIAccessibility.isClosedCaptioningEnabled`).
  @preconcurrency @MainActor
  public static var isClosedCaptioningEnabled: Bool {
    get { isOn(.closedCaptioning) }
    set { set(.closedCaptioning, newValue, closedCaptioningStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether the screen inverts colors; false unless set
  /// (`UIAccessibility.isInvertColorsEnabled`).
  @preconcurrency @MainActor
  public static var isInvertColorsEnabled: Bool {
    get { isOn(.invertColors) }
    set { set(.invertColors, newValue, invertColorsStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether the device is limited to one app; false unless set
  /// (`UIAccessibility.isGuidedAccessEnabled`).
  @preconcurrency @MainActor
  public static var isGuidedAccessEnabled: Bool {
    get { isOn(.guidedAccess) }
    set { set(.guidedAccess, newValue, guidedAccessStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether text is bold; false unless set
  /// (`UIAccessibility.isBoldTextEnabled`).
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool {
    get { isOn(.boldText) }
    set { set(.boldText, newValue, boldTextStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether buttons show their shapes; false unless set
  /// (`UIAccessibility.buttonShapesEnabled`).
  @preconcurrency @MainActor
  public static var buttonShapesEnabled: Bool {
    get { isOn(.buttonShapes) }
    set { set(.buttonShapes, newValue, buttonShapesEnabledStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether the screen shows grays only; false unless set
  /// (`UIAccessibility.isGrayscaleEnabled`).
  @preconcurrency @MainActor
  public static var isGrayscaleEnabled: Bool {
    get { isOn(.grayscale) }
    set { set(.grayscale, newValue, grayscaleStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether backgrounds are less transparent; false unless set
  /// (`UIAccessibility.isReduceTransparencyEnabled`).
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool {
    get { isOn(.reduceTransparency) }
    set { set(.reduceTransparency, newValue, reduceTransparencyStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether animations are reduced; false unless set
  /// (`UIAccessibility.isReduceMotionEnabled`).
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool {
    get { isOn(.reduceMotion) }
    set { set(.reduceMotion, newValue, reduceMotionStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether cross-fades replace slides; false unless set
  /// (`UIAccessibility.prefersCrossFadeTransitions`).
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool {
    get { isOn(.prefersCrossFadeTransitions) }
    set {
      set(
        .prefersCrossFadeTransitions, newValue,
        prefersCrossFadeTransitionsStatusDidChangeNotification)
    }
  }
  /// A Boolean value that indicates whether video previews play by themselves; false unless set
  /// (`UIAccessibility.isVideoAutoplayEnabled`).
  @preconcurrency @MainActor
  public static var isVideoAutoplayEnabled: Bool {
    get { isOn(.videoAutoplay) }
    set { set(.videoAutoplay, newValue, videoAutoplayStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether contrast is increased; false unless set
  /// (`UIAccessibility.isDarkerSystemColorsEnabled`).
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool {
    get { isOn(.darkerSystemColors) }
    set { set(.darkerSystemColors, newValue, darkerSystemColorsStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether Switch Control is running; false unless set
  /// (`UIAccessibility.isSwitchControlRunning`).
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool {
    get { isOn(.switchControl) }
    set { set(.switchControl, newValue, switchControlStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether selected text can be spoken; false unless set
  /// (`UIAccessibility.isSpeakSelectionEnabled`).
  @preconcurrency @MainActor
  public static var isSpeakSelectionEnabled: Bool {
    get { isOn(.speakSelection) }
    set { set(.speakSelection, newValue, speakSelectionStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether the content of the screen can be spoken; false unless
  /// set (`UIAccessibility.isSpeakScreenEnabled`).
  @preconcurrency @MainActor
  public static var isSpeakScreenEnabled: Bool {
    get { isOn(.speakScreen) }
    set { set(.speakScreen, newValue, speakScreenStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether shaking the device undoes; false unless set
  /// (`UIAccessibility.isShakeToUndoEnabled`).
  @preconcurrency @MainActor
  public static var isShakeToUndoEnabled: Bool {
    get { isOn(.shakeToUndo) }
    set { set(.shakeToUndo, newValue, shakeToUndoDidChangeNotification) }
  }
  /// A Boolean value that indicates whether AssistiveTouch is running; false unless set
  /// (`UIAccessibility.isAssistiveTouchRunning`).
  @preconcurrency @MainActor
  public static var isAssistiveTouchRunning: Bool {
    get { isOn(.assistiveTouch) }
    set { set(.assistiveTouch, newValue, assistiveTouchStatusDidChangeNotification) }
  }
  /// A Boolean value that indicates whether color alone should carry no meaning; false unless set
  /// (`UIAccessibility.shouldDifferentiateWithoutColor`).
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool {
    get { isOn(.differentiateWithoutColor) }
    set {
      set(.differentiateWithoutColor, newValue, differentiateWithoutColorDidChangeNotification)
    }
  }
  /// A Boolean value that indicates whether switches show on and off marks; false unless set
  /// (`UIAccessibility.isOnOffSwitchLabelsEnabled`).
  @preconcurrency @MainActor
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { isOn(.onOffSwitchLabels) }
    set { set(.onOffSwitchLabels, newValue, onOffSwitchLabelsDidChangeNotification) }
  }

  @MainActor
  private static func isOn(_ setting: AccessibilitySetting) -> Bool {
    settings.settings.contains(setting)
      || Application.shared.isAccessibilitySettingOn(setting)
  }

  @MainActor
  private static func set(
    _ setting: AccessibilitySetting, _ isOn: Bool, _ name: NSNotification.Name
  ) {
    let was = self.isOn(setting)
    if isOn { settings.settings.insert(setting) } else { settings.settings.remove(setting) }
    if self.isOn(setting) != was { NotificationCenter.default.post(name: name, object: nil) }
  }

  @MainActor
  static var settings: AccessibilitySettings {
    ApplicationScope.current.values(AccessibilitySettings.self) { AccessibilitySettings() }
  }
}

/// The settings of a scope, and what was posted in it.
@MainActor
final class AccessibilitySettings {
  var settings: Set<AccessibilitySetting> = []
  var posted: [UIAccessibility.PostedNotification] = []
  var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar = []
}
#endif
