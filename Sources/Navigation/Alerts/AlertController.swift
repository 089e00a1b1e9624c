import Graphics
public import ResponderKit
public import TextControls

/// Asks the user in front of everything else: UIKit's `UIAlertController`.
///
/// Main actor only.
@preconcurrency @MainActor
open class AlertController: ViewController {
  /// The styles of an alert, with the raw values of `UIAlertController.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// A list of choices at the lower edge of a phone.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert = 1
  }

  /// Creates an alert (`UIAlertController.init(title:message:preferredStyle:)`).
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .formSheet
  }

  /// The text below the title; nil for none.
  open var message: String? { didSet { contentChanged() } }
  /// The style of the alert; an action sheet unless it was created otherwise.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The title of the alert; nil for none.
  open override var title: String? { didSet { contentChanged() } }

  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The button that the return key chooses; one of ``actions``, nil unless set.
  open var preferredAction: AlertAction?

  /// Adds a button; traps for a second one that cancels (`UIAlertController.addAction(_:)`).
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// The buttons in the order in which they are shown: the one that cancels is the first of two in
  /// an alert and otherwise the last.
  final var shownActions: [AlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// The text fields, in the order in which they were added; nil for none
  /// (`UIAlertController.textFields`).
  public private(set) final var textFields: [TextField]?

  /// Adds a text field, and calls the closure with it; traps for an action sheet, as UIKit raises an
  /// exception (`UIAlertController.addTextField(configurationHandler:)`).
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = TextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentChanged()
  }

  /// Begins editing the first text field, as on devices.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    textFields?.first?.becomeFirstResponder()
  }

  private func contentChanged() { (viewIfLoaded as? AlertView)?.setNeedsLayout() }

  /// Creates the view.
  open override func loadView() { view = AlertView() }

  /// Dismisses the alert, then calls the handler of the button.
  final func choose(_ action: AlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else { action.handler?(action); return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the button that cancels; returns false without one.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}

extension AlertController: ChoosesFirstElement {
  /// The first text field or button: the title and the message are said on the way to it.
  package var firstElement: Responder? {
    view.layoutIfNeeded()
    return textFields?.first ?? (view as? AlertView)?.firstButton
  }
}
