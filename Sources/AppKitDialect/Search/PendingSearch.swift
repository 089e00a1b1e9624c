import ResponderKit

/// A search that waits for a pause in typing.
struct PendingSearch {
  let field: Backlink<NSSearchField>
  /// The time after the last key, in seconds.
  let after: Double
  /// The time at which it is due; nil until the event of the key tells the time.
  var due: Double?

  init(field: Backlink<NSSearchField>, after: Double) { (self.field, self.after) = (field, after) }
}

extension NSWindow {
  /// Sends the action of a search field whose user has stopped typing, unless it has left the window or is disabled.
  final func advanceSearch(to time: Double) {
    guard let search = pendingSearch else { return }
    guard let due = search.due else {
      pendingSearch?.due = time + search.after
      return
    }
    guard time >= due else { return }
    pendingSearch = nil
    if let field = search.field.object, field.window === self, field.isEnabled { field.search() }
  }

  final func cancelSearch(of field: NSSearchField) {
    if pendingSearch?.field.object === field { pendingSearch = nil }
  }
}
