import Accessibility
import Graphics
import ResponderKit

/// The control at the trailing edge of a row that moves it while the table is edited.
final class ReorderControl: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    setRecordName("Reorder Control")
    setStandardAccessibility(AccessibilityElement(traits: [.button, .draggable]))
  }

  private var table: TableView? { superview?.superview as? TableView }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    guard element.label == nil else { return element }
    element.systemLabel = .reorder
    element.systemLabelSubject = (superview as? TableViewCell)?.accessibilityLabel
    return element
  }

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
