import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import Localize
import Navigation
import ResponderKit

/// The screens of a UIKit document: windows with the containers around their screens, which a
/// finger touches.
@MainActor
package final class UIKitScreens: DocumentScreens {
  /// The document, which keeps this object.
  unowned let live: LiveDocument
  /// The windows of the outermost controllers, or of views without one.
  var windows: [ObjectIdentifier: Window] = [:]
  /// The navigation controllers around screens that code puts into one.
  var assumedContainers: [ObjectIdentifier: NavigationController] = [:]
  /// The content of containers before they were made to show other screens.
  var displaced = DisplacedContainers()
  private(set) lazy var paths = ScenePaths(document)
  private(set) lazy var splits = interface.topLevel.compactMap { $0 as? SplitViewController }

  /// The hierarchy that was collected last, and the changes that were counted until then.
  private var collected: (window: Window, changes: Int, hierarchy: AccessibilityHierarchy)?
  /// Indicates whether the object of the next operation is looked for in what was collected last.
  ///
  /// Values change that are not counted, so this is for one who has read the screen, and to whom nothing has
  /// happened since.
  package var looksInLastHierarchy = false

  init(_ live: LiveDocument) { self.live = live }

  /// Returns what a screen reader finds in a window now.
  func hierarchy(of window: Window) -> AccessibilityHierarchy {
    window.layoutIfNeeded()
    let hierarchy = AccessibilityHierarchy(of: window, order: live.readingOrder)
    collected = (window, AccessibilityChanges.count, hierarchy)
    return hierarchy
  }

  /// Returns the hierarchy of a window in which an object is looked for.
  func hierarchyForLookup(in window: Window) -> AccessibilityHierarchy {
    guard looksInLastHierarchy, let collected, collected.window === window,
      collected.changes == AccessibilityChanges.count
    else { return hierarchy(of: window) }
    return collected.hierarchy
  }

  /// Forgets what was collected, before something happens.
  package func forgetHierarchy() { collected = nil }

  var document: InterfaceDocument { live.document }
  var interface: LoadedInterface { live.interface }
  var application: Application { live.application }

  // A scene that is embedded in another one is part of that screen.
  private(set) lazy var numbers: [Int] = interface.screens.indices.filter {
    !isEmbedded(interface.screens[$0])
  }

  func screen(at number: Int) -> LiveScreen {
    let loaded = interface.screens[number]
    return LiveScreen(document: live, loaded: loaded, shownIn: window(of: loaded))
  }

  func hierarchy(of screen: LiveScreen) -> AccessibilityHierarchy {
    let window = window(of: screen.loaded)
    window.layoutIfNeeded()
    return AccessibilityHierarchy(of: window, order: live.readingOrder)
  }

  func remarks(on screen: LiveScreen) -> [String] {
    var remarks: [String] = []
    if hasAssumedBar(screen.loaded) { remarks.append(Self.barIsAssumed) }
    if document.isForTelevision { remarks.append(Self.isOfTelevision) }
    return remarks
  }

  /// The remark about a screen whose bar no container of the document has.
  static let barIsAssumed =
    "no container of the document holds this screen, so its bar is assumed"

  /// The remark about the screens of a television, whose reader has other words for some gestures.
  static let isOfTelevision = "read as on iOS: VoiceOver on Apple TV is not modeled"

  /// Returns the window of the screen that a view is on; a new window if it is on none.
  func window(showing view: View) -> Window {
    if let controller = view.ownController, let window = window(showing: controller) {
      return window
    }
    if let window = view.window { return window }
    if let window = windowOfBar(with: view) { return window }
    let root = sequence(first: view, next: \.superview).first { $0.superview == nil } ?? view
    let screen = interface.screens.first { $0.root === root || $0.barViews.contains(root) }
    return screen.map { window(of: $0) }
      ?? directed(interface.makeWindow(showing: view, in: application))
  }

  /// Gives the interface of a window the direction of the language, in which its views stand where
  /// they stand in the document.
  func directed(_ window: Window) -> Window {
    if live.language.isRightToLeft { window.windowScene?.layoutDirection = .rightToLeft }
    if live.isDark { window.overrideUserInterfaceStyle = .dark }
    // Without a keyboard or a remote the focus is of no interest.
    let hasFocus = application.isFullKeyboardAccessEnabled
    window.windowScene?.traitCollection.userInterfaceIdiom =
      !hasFocus || document.isForPhone ? .phone : document.isForTelevision ? .tv : .pad
    let textSize = interface.loading.settings.textSize
    if textSize != .large {
      window.windowScene?.traitCollection.preferredContentSizeCategory = textSize
    }
    window.windowScene?.focusSystem?.readingOrder = live.readingOrder
    if interface.loading.settings.layout == .solved { window.layoutIfNeeded() }
    return window
  }
}

extension Dialect {
  /// UIKit's documents.
  static let uiKit = Dialect(
    kinds: ViewKind.uiKit, load: { $0.loadUIKit(owner: $1) }, makeScreens: { UIKitScreens($0) },
    reader: { $0.screenReader })
}
