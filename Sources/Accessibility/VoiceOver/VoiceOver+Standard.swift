extension ScreenReader where Self == VoiceOver {
  /// VoiceOver of iOS 26, with the settings of a new device.
  public static var voiceOver: VoiceOver { VoiceOver() }

  /// The screen reader that reads where none is chosen: VoiceOver on iOS.
  public static var standard: VoiceOver { voiceOver }
}
