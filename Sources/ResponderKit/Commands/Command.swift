public import Graphics

/// A menu element that sends an action: UIKit's `UICommand`.
///
/// Without a target, the responder chain of the sender is searched.
@MainActor
open class Command: MenuElement, MenuLeaf {
  /// The action that is sent (`UICommand.action`).
  public final let action: ActionSelector
  /// A value that distinguishes commands with the same action (`UICommand.propertyList`).
  public final let propertyList: (any Hashable & Sendable)?
  /// What the command is replaced by while other modifier keys are held (`UICommand.alternates`).
  ///
  /// Of two with the same modifiers the first one counts.
  public final let alternates: [CommandAlternate]
  /// A longer title for where there is space.
  public final var discoverabilityTitle: String?
  /// How a menu shows the command.
  public final var attributes: Attributes
  /// The checkmark state of the command.
  public final var state: State
  /// The object that runs the command; nil unless the command is running.
  public private(set) final var sender: Any?

  /// Creates a command (`UICommand.init(title:image:action:…)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, action: ActionSelector,
    propertyList: (any Hashable & Sendable)? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Sends the action to the target, or without one up the responder chain of the first responder
  /// and then of the sender; the method receives the command as its sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
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
    ActionSending.deliver(action, to: performer, from: self, in: application)
  }

  /// Returns a command like this one, which a responder may change when it validates it.
  func copy() -> Command {
    let copy = emptyCopy(action, alternates)
    copy.sender = sender
    return copy
  }

  /// Returns a command of the same class with another action.
  func emptyCopy(_ action: ActionSelector, _ alternates: [CommandAlternate]) -> Command {
    Command(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}
