extension View: FocusItem, FocusItemContainer {
  /// A Boolean value that indicates whether the view is focused (`UIView.isFocused`).
  public final var isFocused: Bool {
    // A view that has moved to another scene is not focused there.
    flags.contains(.isFocused) && FocusSystem.of(self)?.focusedItem === self
  }

  /// The view controller whose view this is, otherwise the superview
  /// (`UIFocusEnvironment.parentFocusEnvironment`).
  public final var parentFocusEnvironment: (any FocusEnvironment)? {
    if let viewController { return viewController }
    return superview
  }

  /// The view itself (`UIFocusEnvironment.focusItemContainer`).
  public final var focusItemContainer: (any FocusItemContainer)? { self }

  /// The name of the group of the view and of those in it; nil, for that of the parent, unless set
  /// (`UIView.focusGroupIdentifier`).
  public final var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { rarely.focusGroupIdentifier = newValue }
  }

  /// The priority of the view when the focus enters its group; none unless set
  /// (`UIView.focusGroupPriority`).
  public final var focusGroupPriority: FocusGroupPriority {
    get { rare?.focusGroupPriority ?? .ignored }
    set { rarely.focusGroupPriority = newValue }
  }

  final func setFocused(_ isFocused: Bool) {
    AccessibilityChanges.note()
    if isFocused { flags.insert(.isFocused) } else { flags.remove(.isFocused) }
  }
}

extension ViewController: FocusEnvironment {
  /// The view that contains the controller's view (`UIFocusEnvironment.parentFocusEnvironment`).
  public final var parentFocusEnvironment: (any FocusEnvironment)? { viewIfLoaded?.superview }

  /// The name of the group of what is in the controller's view; nil, for that of the parent, unless
  /// set (`UIViewController.focusGroupIdentifier`).
  public final var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { rarely.focusGroupIdentifier = newValue }
  }

  /// The controller's view (`UIFocusEnvironment.focusItemContainer`).
  public final var focusItemContainer: (any FocusItemContainer)? { viewIfLoaded }
}

extension Application {
  /// A Boolean value that indicates whether the user operates everything with a keyboard, so that
  /// all controls can be focused; false unless set: the setting Full Keyboard Access, which UIKit
  /// does not make available.
  public final var isFullKeyboardAccessEnabled: Bool {
    get { inputServices.isFullKeyboardAccessEnabled }
    set { inputServices.isFullKeyboardAccessEnabled = newValue }
  }
}

extension View {
  /// A Boolean value that indicates whether the user of the view's application, or of its tree
  /// without one, operates everything with a keyboard; false unless set.
  public final var isFullKeyboardAccessEnabled: Bool {
    get { inputServices.isFullKeyboardAccessEnabled }
    set { inputServices.isFullKeyboardAccessEnabled = newValue }
  }
}
