/// A part of the interface that takes part in where the focus goes: UIKit's `UIFocusEnvironment`.
///
/// Views and view controllers are environments.
@preconcurrency @MainActor
public protocol FocusEnvironment: AnyObject {
  /// The items to which the focus goes inside the environment, in order of preference
  /// (`UIFocusEnvironment.preferredFocusEnvironments`).
  ///
  /// They are searched recursively. If there are none, the view itself is meant.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// The environment around this one; nil for the outermost one
  /// (`UIFocusEnvironment.parentFocusEnvironment`).
  var parentFocusEnvironment: (any FocusEnvironment)? { get }
  /// The items inside; nil for none (`UIFocusEnvironment.focusItemContainer`).
  var focusItemContainer: (any FocusItemContainer)? { get }
  /// The name of the group that the items inside belong to; nil for that of the parent
  /// (`UIFocusEnvironment.focusGroupIdentifier`).
  var focusGroupIdentifier: String? { get }
  /// Requests an update of the focus in the next cycle; has no effect unless the environment contains
  /// the focused item (`UIFocusEnvironment.setNeedsFocusUpdate()`).
  func setNeedsFocusUpdate()
  /// Performs the requested updates at once (`UIFocusEnvironment.updateFocusIfNeeded()`).
  func updateFocusIfNeeded()
  /// Returns whether the focus may move; called on the environments around the present item and
  /// around the next one (`UIFocusEnvironment.shouldUpdateFocus(in:)`).
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Called after the focus has moved, on the same environments
  /// (`UIFocusEnvironment.didUpdateFocus(in:with:)`).
  func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

extension FocusEnvironment {
  /// The group of the parent.
  public var focusGroupIdentifier: String? { nil }
  /// Requests an update of the system that the environment is in.
  public func setNeedsFocusUpdate() { FocusSystem.of(self)?.request(self) }
  /// Updates the system that the environment is in.
  public func updateFocusIfNeeded() { FocusSystem.of(self)?.updateFocusIfNeeded() }

  /// Returns whether an environment is this one or inside it (`UIFocusEnvironment.contains(_:)`).
  public func contains(_ environment: any FocusEnvironment) -> Bool {
    FocusSystem.environment(self, contains: environment)
  }

  /// The environment and those around it, from inside to outside; each once.
  var environments: [any FocusEnvironment] {
    var found: [any FocusEnvironment] = []
    var met: Set<ObjectIdentifier> = []
    var upcoming: (any FocusEnvironment)? = self
    while let environment = upcoming, met.insert(ObjectIdentifier(environment)).inserted {
      found.append(environment)
      upcoming = environment.parentFocusEnvironment
    }
    return found
  }
}
