public import Graphics

public import Accessibility

/// Moves the focus through the windows of a scene, or through a tree without one: UIKit's
/// `UIFocusSystem`.
///
/// There is one on a television, on an iPad and a Mac with their keyboards, and everywhere with full
/// keyboard access. Requests are performed after each step of a driver, before a press or a key is
/// delivered, and by ``updateFocusIfNeeded()``. Main actor only.
@preconcurrency @MainActor
public final class FocusSystem {
  /// The name of the notice of a movement of the focus (`UIFocusSystem.didUpdateNotification`).
  public nonisolated static let didUpdateNotification = Notice.Name(
    rawValue: "UIFocusDidUpdateNotification")
  /// The name of the notice of a movement that the user asked for and that failed
  /// (`UIFocusSystem.movementDidFailNotification`).
  public nonisolated static let movementDidFailNotification = Notice.Name(
    rawValue: "UIFocusMovementDidFailNotification")
  /// The key of the ``FocusUpdateContext`` in both (`UIFocusUpdateContextKey`).
  public nonisolated static let focusUpdateContextKey = "UIFocusUpdateContextKey"
  /// The key of the ``FocusAnimationCoordinator`` in both
  /// (`UIFocusUpdateAnimationCoordinatorKey`).
  public nonisolated static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// The order in which items are reached; by rows, in the direction of the window, unless set.
  ///
  /// UIKit has no counterpart.
  public var readingOrder: ReadingOrder?

  private let scene: Backlink<WindowScene>
  private let tree: Backlink<View>
  /// The focused item; nil for none (`UIFocusSystem.focusedItem`).
  public internal(set) weak var focusedItem: (any FocusItem)?
  /// The environments around the focused item, from inside to outside, from which another item is
  /// found when that one is gone.
  var surroundings: [WeakEnvironment] = []
  /// Indicates whether an item was focused that may be gone.
  var hadFocus = false
  /// Indicates whether the focus only follows the first responder.
  var isFollowing = false
  /// The environments that requested an update, each once, in order.
  var requests: [WeakEnvironment] = []
  /// The items that were focused last in the groups with a name.
  var remembered: [String: WeakEnvironment] = [:]
  /// Indicates whether the focus is being moved; what is requested meanwhile is performed
  /// afterward.
  var isUpdating = false
  package internal(set) var mode: FocusMode

  init(scene: WindowScene?, tree: View?, mode: FocusMode) {
    (self.scene, self.tree, self.mode) = (Backlink(scene), Backlink(tree), mode)
  }

  /// The window or the outermost view in which the focus moves.
  var root: View? {
    guard let scene = scene.object else { return tree.object }
    if let key = scene.keyWindow, !key.isHidden { return key }
    return scene.windows.last { !$0.isHidden }
  }

  /// The responder that receives the presses of the focused item; nil for none.
  package var focusedResponder: ViewResponder? {
    focusedItem?.environments.lazy.compactMap { $0 as? ViewResponder }.first
  }

  /// Requests an update of the focus, which moves to the item that the environment prefers
  /// (`UIFocusSystem.requestFocusUpdate(to:)`).
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    requests.removeAll { $0.environment == nil || $0.environment === environment }
    requests.append(WeakEnvironment(environment: environment))
  }

  /// Returns whether an environment is another one or contains it
  /// (`UIFocusSystem.environment(_:contains:)`).
  public static func environment(
    _ environment: any FocusEnvironment, contains otherEnvironment: any FocusEnvironment
  ) -> Bool { otherEnvironment.environments.contains { $0 === environment } }

  /// Requests an update for an environment that contains the focused item.
  func request(_ environment: any FocusEnvironment) {
    guard let focusedItem, environment.contains(focusedItem) else { return }
    requestFocusUpdate(to: environment)
  }
}

extension FocusSystem: FocusSystemFinding {
  /// The system that an environment is in; nil on a device without focus
  /// (`UIFocusSystem.focusSystem(for:)`).
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    of(environment)
  }

  static func of(_ environment: any FocusEnvironment) -> FocusSystem? {
    if let view = environment as? View { return of(view) }
    let view = environment.environments.lazy.compactMap { $0 as? View }.last
    return view.flatMap { of($0) }
  }

  /// The system of the tree that a view is in, if its device has one.
  static func of(_ view: View) -> FocusSystem? {
    let root = view.outermost
    let scene = (root as? Window)?.windowScene
    let former = scene.map(\.ownFocusSystem) ?? root.rare?.focusSystem
    guard let mode = FocusMode(of: root) else {
      former?.end()
      return nil
    }
    if let former {
      former.mode = mode
      return former
    }
    let system = FocusSystem(scene: scene, tree: scene == nil ? root : nil, mode: mode)
    if let scene { scene.ownFocusSystem = system } else { root.rarely.focusSystem = system }
    return system
  }

  /// Takes the focus away on a device that has none any more.
  private func end() {
    guard hadFocus, !isUpdating else { return }
    isUpdating = true
    change(to: nil, [])
    isUpdating = false
    requests = []
  }
}

/// A protocol that gives ``FocusSystem`` an initializer that finds the system instead of creating
/// one, as UIKit's has in Swift.
@preconcurrency @MainActor
public protocol FocusSystemFinding {
  /// Returns the system that an environment is in.
  static func focusSystem(for environment: any FocusEnvironment) -> Self?
}

extension FocusSystemFinding {
  /// The system that an environment is in; nil on a device without focus (`UIFocusSystem.init(for:)`).
  public init?(for environment: any FocusEnvironment) {
    guard let system = Self.focusSystem(for: environment) else { return nil }
    self = system
  }
}

extension WindowScene {
  /// The focus system of the scene; nil on a device without focus, such as an iPhone
  /// (`UIWindowScene.focusSystem`).
  public final var focusSystem: FocusSystem? {
    (keyWindow ?? windows.first).flatMap { FocusSystem.of($0) }
  }
}
