import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// The view of a bar button item in a bar: a button whose actions have the item as their sender.
final class ItemButton: Button, ShowsBarItem {
  /// The item, which the bar's owner retains.
  let item: BarButtonItem
  package var barItem: BarItem { item }

  init(_ item: BarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    labelPolicy = .observed
    item.shownView = self
    InteractionRecorder.pause { update() }
  }

  /// Shows the item as it is now.
  func update() {
    setRecordName(item.recordName)
    // Content that is set asks for another layout of the bar, also during one.
    if title(for: .normal) != item.shownTitle { setTitle(item.shownTitle, for: .normal) }
    if image(for: .normal) != item.image { setImage(item.image, for: .normal) }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tag = item.tag
    if item.tintColor != nil || hasTint { tintColor = item.tintColor }
    hasTint = item.tintColor != nil
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    preferredMenuElementOrder = item.preferredMenuElementOrder
    if menu !== item.menu { menu = item.menu }
    let opensMenu =
      item.menu != nil && item.primaryAction == nil && item.otherAction == nil
      && item.action == nil
    showsMenuAsPrimaryAction = opensMenu
    connect()
  }

  private var connected: Action?
  /// Indicates whether the item has a tint of its own.
  private var hasTint = false

  private func connect() {
    removeTarget(nil, action: nil, for: .allEvents)
    let closure = item.primaryAction ?? item.otherAction
    if let connected, connected !== closure { removeAction(connected, for: .allEvents) }
    connected = closure
    if let action = closure {
      addAction(action, for: .primaryActionTriggered)
    } else if let action = item.action {
      // A target that was deallocated is not the responder chain.
      guard item.target != nil || !item.hadTarget else { return }
      addTarget(item.target, action: action, for: .primaryActionTriggered)
    }
  }

  /// Sends the action with the item as its sender.
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, for event: InputEvent?
  ) {
    dispatchAction(action, to: object(of: target), from: item, for: event)
  }

  override func sendAction(_ action: Action) {
    guard let recorder = InteractionRecorder.current else {
      return action.performWithSender(item, target: nil)
    }
    recorder.run(action) { action.performWithSender(item, target: nil) }
  }

  override var isSelected: Bool {
    didSet { if item.isSelected != isSelected { item.isSelected = isSelected } }
  }

  // MARK: Accessibility, which the item has

  override var isAccessibilityElement: Bool {
    get { item.explicitIsAccessibilityElement ?? super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultAccessibilityValue: AccessibilityValue? {
    item.currentAccessibilityValue ?? super.defaultAccessibilityValue
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityTraits: AccessibilityTraits {
    item.explicitAccessibilityTraits ?? super.defaultAccessibilityTraits
  }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil { element.systemLabel = item.systemItem?.label }
    return element
  }
}
