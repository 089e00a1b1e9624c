import Accessibility
import FoundationEssentials
import Graphics
import ResponderKit

/// A button of a row: an action behind it, or the control that deletes or inserts it while the table is
/// edited.
final class RowButton: View {
  /// The names of a button.
  enum Name {
    case title(String?)
    /// A word of the system, which may mention the row.
    case system(SystemLabel)
  }

  private let name: Name
  /// Indicates whether it is the table's own deletion, whatever its name.
  let isDeletion: Bool
  private let perform: @MainActor (RowButton) -> Void

  /// Creates a button with a name, and what a tap does.
  init(
    _ name: Name, isDeletion: Bool = false, perform: @escaping @MainActor (RowButton) -> Void
  ) {
    (self.name, self.isDeletion, self.perform) = (name, isDeletion, perform)
    super.init(frame: .zero)
    setRecordName("Row Button")
    setStandardAccessibility(AccessibilityElement(traits: .button))
  }

  /// Returns whether the button has a title, or is the table's own deletion for nil.
  func isTitled(_ title: String?) -> Bool {
    title == nil ? isDeletion : accessibilityElement.label == title
  }

  /// Does what a tap does.
  func tap() { perform(self) }

  override var accessibilityLabel: String? {
    get {
      if case .title(let title) = name { return super.accessibilityLabel ?? title }
      return super.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    guard element.label == nil, case .system(let label) = name else { return element }
    element.systemLabel = label
    element.systemLabelSubject = (superview as? TableViewCell)?.accessibilityLabel
    return element
  }

  // The row is not touched with its button.
  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    perform(self)
  }
  override func accessibilityActivate() -> Bool {
    perform(self)
    return true
  }
}
