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

  fileprivate init(_ root: any KeyValueSource, _ keys: [String], _ handler: @escaping () -> Void) {
    (self.root, self.keys, self.handler) = (root, keys, handler)
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
          KeyValueObservation($0, path) { [weak self] in self?.handler?() }
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
    step.affecting = object.keyPathsForValuesAffectingValue(forKey: key).filter { $0 != key }.map {
      KeyValueObservation(object, KeyNames($0).keys) { [weak self] in self?.didChange(index) }
    }
    steps.append(step)
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
