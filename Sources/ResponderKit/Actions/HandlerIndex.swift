/// The places of the entries of a long list, so that one is found without a search.
///
/// A place is where an entry was when it was added. It may have been removed since, and a target may
/// have been deallocated and its address used again, so whoever asks compares the entry.
final class HandlerIndex {
  /// The key of an entry, of which a list has at most one.
  enum Key: Hashable {
    case targetAction(ObjectIdentifier?, ActionSelector)
    case closure(Action.Identifier)
  }

  /// The number of entries up to which a list is searched.
  static let shortest = 32

  private var places: [Key: Int] = [:]
  private var placesOfTargets: [ObjectIdentifier: [Int]] = [:]
  /// The entries that were removed, whose places are still there.
  var gaps = 0

  /// Creates the index of a list.
  init(_ list: HandlerList) {
    for place in 0..<list.count { add(list.entries[place], at: place) }
  }

  /// Adds an entry.
  func add(_ handler: EventHandler, at place: Int) {
    guard !handler.events.isEmpty else { return }
    if let action = handler.action {
      places[.closure(action.identifier)] = place
    } else if handler.kind == .chain {
      places[.targetAction(nil, handler.selector.selector)] = place
    } else if let target = handler.target {
      places[.targetAction(ObjectIdentifier(target), handler.selector.selector)] = place
      placesOfTargets[ObjectIdentifier(target), default: []].append(place)
    }
  }

  /// Returns where the entry for something was added; nil for nowhere.
  func place(of key: Key) -> Int? { places[key] }

  /// Returns where the entries of a target were added.
  func places(ofTarget target: AnyObject) -> [Int] {
    placesOfTargets[ObjectIdentifier(target)] ?? []
  }
}

extension HandlerList {
  /// The places of the entries; nil for a short list, which is searched.
  var index: HandlerIndex? {
    if let index = header.rare?.index { return index }
    guard count > HandlerIndex.shortest else { return nil }
    let index = HandlerIndex(self)
    rarely.index = index
    return index
  }

  /// Drops entries without events; the others of a long list keep their places until half of them are
  /// gaps.
  func drop(at places: [Int]) {
    guard let index, !flags.contains(.isDispatching), (index.gaps + places.count) * 2 <= count
    else { return sweep() }
    let removed = places.map { entries[$0] }
    for place in places { entries[place] = .gap }
    index.gaps += places.count
    // Deallocating an object may change the list, so that happens at the end.
    for handler in removed { handler.release() }
  }
}
