import Accessibility
import FoundationEssentials
import Gestures
package import ResponderKit

/// The button for details of a table cell.
package final class DetailButton: View {
  init() {
    super.init(frame: .zero)
    setRecordName("Detail Button")
    var element = AccessibilityElement(traits: .button)
    element.systemLabel = .moreInfo
    setStandardAccessibility(element)
  }

  /// Keeps single taps from the recognizers around it, as the system's buttons do.
  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  {
    !TapGestureRecognizer.yields(gestureRecognizer, to: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // The row is not touched with its button.
  package override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {}
  package override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {}
  package override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {}

  /// Performs the segues if the finger is lifted inside the button.
  package override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    guard let cell = superview as? TableViewCell else { return }
    for segue in cell.documentState?.accessorySegues ?? [] { segue.run(by: cell) }
    guard let table = cell.superview as? TableView,
      let row = table.indexPath(for: cell)
    else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row)
  }
}
