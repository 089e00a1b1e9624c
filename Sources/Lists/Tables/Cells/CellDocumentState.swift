import Accessibility
import Graphics
package import ControlCore
package import ResponderKit

/// The facts of a document about a cell: how it is read as one element, and where it leads.
@MainActor
package final class CellDocumentState {
  /// The texts of the content configuration.
  let configuredTexts: [String]
  /// Indicates whether a checkmark is announced as a selection.
  package var speaksCheckmark = false
  /// The height in the document, which a cell without constraints keeps.
  let height: Scalar
  /// The segues that a tap on the cell performs.
  private(set) var segues: [Action] = []
  /// The segues that a tap on its button for details performs.
  private(set) var accessorySegues: [Action] = []

  init(configuredTexts: [String], height: Scalar) {
    (self.configuredTexts, self.height) = (configuredTexts, height)
  }

  /// Adds a segue that a tap on the cell performs, or on its button for details.
  package func addSegue(_ segue: Action, isOfAccessory: Bool) {
    if isOfAccessory { accessorySegues.append(segue) } else { segues.append(segue) }
  }
}

extension TableViewCell {
  /// The facts of a document about the cell; nil for a cell of code.
  package final var documentState: CellDocumentState? { state.document }

  /// Makes the cell one of a document, whose frames and content view it keeps.
  package final func becomeCellOfDocument(configuredTexts: [String], reuseIdentifier: String?) {
    state.document = CellDocumentState(
      configuredTexts: configuredTexts, height: frame.height)
    state.reuseIdentifier = reuseIdentifier ?? state.reuseIdentifier
    contentView.frame = bounds
  }

  /// Replaces the content view by that of a document, and keeps what a class of the app has put in.
  package final func takeContentView(_ view: View) {
    let former = contentView
    former.removeFromSuperview()
    content.view = view
    addSubview(view)
    for inner in former.subviews { view.addSubview(inner) }
  }

  /// Makes views of a document the standard ones of the style.
  package final func takeStandardViews(text: Label?, detail: Label?, image: ImageView?) {
    state.textLabel = text
    state.detailTextLabel = detail
    state.imageView = image
  }

  /// Performs the segues of the row.
  final func performSegues() {
    for segue in documentState?.segues ?? [] { segue.run(by: self) }
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
