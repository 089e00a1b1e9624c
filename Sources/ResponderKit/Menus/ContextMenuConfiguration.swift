public import Graphics

/// The menu that a context menu interaction opens: UIKit's `UIContextMenuConfiguration`.
@preconcurrency @MainActor
public final class ContextMenuConfiguration {
  /// The order in which a menu shows its elements, with the raw values of
  /// `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The order for the context: ``priority`` here, as in the menus of controls.
    case automatic = 0
    /// The first element is next to the view, wherever the menu opens.
    case priority = 1
    /// The elements are in order from top to bottom.
    case fixed = 2
  }

  /// The identity of the configuration (`UIContextMenuConfiguration.identifier`).
  public let identifier: Identity?
  /// The order of the elements (`UIContextMenuConfiguration.preferredMenuElementOrder`).
  public var preferredMenuElementOrder: ElementOrder = .automatic
  /// Creates the menu from the elements that the system suggests, of which there are none here.
  let actionProvider: ([MenuElement]) -> Menu?
  /// Creates the controller of the preview; nil for none.
  package let previewProvider: (@MainActor () -> ViewController?)?
  /// The identity of a configuration.
  public typealias Identity = MenuIdentity

  /// Creates a configuration
  /// (`UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)`).
  ///
  /// Previews are not supported: the preview provider is never called.
  public init(
    identifier: Identity? = nil,
    previewProvider: (@MainActor () -> ViewController?)? = nil,
    actionProvider: (@MainActor ([MenuElement]) -> Menu?)? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider ?? { _ in nil }
  }
}
