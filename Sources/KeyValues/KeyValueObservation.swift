/// The observation of the value at a key path, which lasts until it is invalidated or released
/// (`NSKeyValueObservation`).
///
/// It does not retain the object. A change of any object on the way counts. Main actor only.
@preconcurrency @MainActor
public final class KeyValueObservation {
  private weak var root: (any KeyValueSource)?
  private let keys: [String]
  private var handler: (() -> Void)?
  private var steps: [Step] = []

  /// An observed key of the path.
  private struct Step {
    let observers: KeyValueObservers
    let key: String
    let token: Int
    var affecting: [KeyValueObservation] = []
  }
  /// The observations of the rest of the path, for the objects of an array.
  private var elements: [KeyValueObservation] = []

  /// The number of observations around this one, each of a value that depends on the next.
  private let depth: Int
  /// The deepest observation; a circle of values of several objects ends there.
  private static let deepest = 4

  fileprivate init(
    _ root: any KeyValueSource, _ keys: [String], depth: Int = 0, _ handler: @escaping () -> Void
  ) {
    (self.root, self.keys, self.handler, self.depth) = (root, keys, handler, depth)
    observe(from: 0)
  }

  isolated deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    handler = nil
    drop(from: 0)
  }

  private func drop(from level: Int) {
    elements = []
    while steps.count > level {
      let step = steps.removeLast()
      step.observers.remove(step.token, forKey: step.key)
    }
  }

  /// Observes the keys from a place of the path on, as far as there are objects.
  private func observe(from level: Int) {
    guard handler != nil, level < keys.count, let root else { return }
    var object: any KeyValueSource = root
    for index in 0..<keys.count {
      let isWhole = object is any AnswersKeyPaths
      let key = isWhole ? keys[index...].joined(separator: ".") : keys[index]
      if index >= level { add(object, key, index) }
      if isWhole || index == keys.count - 1 { return }
      let value = (try? object.value(forKey: key)).flatMap { flattened($0) }
      if let next = value as? any KeyValueSource {
        object = next
      } else {
        let rest = Array(keys[(index + 1)...])
        guard let objects = value as? [Any], !rest[0].hasPrefix("@") || rest.count > 1 else {
          return
        }
        let path = rest[0].hasPrefix("@") ? Array(rest.dropFirst()) : rest
        elements = objects.compactMap { $0 as? any KeyValueSource }.map {
          KeyValueObservation($0, path, depth: depth) { [weak self] in self?.handler?() }
        }
        return
      }
    }
  }

  private func add(_ object: any KeyValueSource, _ key: String, _ index: Int) {
    // Its properties tell of changes once they are known.
    _ = object.keyValueObservers.property(key, of: object)
    let token = object.keyValueObservers.add(forKey: key) { [weak self] in self?.didChange(index) }
    var step = Step(observers: object.keyValueObservers, key: key, token: token)
    // What the first value depends on is observed already, around this observation.
    if depth < Self.deepest, depth == 0 || index > 0 {
      step.affecting = keyPaths(affecting: key, of: object).map { path in
        KeyValueObservation(object, KeyNames(path).keys, depth: depth + 1) { [weak self] in
          self?.didChange(index)
        }
      }
    }
    steps.append(step)
  }

  /// Returns the key paths whose values change that of a key, those that change them among these, each once.
  private func keyPaths(affecting key: String, of object: any KeyValueSource) -> [String] {
    var (found, met, open) = ([String](), Set([key]), [key])
    while let next = open.popLast() {
      for path in object.keyPathsForValuesAffectingValue(forKey: next)
      where met.insert(path).inserted {
        found.append(path)
        if let first = KeyNames(path).keys.first { open.append(first) }
      }
    }
    return found
  }

  private func didChange(_ index: Int) {
    // What follows may release this object.
    let handler = handler
    drop(from: index + 1)
    observe(from: index + 1)
    handler?()
  }
}

extension KeyValueSource {
  /// Calls a closure whenever the value at a key path has changed (`NSObject.observe(_:options:changeHandler:)`).
  ///
  /// The observation ends when it is invalidated or released. The closure is not called at first.
  public func observe(
    _ keyPath: String, changeHandler: @escaping @MainActor () -> Void
  ) -> KeyValueObservation {
    KeyValueObservation(self, KeyNames(keyPath).keys, changeHandler)
  }
}
