public import Graphics

/// A menu element that sends an action: UIKit's `UICommand`.
///
/// Without a target, the responder chain of the sender is searched. Keys and alternates are not
/// supported yet.
@MainActor
public final class Command: MenuElement, MenuLeaf {
  /// The action that is sent (`UICommand.action`).
  public let action: ActionSelector
  /// A value that distinguishes commands with the same action (`UICommand.propertyList`).
  public let propertyList: (any Hashable & Sendable)?
  /// A longer title for where there is space.
  public var discoverabilityTitle: String?
  /// How a menu shows the command.
  public var attributes: Attributes
  /// The checkmark state of the command.
  public var state: State
  /// The object that runs the command; nil unless the command is running.
  public private(set) var sender: Any?

  /// Creates a command (`UICommand.init(title:image:action:…)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, action: ActionSelector,
    propertyList: (any Hashable & Sendable)? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Sends the action to the target, or without one up the responder chain of the first responder
  /// and then of the sender; the method receives the command as its sender.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    let view = sender as? View
    let application = view?.responderWindow?.windowScene?.owner
    let performer =
      target.map { $0 as AnyObject }
      ?? view?.responderWindow?.firstResponder?.target(forAction: action, withSender: self)
      ?? view?.target(forAction: action, withSender: self)
    guard let performer else { return }
    if let application {
      application.sendAction(action, to: performer, from: self, for: nil)
    } else {
      _ = ActionSending.send(action, to: performer, from: self, for: nil, in: nil)
    }
  }
}
