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
