public import Accessibility

/// What the readers of its screen tell an app: the notifications that UIKit posts.
public enum AccessibilityEvent {
  /// An announcement is over; false where other speech has cut it off.
  case announcementDidFinish(String, wasSuccessful: Bool)
  /// The cursor has moved; the identifier is that of the aid.
  case elementFocused(Responder?, unfocused: Responder?, assistiveTechnology: String)
  /// A setting of the system has changed.
  case statusChanged(AccessibilitySetting, isOn: Bool)
}
