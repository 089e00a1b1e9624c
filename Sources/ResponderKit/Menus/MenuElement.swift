public import Graphics

/// Something that stands in a menu: UIKit's `UIMenuElement`.
///
/// It is a ``Menu``, a ``Command``, a ``DeferredMenuElement`` or the action of a control. Main actor
/// only.
@MainActor
open class MenuElement {
  /// How a menu shows an element, with the raw values of `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Sendable, Hashable, Codable {
    /// The bits.
    public var rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen (`UIMenuElement.Attributes.disabled`).
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something (`UIMenuElement.Attributes.destructive`).
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown (`UIMenuElement.Attributes.hidden`).
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open (`UIMenuElement.Attributes.keepsMenuPresented`).
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element in a menu, with the raw values of `UIMenuElement.State`.
  public enum State: Int, Sendable, Hashable, Codable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The title; empty unless given (`UIMenuElement.title`).
  public final var title: String
  /// The line below the title (`UIMenuElement.subtitle`).
  public final var subtitle: String?
  /// The image (`UIMenuElement.image`).
  public final var image: Image?

  package init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
