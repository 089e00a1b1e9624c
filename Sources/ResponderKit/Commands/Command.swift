public import Graphics

/// A menu element that sends an action: UIKit's `UICommand`.
///
/// Without a target, the responder chain of the sender is searched.
@preconcurrency @MainActor
open class Command: MenuElement, MenuLeaf {
  /// The action that is sent (`UICommand.action`).
  public final let action: ActionSelector
  /// A value that distinguishes commands with the same action (`UICommand.propertyList`).
  public final let propertyList: (any Hashable & Sendable)?
  /// The alternates of the command while other modifier keys are held (`UICommand.alternates`).
  ///
  /// The first of two with the same modifiers counts.
  public final let alternates: [CommandAlternate]
  /// A longer title for where there is space.
  public final var discoverabilityTitle: String?
  /// The attributes with which a menu shows the command.
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
    perform(for: sender, target: target, event: nil)
  }

  final func perform(for sender: Any?, target: Any?, event: InputEvent?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    let responder = sender as? Responder
    let performer =
      target.map { $0 as AnyObject }
      ?? responder?.responderWindow?.firstResponder?.target(forAction: action, withSender: self)
      ?? responder?.target(forAction: action, withSender: self)
    guard let performer else { return }
    ActionSending.deliver(
      action, to: performer, from: self, for: event, in: responder?.application)
  }

  /// Returns a command that looks like this one, for a menu that is shown.
  func copy() -> Command {
    Command(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}
