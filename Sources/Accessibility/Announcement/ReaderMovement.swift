/// The ways that the cursors of screen readers move.
public enum ReaderMovement: Sendable, Hashable, CaseIterable {
  /// From each element to the next one, as VoiceOver on iOS does.
  case elements
  /// From each element or group to the next one; the user enters a group and leaves it, as with VoiceOver on
  /// macOS.
  case groups
  /// With the focus of the keyboard, from what can be operated to the next one, as Orca does.
  case focus
}
