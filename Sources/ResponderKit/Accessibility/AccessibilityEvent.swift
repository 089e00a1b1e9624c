public import Accessibility

/// An event that assistive technologies report to an app: the notifications that UIKit posts.
public enum AccessibilityEvent {
  /// An announcement has finished; false if other speech interrupted it.
  case announcementDidFinish(String, wasSuccessful: Bool)
  /// The cursor has moved; the identifier is that of the assistive technology.
  case elementFocused(Responder?, unfocused: Responder?, assistiveTechnology: String)
  /// A system setting has changed.
  case statusChanged(AccessibilitySetting, isOn: Bool)
}
