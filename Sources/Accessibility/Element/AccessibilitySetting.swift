/// A setting of the system that an app may ask for and is told about: the `is…Enabled` of
/// `UIAccessibility` and their notifications.
public enum AccessibilitySetting: String, Sendable, Hashable, Codable, CaseIterable {
  case voiceOver, monoAudio, closedCaptioning, invertColors, guidedAccess, boldText, buttonShapes,
    grayscale, reduceTransparency, reduceMotion, prefersCrossFadeTransitions, videoAutoplay,
    darkerSystemColors, switchControl, speakSelection, speakScreen, shakeToUndo, assistiveTouch,
    differentiateWithoutColor, onOffSwitchLabels, hearingDevices
}
