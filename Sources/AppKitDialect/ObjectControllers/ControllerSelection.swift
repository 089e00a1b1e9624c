import KeyValues

/// The values of the selected objects of a controller as those of one object: a common value, or a marker.
@MainActor
final class ControllerSelection: AnswersKeyPaths {
  private weak var controller: NSObjectController?
  let keyValueObservers = KeyValueObservers()
  /// The observations of the selected objects, by the key path that is observed here.
  private var observations: [String: [KeyValueObservation]] = [:]

  init(of controller: NSObjectController) {
    self.controller = controller
    keyValueObservers.didBeginObserving = { [weak self] in self?.observe($0) }
    keyValueObservers.didEndObserving = { [weak self] in self?.observations[$0] = nil }
  }

  /// Indicates whether a value of several objects is being set, which counts as one change.
  private var isSetting = false

  private func observe(_ key: String) {
    observations[key] = objects.compactMap { $0 as? any KeyValueSource }.map {
      $0.observe(key) { [weak self] in
        guard let self, !isSetting else { return }
        didChangeValue(forKey: key)
      }
    }
  }

  private var objects: [Any] { controller?.selectedObjects ?? [] }

  func value(forKey key: String) throws(KeyValueError) -> Any? {
    let (objects, keys) = (objects, KeyNames(key).keys[...])
    if key == "self" {
      return objects.count == 1 ? objects[0] : marker
    }
    guard let first = objects.first else { return SelectionMarker.noSelection }
    if objects.count > 1, controller?.alwaysUsesMultipleValuesMarker == true {
      return SelectionMarker.multipleValues
    }
    let common = try KeyValues.value(of: first, keys)
    for object in objects.dropFirst()
    where !isSame(try KeyValues.value(of: object, keys), common) {
      return SelectionMarker.multipleValues
    }
    return common
  }

  private var marker: SelectionMarker { objects.isEmpty ? .noSelection : .multipleValues }

  func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    isSetting = true
    defer {
      isSetting = false
      if !objects.isEmpty { didChangeValue(forKey: key) }
    }
    for object in objects {
      guard let source = object as? any KeyValueSource else {
        throw .readOnlyKey(key, of: "\(type(of: object))")
      }
      try source.setValue(value, forKeyPath: key)
    }
  }

  func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? {
    var value = value
    for case let source as any KeyValueSource in objects {
      value = try source.validateValue(value, forKeyPath: key)
    }
    return value
  }
}

extension ControllerSelection: HasKeyValueName {
  var keyValueName: String { "the selection of \(controller?.keyValueName ?? "a controller")" }
}
