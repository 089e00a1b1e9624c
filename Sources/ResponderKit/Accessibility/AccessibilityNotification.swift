public import Accessibility
public import Graphics

/// A notification from an app to the readers of its screen: UIKit's `UIAccessibility.Notification`.
public enum AccessibilityNotification {
  /// The argument of a notification of a change.
  public enum Argument {
    /// Text to speak.
    case text(String)
    /// The element that the cursor moves to.
    case element(Responder)
  }

  /// Most of the screen has changed.
  case screenChanged(Argument?)
  /// A part of the screen has changed.
  case layoutChanged(Argument?)
  /// The app requests an announcement; the speech attributes describe how it is spoken.
  case announcement(AttributedText)
  /// A page was turned; the text describes the new position.
  case pageScrolled(String)
  /// The assistive technology with the identifier should pause; Switch Control does, screen readers
  /// do not.
  case pauseAssistiveTechnology(String)
  /// The assistive technology with the identifier should resume.
  case resumeAssistiveTechnology(String)

  /// Creates an announcement without speech attributes.
  public static func announcement(_ text: String) -> AccessibilityNotification {
    .announcement(AttributedText(text))
  }
}

extension AccessibilityNotification {
  /// AppKit's name for the notification; nil if AppKit has none.
  public var appKitNotification: AppKitAccessibilityNotification? {
    switch self {
    case .layoutChanged, .screenChanged: .layoutChanged
    case .announcement: .announcementRequested
    case .pageScrolled, .pauseAssistiveTechnology, .resumeAssistiveTechnology: nil
    }
  }
}

extension Responder {
  /// Posts a notification to the readers of the object's screen:
  /// `UIAccessibility.post(notification:argument:)`.
  ///
  /// There is no global screen here: the readers are those of the views that contain the object, of
  /// its window, its scene and its application, and of the windows of a scene or an application.
  public final func post(_ notification: AccessibilityNotification) {
    for listener in accessibilityListeners { listener.hear(notification) }
  }

  /// Returns whether a system setting is on for the object's screen, as
  /// `UIAccessibility.isReduceMotionEnabled` and the others do; false without a system.
  public final func isAccessibilitySettingOn(_ setting: AccessibilitySetting) -> Bool {
    accessibilityListeners.contains { $0.settings.contains(setting) }
  }

  /// Calls a closure with the events that readers of the object's screen report to the app, until
  /// the listener is stopped.
  @discardableResult
  public final func observeAccessibility(
    _ body: @escaping @MainActor (AccessibilityEvent) -> Void
  ) -> AccessibilityListener {
    listen(AccessibilityListener(self, tell: body))
  }

  /// Calls a closure with the notifications that the app posts.
  package final func hearAccessibility(
    _ body: @escaping @MainActor (AccessibilityNotification) -> Void
  ) -> AccessibilityListener {
    listen(AccessibilityListener(self, hear: body))
  }

  /// Reports an event of a reader of the object's screen to the app.
  package final func tell(_ event: AccessibilityEvent) {
    for listener in accessibilityListeners { listener.tell(event) }
  }

  /// Sets whether a reader's cursor is on the object, and notifies the object of a change.
  package final func setFocused(_ isFocused: Bool, by reader: String) {
    if isFocused {
      guard madeAccessibility.settingRare.focusedBy.insert(reader).inserted else { return }
      accessibilityElementDidBecomeFocused()
    } else {
      guard accessibility?.rare?.focusedBy.remove(reader) != nil else { return }
      accessibilityElementDidLoseFocus()
    }
  }

  private func listen(_ listener: AccessibilityListener) -> AccessibilityListener {
    rarely.accessibilityListeners.append(listener)
    return listener
  }

  /// The listeners of the object's screen, each once.
  private var accessibilityListeners: [AccessibilityListener] {
    var listeners: [AccessibilityListener] = []
    for object in accessibilityScope {
      for listener in object.rare?.accessibilityListeners ?? []
      where !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
    }
    return listeners
  }

  private var accessibilityScope: [Responder] {
    switch self {
    case let view as View:
      let views = Array(sequence(first: view, next: \.superview))
      let scene = view.responderWindow?.windowScene
      return views + [scene, scene?.owner].compactMap { $0 }
    case let controller as ViewController:
      return [self] + (controller.viewIfLoaded?.accessibilityScope ?? [])
    case let scene as WindowScene: return [self] + scene.windows + [scene.owner].compactMap { $0 }
    case let application as Application:
      #if UIKit
      let windows: [Responder] = application.shownWindows?.all ?? []
      return [self] + application.connectedScenes.flatMap { [$0] + $0.windows } + windows
      #else
      return [self] + application.connectedScenes.flatMap { [$0] + $0.windows }
      #endif
    default: return [self] + scopeAround
    }
  }

  /// The scope around an object that has no place of its own on the screen.
  private var scopeAround: [Responder] {
    var seen: Set<Responder> = [self]
    var around = next
    while let object = around, seen.insert(object).inserted {
      switch object {
      case is View, is ViewController, is WindowScene, is Application:
        return object.accessibilityScope
      default: around = object.next
      }
    }
    return []
  }
}
