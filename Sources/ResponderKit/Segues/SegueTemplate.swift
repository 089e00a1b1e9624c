/// A segue of a document, which makes a new destination each time it is performed.
@MainActor
package final class SegueTemplate {
  /// The name of the segue; nil for none.
  package let identifier: String?
  /// The id of the segue in its document; nil for none.
  package var id: String?
  /// The name of the document, the number of the scene and the id in it; nil for a segue of no document.
  package var place: (document: String, scene: Int, id: String)?
  /// The name of the segue in records.
  package let recordName: String
  /// The kind of the segue.
  package let kind: Kind
  /// Creates the segue; that of a custom class for a document that names one.
  package var makeSegue: @MainActor (String?, ViewController, ViewController) -> StoryboardSegue = {
    StoryboardSegue(identifier: $0, source: $1, destination: $2)
  }

  /// The kinds of segues.
  package enum Kind {
    /// Shows a new destination with a closure, which gets the source, the destination and the
    /// sender.
    case forward(
      destination: @MainActor (ViewController, Any?) -> ViewController?,
      perform: @MainActor (ViewController, ViewController, Any?) -> Void)
    /// Goes back to the controller that performs an action.
    case unwind(ActionSelector)
  }

  package init(identifier: String?, recordName: String, kind: Kind) {
    (self.identifier, self.recordName, self.kind) = (identifier, recordName, kind)
  }

  /// Performs the segue for the user, unless the source refuses
  /// (`shouldPerformSegue(withIdentifier:sender:)`).
  package func perform(from source: ViewController, sender: Any?) {
    let name = recordName
    let agrees = source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    source.note(.isAsked(segue: name, agrees: agrees))
    if agrees { performAtOnce(from: source, sender: sender) }
  }

  /// Performs the segue without asking the source.
  package func performAtOnce(from source: ViewController, sender: Any?) {
    switch kind {
    case .forward(let makeDestination, let perform):
      guard let destination = makeDestination(source, sender) else {
        return source.note(.hasNoDestination(segue: recordName, asked: []))
      }
      let segue = makeSegue(identifier, source, destination)
      segue.performs = segue.performs ?? { perform(source, destination, sender) }
      source.note(.prepares(segue: recordName))
      source.prepare(for: segue, sender: sender)
      segue.perform()
    case .unwind(let action): source.unwind(by: action, identifier: identifier, recordName, sender)
    }
  }
}
