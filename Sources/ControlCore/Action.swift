public import Graphics

/// A closure with a title, an image and an identity: UIKit's `UIAction`.
///
/// Defaults and rules are those of UIAction.h, UIMenuElement.h and UIMenuLeaf.h.
/// A control keeps its actions, and an action keeps what its handler captures: capture the control
/// weakly.
@MainActor
public final class Action {
  /// What an action is known by in a control (`UIAction.Identifier`).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows an action, with the raw values of `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Sendable, Hashable {
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

  /// The mark beside an action in a menu, with the raw values of `UIMenuElement.State`.
  public enum State: Int, Sendable, Hashable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The title; empty unless given (`UIAction.title`).
  public var title: String
  /// The line below the title (`UIAction.subtitle`).
  public var subtitle: String?
  /// The image (`UIAction.image`).
  public var image: Image?
  /// What the action is known by; a unique one unless given (`UIAction.identifier`).
  public let identifier: Identifier
  /// A longer title for where there is room (`UIAction.discoverabilityTitle`).
  public var discoverabilityTitle: String?
  /// How a menu shows the action; a control runs a disabled one, too (`UIAction.attributes`).
  public var attributes: Attributes
  /// The mark beside the action in a menu (`UIAction.state`).
  public var state: State
  /// The control that runs the handler, only while it runs (`UIAction.sender`).
  public var sender: Any? { control?.takeUnretainedValue() ?? otherSender }

  /// The sender where a control runs the handler: it lives as long.
  @exclusivity(unchecked) nonisolated(unsafe) private var control: Unmanaged<AnyObject>?
  @exclusivity(unchecked) private var otherSender: Any?

  nonisolated(unsafe) private let handler: (Action) -> Void

  /// Creates an action (`UIAction.init(title:…:handler:)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = unsafeBitCast(handler, to: ((Action) -> Void).self)
  }

  /// Runs the handler for a sender; a closure has no use for the target
  /// (`UIMenuLeaf.performWithSender(_:target:)`).
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = (control, otherSender)  // a handler may run its own action again
    (control, otherSender) = (nil, sender)
    defer { (control, otherSender) = outer }
    handler(self)
  }

  /// Runs the handler for a control; on the main actor only, and not declared so for the reason that
  /// ``PlainSending`` has.
  @inline(__always)
  nonisolated func run(from sender: Control) {
    let outer = control
    control = .passUnretained(sender)
    handler(self)
    control = outer
  }

  private static func uniqueIdentifier() -> Identifier {
    made += 1
    return Identifier("swift-controls.action.\(made)")
  }
  private static var made = 0
}
