public import Graphics
public import ResponderKit

/// A button (`NSButton`), whose cell has its contents, its state and what a click changes.
@preconcurrency @MainActor
open class NSButton: NSControl {
  /// Creates a push button titled “Button”.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new buttons: `NSButtonCell` unless overridden.
  open override class var cellClass: AnyClass? { NSButtonCell.self }

  /// The size of the title and the image in the border (`NSView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { NSNaturalSize.size(of: self) }

  /// The cell as that of a button; nil if another one was set.
  final var buttonCell: NSButtonCell? { cell as? NSButtonCell }

  /// Gives the button the looks and the behavior of a type, which is not kept
  /// (`NSButton.setButtonType(_:)`).
  open func setButtonType(_ type: ButtonType) { buttonCell?.setButtonType(type) }

  // MARK: Contents

  /// The title; “Button” at first (`NSButton.title`).
  open var title: String {
    get { buttonCell?.title ?? "" }
    set { buttonCell?.title = newValue }
  }
  /// The title with attributes; nil unless set (`NSButton.attributedTitle`).
  open var attributedTitle: AttributedText? {
    get { buttonCell?.attributedTitle }
    set { buttonCell?.attributedTitle = newValue }
  }
  /// The title of the on state, or of the pressed button, for types that show it
  /// (`NSButton.alternateTitle`).
  open var alternateTitle: String {
    get { buttonCell?.alternateTitle ?? "" }
    set { buttonCell?.alternateTitle = newValue }
  }
  /// The alternate title with attributes (`NSButton.attributedAlternateTitle`).
  open var attributedAlternateTitle: AttributedText? {
    get { buttonCell?.attributedAlternateTitle }
    set { buttonCell?.attributedAlternateTitle = newValue }
  }
  /// The image; nil unless set (`NSButton.image`).
  open var image: Image? {
    get { buttonCell?.image }
    set { buttonCell?.image = newValue }
  }
  /// The image of the on state, or of the pressed button, for types that show it
  /// (`NSButton.alternateImage`).
  open var alternateImage: Image? {
    get { buttonCell?.alternateImage }
    set { buttonCell?.alternateImage = newValue }
  }
  /// The position of the image; none unless set (`NSButton.imagePosition`).
  open var imagePosition: ImagePosition {
    get { buttonCell?.imagePosition ?? .noImage }
    set { buttonCell?.imagePosition = newValue }
  }
  /// The scaling of the image; none unless set (`NSButton.imageScaling`).
  open var imageScaling: NSImageScaling {
    get { buttonCell?.imageScaling ?? .scaleNone }
    set { buttonCell?.imageScaling = newValue }
  }
  /// A Boolean value that indicates whether the image is beside the title rather than at the edge;
  /// false unless set (`NSButton.imageHugsTitle`).
  open var imageHugsTitle = false
  /// The configuration with which a symbol is drawn; nil unless set
  /// (`NSButton.symbolConfiguration`).
  open var symbolConfiguration: SymbolConfiguration?

  // MARK: State

  /// The state; off at first (`NSButton.state`).
  open var state: StateValue {
    get { cell?.state ?? .off }
    set { cell?.state = newValue }
  }
  /// A Boolean value that indicates whether the state can be mixed; false unless set
  /// (`NSButton.allowsMixedState`).
  open var allowsMixedState: Bool {
    get { cell?.allowsMixedState ?? false }
    set { cell?.allowsMixedState = newValue }
  }
  /// Sets the state that follows a click (`NSButton.setNextState()`).
  open func setNextState() { cell?.setNextState() }
  /// Makes the button look pressed, or normal (`NSButton.highlight(_:)`).
  open func highlight(_ flag: Bool) { cell?.isHighlighted = flag }

  // MARK: Looks

  /// A Boolean value that indicates whether the button has a border; true unless set, or for a
  /// checkbox or radio button (`NSButton.isBordered`).
  open var isBordered: Bool {
    get { cell?.isBordered ?? false }
    set { cell?.isBordered = newValue }
  }
  /// A Boolean value that indicates whether the button is not drawn, although it is operated; false
  /// unless set (`NSButton.isTransparent`).
  open var isTransparent: Bool {
    get { buttonCell?.isTransparent ?? false }
    set { buttonCell?.isTransparent = newValue }
  }
  /// A Boolean value that indicates whether the border is shown only while the pointer is over the
  /// button; false unless set (`NSButton.showsBorderOnlyWhileMouseInside`).
  open var showsBorderOnlyWhileMouseInside: Bool {
    get { buttonCell?.showsBorderOnlyWhileMouseInside ?? false }
    set { buttonCell?.showsBorderOnlyWhileMouseInside = newValue }
  }
  /// The shape of the bezel; automatic unless set (`NSButton.bezelStyle`).
  open var bezelStyle: BezelStyle {
    get { buttonCell?.bezelStyle ?? .automatic }
    set { buttonCell?.bezelStyle = newValue }
  }
  /// The color of the bezel; nil, for the system's, unless set (`NSButton.bezelColor`).
  open var bezelColor: Color?
  /// The color of the title and the image of a button without a border; nil, for the system's, unless set
  /// (`NSButton.contentTintColor`).
  open var contentTintColor: Color?
  /// A Boolean value that indicates whether the action destroys something; false unless set
  /// (`NSButton.hasDestructiveAction`).
  open var hasDestructiveAction = false

  // MARK: Behavior

  /// The key that clicks the button; none unless set (`NSButton.keyEquivalent`).
  open var keyEquivalent: String {
    get { cell?.keyEquivalent ?? "" }
    set { buttonCell?.keyEquivalent = newValue }
  }
  /// The modifier keys of the key equivalent; none unless set
  /// (`NSButton.keyEquivalentModifierMask`).
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { buttonCell?.keyEquivalentModifierMask ?? [] }
    set { buttonCell?.keyEquivalentModifierMask = newValue }
  }
  /// Sets how long a continuous button is down before it repeats its action, and the time between
  /// repetitions, in seconds; at most 60 (`NSButton.setPeriodicDelay(_:interval:)`).
  open func setPeriodicDelay(_ delay: Float, interval: Float) {
    buttonCell?.setPeriodicDelay(delay, interval: interval)
  }
  /// Returns the delay and the interval (`NSButton.getPeriodicDelay(_:interval:)`).
  open func getPeriodicDelay(_ delay: inout Float, interval: inout Float) {
    cell?.getPeriodicDelay(&delay, interval: &interval)
  }

  /// Sends an action; a radio button that has sent its own turns the others of its group off.
  @discardableResult
  open override func sendAction(_ action: ActionSelector?, to target: AnyObject?) -> Bool {
    let isSent = super.sendAction(action, to: target)
    if isSent, hasRadioCell, action == self.action { turnSiblingsOff() }
    return isSent
  }

  /// Clicks the button if the key is its key equivalent, it is enabled, and it is not hidden; returns
  /// whether it was clicked (`NSButton.performKeyEquivalent(with:)`).
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard let cell = buttonCell,
      event.isKeyEquivalent(cell.keyEquivalent, cell.keyEquivalentModifierMask), isEnabled,
      !isHiddenOrHasHiddenAncestor, window?.receivesEvents ?? true
    else { return super.performKeyEquivalent(with: event) }
    event.noteKeyEquivalent(title, action, of: recordName)
    performClick(nil)
    return true
  }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// A click that makes the window key operates the button, too
  /// (`NSButton.acceptsFirstMouse(for:)`).
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
  /// The first line of the button is at the top.
  open override var isFlipped: Bool { true }

  /// Clicks the button for the space bar; other keys go to the next responder
  /// (`NSButton.keyDown(with:)`).
  open override func keyDown(with event: NSEvent) {
    guard isEnabled, event.isSpace else { return super.keyDown(with: event) }
    performClick(nil)
  }

  /// Turns the other radio buttons of the group off: those in the same superview with the same action,
  /// whatever their targets.
  private func turnSiblingsOff() {
    guard let action, let superview else { return }
    for case let other as NSButton in superview.subviews
    where other !== self && other.hasRadioCell && other.action == action {
      other.state = .off
    }
  }
}
