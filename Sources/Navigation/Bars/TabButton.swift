import Accessibility
import ControlCore
import ControlValues
import Graphics
import ResponderKit

/// The view of a tab in its bar.
final class TabButton: Control, ShowsBarItem {
  /// The tab.
  let item: TabBarItem
  package var barItem: BarItem { item }
  /// The place among the tabs, from 1.
  var place = (number: 1, count: 1)

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    addAction(
      Action(title: "Tab") { [weak self] _ in
        guard let self else { return }
        (superview as? TabBar)?.tap(self.item)
      }, for: .primaryActionTriggered)
    isTapPrimary = true
    update()
  }

  /// Shows the tab as it is now.
  func update() {
    setRecordName(item.recordName)
    isEnabled = item.isEnabled
    isSelected = (superview as? TabBar)?.selectedItem === item
    tag = item.tag
    AccessibilityChanges.note()
  }

  override var isAccessibilityElement: Bool {
    get { item.explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultAccessibilityValue: AccessibilityValue? {
    item.currentAccessibilityValue ?? item.badgeValue.map { .badge($0) }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityTraits: AccessibilityTraits {
    item.explicitAccessibilityTraits ?? .button
  }

  override var accessibilityContainerPosition: ContainerPosition? {
    get { .tabBarItem(place.number, of: place.count) }
    set { super.accessibilityContainerPosition = newValue }
  }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if item.explicitAccessibilityLabel == nil, element.label != nil { element.labelSource = .title }
    if element.label == nil { element.systemLabel = item.systemItem?.label }
    return element
  }
}
