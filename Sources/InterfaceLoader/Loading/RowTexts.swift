import ResponderKit

/// The texts of sample rows, by the views that show them.
@MainActor
final class RowTexts {
  /// A text by its name, with the place of its row; nil for a row of code.
  typealias Text = (name: String, text: String, place: SampleRows.Place?)
  private var texts: [ObjectIdentifier: (view: Backlink<Responder>, text: Text)] = [:]

  nonisolated init() {}

  func set(_ text: Text, of view: Responder) {
    texts[ObjectIdentifier(view)] = (Backlink(view), text)
  }

  /// Returns the text that a row has set in a view; nil for none.
  func text(of object: Responder) -> Text? {
    // Another object may be where one was that is gone.
    texts[ObjectIdentifier(object)].flatMap { $0.view.object === object ? $0.text : nil }
  }
}
