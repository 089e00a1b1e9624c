package import Accessibility

/// Observes the communication between an app and the readers of its screen, until it is stopped or
/// the observed object is deallocated.
@preconcurrency @MainActor
public final class AccessibilityListener {
  let hear: (AccessibilityNotification) -> Void
  let tell: (AccessibilityEvent) -> Void
  /// The settings that are on, if the listener is a reader of a system.
  package var settings: Set<AccessibilitySetting> = []
  private let link: Backlink<Responder>

  init(
    _ object: Responder, hear: @escaping (AccessibilityNotification) -> Void = { _ in },
    tell: @escaping (AccessibilityEvent) -> Void = { _ in }
  ) {
    link = Backlink(object)
    self.hear = hear
    self.tell = tell
  }

  /// Stops listening.
  public func stop() { link.object?.rare?.accessibilityListeners.removeAll { $0 === self } }
}
