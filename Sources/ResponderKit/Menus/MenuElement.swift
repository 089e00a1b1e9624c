public import Graphics

/// An element of a menu: UIKit's `UIMenuElement`.
///
/// It is a ``Menu``, a ``Command``, a ``DeferredMenuElement`` or the action of a control. Main
/// actor only.
@preconcurrency @MainActor
open class MenuElement: RootObject {
  /// The attributes with which a menu shows an element, with the raw values of
  /// `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Sendable, Hashable, Codable {
    /// The bits.
    public var rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen (`UIMenuElement.Attributes.disabled`).
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something (`UIMenuElement.Attributes.destructive`).
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown (`UIMenuElement.Attributes.hidden`).
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The element leaves the menu open (`UIMenuElement.Attributes.keepsMenuPresented`).
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The checkmark state of an element in a menu, with the raw values of `UIMenuElement.State`.
  public enum State: Int, Sendable, Hashable, Codable {
    /// The state of an element that is off; there is no mark (`UIMenuElement.State.off`).
    case off = 0
    /// The state of an element that is on (`UIMenuElement.State.on`).
    case on = 1
    /// Some of what the element represents is on and some is off (`UIMenuElement.State.mixed`).
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
