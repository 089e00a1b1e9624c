public import Graphics

/// An action that an element offers beside activating: UIKit's `UIAccessibilityCustomAction`.
@MainActor
public final class AccessibilityCustomAction {
  /// What is said of the action.
  public var name: String {
    get { attributedName.string }
    set { attributedName = AttributedText(newValue) }
  }
  /// What is said, with how it is spoken.
  public var attributedName: AttributedText
  /// The image that Switch Control shows; nil for none.
  public var image: Image?
  /// What groups the action with others; nil for none.
  public var category: String?
  /// What runs; it wins over a target.
  ///
  /// True where the action has been done.
  public var actionHandler: (@MainActor (AccessibilityCustomAction) -> Bool)?
  /// The object that performs the selector; it is not kept.
  public weak var target: AnyObject?
  /// What the target performs; nil for a handler.
  public var selector: ActionSelector?

  /// Creates an action that runs a closure.
  public init(
    name: String, image: Image? = nil,
    actionHandler: (@MainActor (AccessibilityCustomAction) -> Bool)? = nil
  ) {
    attributedName = AttributedText(name)
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that a target performs.
  public init(name: String, image: Image? = nil, target: AnyObject?, selector: ActionSelector) {
    attributedName = AttributedText(name)
    self.image = image
    self.target = target
    self.selector = selector
  }

  /// Does the action; tells whether it was done: what the handler answers, or whether the target
  /// performed it.
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return ActionSending.send(selector, to: target, from: self, for: nil, in: nil)
  }
}
