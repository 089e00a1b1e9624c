public import Graphics

extension InteractionRecord {
  /// A change of the mouse.
  public struct MouseStep: Sendable, Hashable {
    /// The event, such as `left mouse down`.
    public var event: String
    /// The place, in the coordinates of the window.
    public var location: Point
    /// The number of clicks in quick succession.
    public var clickCount: Int
    /// If a button went down: the view that was hit and its superviews, from inside to outside.
    public var path: [String]

    package init(event: String, location: Point, clickCount: Int, path: [String]) {
      (self.event, self.location) = (event, location)
      (self.clickCount, self.path) = (clickCount, path)
    }
  }

  /// A step of a cell.
  public enum CellStep: Sendable, Hashable {
    /// It looks pressed.
    case highlights
    /// It looks normal again.
    case unhighlights
    /// Its state changed.
    case state(from: String, to: String)
    /// Its value changed.
    case value(String)
    /// Its control sends its action; the search follows.
    case sendsAction
    /// Its control sends events of macOS 27, to a number of handlers.
    case sends(String, handlers: Int)
  }
}

extension InteractionRecord.MouseStep {
  /// The step in two columns: what happened, and where.
  var row: (left: String, right: String) {
    let times = clickCount > 1 && event.hasSuffix("down") ? ", click \(clickCount)" : ""
    let place = "(\(decimal(location.x)), \(decimal(location.y)))"
    let hit = path.isEmpty ? "" : "hits \(path.joined(separator: " in "))"
    return (
      "\(event) at \(place)\(times)", event.hasSuffix("down") && hit.isEmpty ? "hits nothing" : hit
    )
  }
}

extension InteractionRecord.CellStep {
  /// A phrase for the step.
  var summary: String {
    switch self {
    case .highlights: "looks pressed"
    case .unhighlights: "looks normal"
    case .state(let from, let to): "\(from) → \(to)"
    case .value(let text): "value “\(text)”"
    case .sendsAction: "sends its action"
    case .sends(let events, _): events
    }
  }
}
