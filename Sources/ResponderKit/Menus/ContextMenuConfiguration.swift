public import Graphics

/// What menu a context menu interaction opens: UIKit's `UIContextMenuConfiguration`.
@MainActor
public final class ContextMenuConfiguration {
  /// In which order a menu shows its elements, with the raw values of
  /// `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable, Hashable, Codable, CaseIterable {
    /// As the context has it: as ``priority`` here, which is what menus of controls do.
    case automatic = 0
    /// With the first element next to the view, wherever the menu opens.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// What the configuration is known by (`UIContextMenuConfiguration.identifier`).
  public let identifier: (any Hashable & Sendable)?
  /// In which order the elements stand (`UIContextMenuConfiguration.preferredMenuElementOrder`).
  public var preferredMenuElementOrder: ElementOrder = .automatic
  /// Makes the menu from the elements that the system suggests: none here.
  let actionProvider: ([MenuElement]) -> Menu?

  /// Creates a configuration (`UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)`).
  ///
  /// Nothing is previewed: the provider of a preview is never asked.
  public init(
    identifier: (any Hashable & Sendable)? = nil,
    previewProvider: (@MainActor () -> ViewController?)? = nil,
    actionProvider: (@MainActor ([MenuElement]) -> Menu?)? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider ?? { _ in nil }
  }
}

/// Runs what goes along with an animation: UIKit's `UIContextMenuInteractionAnimating`.
@MainActor
public protocol ContextMenuInteractionAnimating {
  /// Adds what changes with the animation.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds what happens once it is over.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Nothing is animated: everything happens at once, in the order in which it was added.
final class ImmediateAnimator: ContextMenuInteractionAnimating {
  private var completions: [@MainActor () -> Void] = []
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }
  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }
  func finish() {
    for completion in completions { completion() }
    completions = []
  }
}

/// Says what menu an interaction opens, and is told of it: UIKit's `UIContextMenuInteractionDelegate`.
@MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns what menu is opened at a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?
  /// Is told before the menu is there.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Is told before the menu goes.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

extension ContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
