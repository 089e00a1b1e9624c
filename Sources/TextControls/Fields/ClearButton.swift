import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// The button that removes the text of a field.
final class ClearButton: Control, PartOfView {
  private weak var field: TextField?

  init(of field: TextField) {
    self.field = field
    super.init(frame: .zero)
    setRecordName("Clear Button")
    isTapPrimary = true
    addAction(
      Action { [weak field] _ in field?.tapClearButton() }, for: .primaryActionTriggered)
  }

  var wholeView: View? { field }

  /// The focus is on the field.
  override var canBecomeFocused: Bool { false }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    element.systemLabel = .clearText
    return element
  }
}
