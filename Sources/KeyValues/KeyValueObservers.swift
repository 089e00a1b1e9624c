/// The observers of an object's values, by key, in the order in which they were added.
///
/// An observer may remove itself or others, add some, and change values while it is told. Main actor only.
@preconcurrency @MainActor
public final class KeyValueObservers {
  private var lists: [String: List] = [:]
  private var nextToken = 0
  private var properties: [String: any KeyValueProperty]?
  /// Called when the first observer of a key is added, by an object that derives its values.
  package var didBeginObserving: ((String) -> Void)?
  /// Called when the last observer of a key has been removed.
  package var didEndObserving: ((String) -> Void)?

  /// Creates a list without observers.
  public init() {}

  private struct List {
    /// The observers with ascending tokens; a removed one is nil until the list is compacted.
    var entries: [(token: Int, handler: (() -> Void)?)] = []
    var live = 0
  }

  /// Returns whether the value of a key is observed.
  public func isObserved(_ key: String) -> Bool { lists[key] != nil }

  /// Adds an observer of a key; returns what removes it.
  package func add(forKey key: String, _ handler: @escaping () -> Void) -> Int {
    nextToken += 1
    let isFirst = lists[key] == nil
    lists[key, default: List()].entries.append((nextToken, handler))
    lists[key]?.live += 1
    if isFirst { didBeginObserving?(key) }
    return nextToken
  }

  /// Removes an observer of a key; does nothing for one that has been removed.
  package func remove(_ token: Int, forKey key: String) {
    guard let index = index(of: token, forKey: key), lists[key]?.entries[index].handler != nil
    else { return }
    lists[key]?.entries[index].handler = nil
    lists[key]?.live -= 1
    guard let list = lists[key] else { return }
    if list.live == 0 {
      lists[key] = nil
      didEndObserving?(key)
    } else if list.entries.count > 2 * list.live {
      lists[key]?.entries.removeAll { $0.handler == nil }
    }
  }

  private func index(of token: Int, forKey key: String) -> Int? {
    guard let entries = lists[key]?.entries else { return nil }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token < token { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].token == token ? low : nil
  }

  /// Tells the observers of a key that its value has changed; those that are removed meanwhile are not told, nor
  /// are those that are added.
  public func notify(_ key: String) {
    for entry in lists[key]?.entries ?? [] {
      guard let index = index(of: entry.token, forKey: key) else { continue }
      lists[key]?.entries[index].handler?()
    }
  }

  /// Tells the observers of all keys.
  public func notifyAll() { for key in lists.keys.sorted() { notify(key) } }

  /// Returns the property of an object with a name, which tells these observers from now on.
  func property(_ key: String, of owner: AnyObject) -> (any KeyValueProperty)? {
    if let properties { return properties[key] }
    var found: [String: any KeyValueProperty] = [:]
    for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
      for child in mirror.children {
        // The wrapper is stored under the name with an underscore.
        guard let property = child.value as? any KeyValueProperty, let label = child.label else {
          continue
        }
        let name = String(label.dropFirst())
        property.link(to: self, key: name)
        found[name] = property
      }
    }
    properties = found
    return found[key]
  }
}

extension KeyValueObservers {
  /// Returns whether an object has a ``KeyValue`` property with a name.
  package func property(named key: String, of owner: AnyObject) -> Bool {
    property(key, of: owner) != nil
  }
}
