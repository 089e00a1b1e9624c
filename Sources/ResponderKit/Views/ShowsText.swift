/// A view that shows a text of its own, by which messages tell it from others of its class.
package protocol ShowsText: View {
  /// The text that is shown; nil for none.
  var shownText: String? { get }
}
