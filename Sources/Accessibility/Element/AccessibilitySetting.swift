/// A system setting that an app can query and observe: the `is…Enabled` properties of
/// `UIAccessibility` and their notifications.
public enum AccessibilitySetting: String, Sendable, Hashable, Codable, CaseIterable {
  /// VoiceOver is running (`UIAccessibility.isVoiceOverRunning`).
  case voiceOver
  /// Both channels play the same sound (`UIAccessibility.isMonoAudioEnabled`).
  case monoAudio
  /// Video shows closed captions (`UIAccessibility.isClosedCaptioningEnabled`).
  case closedCaptioning
  /// The screen inverts colors (`UIAccessibility.isInvertColorsEnabled`).
  case invertColors
  /// The device is limited to one app (`UIAccessibility.isGuidedAccessEnabled`).
  case guidedAccess
  /// Text is bold (`UIAccessibility.isBoldTextEnabled`).
  case boldText
  /// Buttons show their shapes (`UIAccessibility.buttonShapesEnabled`).
  case buttonShapes
  /// The screen shows grays only (`UIAccessibility.isGrayscaleEnabled`).
  case grayscale
  /// Backgrounds are less transparent (`UIAccessibility.isReduceTransparencyEnabled`).
  case reduceTransparency
  /// Animations are reduced (`UIAccessibility.isReduceMotionEnabled`).
  case reduceMotion
  /// Cross-fades replace slides (`UIAccessibility.prefersCrossFadeTransitions`).
  case prefersCrossFadeTransitions
  /// Video previews play by themselves (`UIAccessibility.isVideoAutoplayEnabled`).
  case videoAutoplay
  /// Contrast is increased (`UIAccessibility.isDarkerSystemColorsEnabled`).
  case darkerSystemColors
  /// Switch Control is running (`UIAccessibility.isSwitchControlRunning`).
  case switchControl
  /// Selected text can be spoken (`UIAccessibility.isSpeakSelectionEnabled`).
  case speakSelection
  /// The screen's content can be spoken (`UIAccessibility.isSpeakScreenEnabled`).
  case speakScreen
  /// Shaking the device undoes (`UIAccessibility.isShakeToUndoEnabled`).
  case shakeToUndo
  /// AssistiveTouch is running (`UIAccessibility.isAssistiveTouchRunning`).
  case assistiveTouch
  /// Color alone carries no meaning (`UIAccessibility.shouldDifferentiateWithoutColor`).
  case differentiateWithoutColor
  /// Switches show on and off marks (`UIAccessibility.isOnOffSwitchLabelsEnabled`).
  case onOffSwitchLabels
  /// A hearing device is paired (`UIAccessibility.hearingDevicePairedEar`).
  case hearingDevices
}
