import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// A button of a search bar, with a name of the system.
final class SearchBarButton: Control, PartOfView {
  private let systemLabel: SystemLabel?
  weak var wholeView: View?

  init(
    _ systemLabel: SystemLabel?, _ name: String, of bar: SearchBar,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.systemLabel = systemLabel
    wholeView = bar
    super.init(frame: .zero)
    setRecordName(name)
    isTapPrimary = true
    addAction(Action { _ in action() }, for: .primaryActionTriggered)
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil { element.systemLabel = systemLabel }
    return element
  }
}
