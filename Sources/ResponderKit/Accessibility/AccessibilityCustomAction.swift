public import Graphics

/// An action that an element offers in addition to activation: UIKit's
/// `UIAccessibilityCustomAction`.
@preconcurrency @MainActor
public final class AccessibilityCustomAction {
  /// The spoken name of the action.
  public var name: String {
    get { attributedName.string }
    set { attributedName = AttributedText(newValue) }
  }
  /// The name with its speech attributes.
  public var attributedName: AttributedText
  /// The image that Switch Control shows; nil for none.
  public var image: Image?
  /// The category that groups the action with others; nil for none.
  public var category: String?
  /// The closure that performs the action; it takes precedence over a target.
  ///
  /// It returns true if the action was performed.
  public var actionHandler: (@MainActor (AccessibilityCustomAction) -> Bool)?
  /// The object that performs the selector; the action does not retain it.
  public weak var target: AnyObject?
  /// The selector that the target performs; nil for an action with a handler.
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

  /// Performs the action; returns the handler's result, or whether the target performed it.
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return ActionSending.send(selector, to: target, from: self, for: nil, in: nil)
  }
}
