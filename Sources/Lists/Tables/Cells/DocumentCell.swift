import Accessibility
import Graphics
package import ControlCore
package import ResponderKit

/// The properties of a cell that a document has: what it says as one element, and where it leads.
@MainActor
package final class DocumentCell {
  /// Indicates whether a screen reader reads the cell as one element.
  let isCombined: Bool
  /// The texts of the content configuration.
  let configuredTexts: [String]
  /// Indicates whether a checkmark is announced as a selection.
  package var speaksCheckmark = false
  /// The button for details at the trailing edge; nil for a cell without one.
  package private(set) var details: DetailButton?
  /// The segues that a tap on the cell performs.
  var segues: [Action] = []
  /// The element beside the details.
  private(set) lazy var item = AccessibilityItem(accessibilityContainer: cell)
  private unowned let cell: TableViewCell

  init(_ cell: TableViewCell, isCombined: Bool, configuredTexts: [String]) {
    (self.cell, self.isCombined, self.configuredTexts) = (cell, isCombined, configuredTexts)
  }

  /// Puts a button for details at the trailing edge, in front of everything else, if the cell has
  /// such an accessory.
  package func addDetails() {
    guard [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) else { return }
    let button = DetailButton()
    let width = min(44, cell.bounds.width)
    button.frame = Rect(
      x: cell.bounds.width - width, y: 0, width: width, height: cell.bounds.height)
    details = button
    cell.addSubview(button)
  }

  /// Adds a segue that a tap on the cell performs, or on its button for details.
  package func addSegue(_ segue: Action, isOfAccessory: Bool) {
    if isOfAccessory { details?.segues.append(segue) } else { segues.append(segue) }
  }
}

extension TableViewCell {
  /// The properties that the cell has from a document; nil for a cell of code.
  package final var document: DocumentCell? { state.document }

  /// Makes the cell one of a document, whose frames and content view it keeps.
  package final func becomeDocumentCell(isCombined: Bool, configuredTexts: [String]) {
    state.document = DocumentCell(
      self, isCombined: isCombined, configuredTexts: configuredTexts)
    contentView.frame = bounds
  }

  /// Replaces the content view by that of a document.
  package final func takeContentView(_ view: View) {
    contentView.removeFromSuperview()
    content.view = view
    addSubview(view)
  }

  /// Makes views of a document the standard ones of the style.
  package final func takeStandardViews(text: Label?, detail: Label?, image: ImageView?) {
    state.textLabel = text
    state.detailTextLabel = detail
    state.imageView = image
  }

  /// Performs the segues of the row.
  final func performSegues() {
    for segue in document?.segues ?? [] { segue.run(by: self) }
  }
}

extension Action {
  /// Runs the closure for a sender, in a record if one is taken.
  func run(by sender: View) {
    guard let recorder = InteractionRecorder.current else {
      return performWithSender(sender, target: nil)
    }
    recorder.run(self) { performWithSender(sender, target: nil) }
  }
}
