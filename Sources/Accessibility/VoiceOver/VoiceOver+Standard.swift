extension ScreenReader where Self == VoiceOver {
  /// VoiceOver of iOS 26, with the settings of a new device.
  public static var voiceOver: VoiceOver { VoiceOver() }
}
