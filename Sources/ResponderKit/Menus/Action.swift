public import Graphics

/// A closure with a title, an image and an identity: UIKit's `UIAction`.
///
/// Defaults and rules are those of UIAction.h, UIMenuElement.h and UIMenuLeaf.h.
/// A control retains its actions, and an action retains what its handler captures: capture the
/// control weakly.
@preconcurrency @MainActor
public final class Action: MenuElement, MenuLeaf {
  /// The identity of an action in a control (`UIAction.Identifier`).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity of the action; unique unless given (`UIAction.identifier`).
  public let identifier: Identifier
  /// A longer title for where there is space (`UIAction.discoverabilityTitle`).
  public var discoverabilityTitle: String?
  /// The attributes with which a menu shows the action; a control also runs a disabled one
  /// (`UIAction.attributes`).
  public var attributes: Attributes
  /// The checkmark state of the action in a menu (`UIAction.state`).
  public var state: State
  /// The control that runs the handler; nil unless the handler is running (`UIAction.sender`).
  public var sender: Any? { control?.takeUnretainedValue() ?? otherSender }

  /// The sender if a control runs the handler; it outlives the call.
  @exclusivity(unchecked) nonisolated(unsafe) private var control: Unmanaged<AnyObject>?
  @exclusivity(unchecked) private var otherSender: Any?

  /// The segue that the action performs; nil for another action.
  package final var segue: SegueOrigin?
  /// Indicates whether the action is an item of a document's menu, which has a title but no handler.
  package final var doesNothing = false
  nonisolated(unsafe) private let handler: (Action) -> Void

  /// Creates an action (`UIAction.init(title:…:handler:)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = unsafeBitCast(handler, to: ((Action) -> Void).self)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler for a sender; a closure ignores the target
  /// (`UIMenuLeaf.performWithSender(_:target:)`).
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = (control, otherSender)  // a handler may run its own action again
    (control, otherSender) = (nil, sender)
    defer { (control, otherSender) = outer }
    handler(self)
  }

  /// Runs the handler for a control or another sender; on the main actor only, but not declared so
  /// for the reason that ``FastPath`` gives.
  @inline(__always)
  package nonisolated func run(from sender: AnyObject) {
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
