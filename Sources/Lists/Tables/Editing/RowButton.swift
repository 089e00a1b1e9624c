import Accessibility
import FoundationEssentials
import Graphics
import ResponderKit

/// A button of a row: an action behind it, or the control that deletes or inserts it while the table is
/// edited.
final class RowButton: View {
  private let perform: @MainActor (RowButton) -> Void

  /// Creates a button with a title, or a word of the system, and what a tap does.
  init(
    title: String?, systemLabel: SystemLabel?, perform: @escaping @MainActor (RowButton) -> Void
  ) {
    self.perform = perform
    super.init(frame: .zero)
    setRecordName("Row Button")
    var element = AccessibilityElement(traits: .button)
    if let title { element.label = title } else { element.systemLabel = systemLabel }
    setStandardAccessibility(element)
  }

  /// Returns whether the button has a title, or a word of the system for nil.
  func isTitled(_ title: String?) -> Bool {
    let element = accessibilityElement
    return title == nil ? element.systemLabel != nil : element.label == title
  }

  /// Does what a tap does.
  func tap() { perform(self) }

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

/// The control at the trailing edge of a row that moves it while the table is edited.
final class ReorderControl: View {
  private var table: TableView? { superview?.superview as? TableView }

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let cell = superview as? TableViewCell else { return }
    table?.beginMoving(cell)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if let table, let touch = touches.first { table.proposeMove(to: touch.location(in: table)) }
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    table?.endMoving(moves: false)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    table?.endMoving(moves: true)
  }
}
