import Accessibility

/// The screen readers with their policies.
struct Readers {
  var iOS: VoiceOver = .standard
  var macOS = VoiceOverMac()
  var orca = Orca()
}
