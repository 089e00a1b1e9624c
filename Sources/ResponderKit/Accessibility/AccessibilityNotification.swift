public import Accessibility
public import Graphics

/// What an app tells the readers of its screen: UIKit's `UIAccessibility.Notification`.
public enum AccessibilityNotification {
  /// What comes with the news of a change.
  public enum Argument {
    /// Text that is spoken.
    case text(String)
    /// The element that the cursor goes to.
    case element(Responder)
  }

  /// Most of the screen is new.
  case screenChanged(Argument?)
  /// A part of the screen is new.
  case layoutChanged(Argument?)
  /// Something is to be said; the speech attributes tell how.
  case announcement(AttributedText)
  /// A page has been turned; the text tells where to.
  case pageScrolled(String)
  /// An aid of the identifier is to wait; Switch Control does, screen readers do not.
  case pauseAssistiveTechnology(String)
  /// An aid of the identifier is to go on.
  case resumeAssistiveTechnology(String)

  /// Something is to be said plainly.
  public static func announcement(_ text: String) -> AccessibilityNotification {
    .announcement(AttributedText(text))
  }
}

extension AccessibilityNotification {
  /// What AppKit calls the news; nil for what it has no name for.
  public var appKitNotification: AppKitAccessibilityNotification? {
    switch self {
    case .layoutChanged, .screenChanged: .layoutChanged
    case .announcement: .announcementRequested
    case .pageScrolled, .pauseAssistiveTechnology, .resumeAssistiveTechnology: nil
    }
  }
}

extension Responder {
  /// Tells the readers of the object's screen: `UIAccessibility.post(notification:argument:)`.
  ///
  /// There is no global screen here: the readers are those of the views that the object is in, of its
  /// window, its scene and its application, and of the windows of a scene or an application.
  public final func post(_ notification: AccessibilityNotification) {
    for listener in accessibilityListeners { listener.hear(notification) }
  }

  /// Whether a setting of the system that the object's screen is on is on, as
  /// `UIAccessibility.isReduceMotionEnabled` and the others; false without a system.
  public final func isAccessibilitySettingOn(_ setting: AccessibilitySetting) -> Bool {
    accessibilityListeners.contains { $0.settings.contains(setting) }
  }

  /// Calls a closure with what the readers of the object's screen tell the app, until the listener is
  /// told to stop.
  @discardableResult
  public final func observeAccessibility(
    _ body: @escaping @MainActor (AccessibilityEvent) -> Void
  ) -> AccessibilityListener {
    listen(AccessibilityListener(self, tell: body))
  }

  /// Lets a reader hear what the app posts.
  package final func hearAccessibility(
    _ body: @escaping @MainActor (AccessibilityNotification) -> Void
  ) -> AccessibilityListener {
    listen(AccessibilityListener(self, hear: body))
  }

  /// Tells the app what a reader of the object's screen does.
  package final func tell(_ event: AccessibilityEvent) {
    for listener in accessibilityListeners { listener.tell(event) }
  }

  /// Whether a reader's cursor is on the object; tells it of a change.
  package final func setFocused(_ isFocused: Bool, by reader: String) {
    if isFocused {
      guard settingAccessibility.focusedBy.insert(reader).inserted else { return }
      accessibilityElementDidBecomeFocused()
    } else {
      guard accessibility?.focusedBy.remove(reader) != nil else { return }
      accessibilityElementDidLoseFocus()
    }
  }

  private func listen(_ listener: AccessibilityListener) -> AccessibilityListener {
    rarely.accessibilityListeners.append(listener)
    return listener
  }

  /// Those of the object's screen, each once.
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
      return [self] + application.connectedScenes.flatMap { [$0] + $0.windows }
    default: return [self] + scopeAround
    }
  }

  /// The scope of what an object is in that has no place on the screen by itself.
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
