public import KeyValues
public import ResponderKit

/// A controller of the user's settings (`NSUserDefaultsController`).
///
/// The settings are an object with named values, because a program has no others here. What views are bound
/// to are its ``values``, as in `values.speed`.
@preconcurrency @MainActor
open class NSUserDefaultsController: NSController {
  /// The settings (`NSUserDefaultsController.defaults`).
  public final let defaults: any KeyValueSource
  private final let shownValues: UserDefaultsValues

  /// Creates a controller of settings, of none unless given, with values for those that are not set
  /// (`NSUserDefaultsController.init(defaults:initialValues:)`).
  public init(
    defaults: (any KeyValueSource)? = nil, initialValues: [String: Any]? = nil
  ) {
    self.defaults = defaults ?? KeyValueObject()
    shownValues = UserDefaultsValues(self.defaults, initialValues ?? [:])
    super.init()
    shownValues.controller = self
  }

  /// Creates a controller of settings of which none is set.
  public convenience override init() { self.init(defaults: nil) }

  /// The controller of the application's settings (`NSUserDefaultsController.shared`).
  public static var shared: NSUserDefaultsController { NSApplication.shared.userDefaultsController }

  /// The values that views are bound to (`NSUserDefaultsController.values`).
  public final var values: any KeyValueSource { shownValues }

  /// The values of settings that are not set (`NSUserDefaultsController.initialValues`).
  public final var initialValues: [String: Any]? {
    get { shownValues.initialValues }
    set {
      shownValues.initialValues = newValue ?? [:]
      shownValues.keyValueObservers.notifyAll()
    }
  }

  /// A Boolean value that indicates whether a change is a setting at once; true unless set
  /// (`NSUserDefaultsController.appliesImmediately`).
  open var appliesImmediately = true {
    didSet { if appliesImmediately { save(nil) } }
  }
  /// A Boolean value that indicates whether there are changes that are no settings yet
  /// (`NSUserDefaultsController.hasUnappliedChanges`).
  public final var hasUnappliedChanges: Bool { !shownValues.unapplied.isEmpty || isEditing }

  /// Makes all changes settings (`NSUserDefaultsController.save(_:)`).
  open func save(_ sender: Any?) {
    guard commitEditing() else { return }
    shownValues.apply()
    didChangeValue(forKey: "hasUnappliedChanges")
  }
  /// Discards the changes that are no settings yet (`NSUserDefaultsController.revert(_:)`).
  open func revert(_ sender: Any?) {
    discardEditing()
    shownValues.discard()
    didChangeValue(forKey: "hasUnappliedChanges")
  }
  /// Sets the initial values (`NSUserDefaultsController.revertToInitialValues(_:)`).
  open func revertToInitialValues(_ sender: Any?) {
    discardEditing()
    for key in shownValues.initialValues.keys.sorted() {
      try? shownValues.setValue(shownValues.initialValues[key], forKey: key)
    }
  }

  /// Returns the value of a key of the controller.
  open override func value(forKey key: String) throws(KeyValueError) -> Any? {
    switch key {
    case "values": return values
    case "defaults": return defaults
    case "hasUnappliedChanges" where triedValues[key] == nil: return hasUnappliedChanges
    case "appliesImmediately": return appliesImmediately
    default: return try super.value(forKey: key)
    }
  }
  /// Sets the value of a key of the controller.
  open override func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    switch key {
    case "appliesImmediately": appliesImmediately = boolValue(of: value) ?? false
    case "values", "defaults", "hasUnappliedChanges":
      throw .readOnlyKey(key, of: keyValueName)
    default: try super.setValue(value, forKey: key)
    }
  }

  /// The actions of buttons that save and revert.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("save:", NSUserDefaultsController.save),
      ActionSelector("revert:", NSUserDefaultsController.revert),
      ActionSelector(
        "revertToInitialValues:", NSUserDefaultsController.revertToInitialValues),
    ]
  }
}

/// The settings with the initial values and the changes that are no settings yet.
@MainActor
private final class UserDefaultsValues: KeyValueSource {
  let keyValueObservers = KeyValueObservers()
  private let defaults: any KeyValueSource
  var initialValues: [String: Any]
  private(set) var unapplied: [String: Any?] = [:]
  weak var controller: NSUserDefaultsController?
  private var observations: [String: KeyValueObservation] = [:]

  init(_ defaults: any KeyValueSource, _ initialValues: [String: Any]) {
    (self.defaults, self.initialValues) = (defaults, initialValues)
    keyValueObservers.didBeginObserving = { [weak self] key in
      self?.observations[key] = self?.defaults.observe(key) { self?.didChangeValue(forKey: key) }
    }
    keyValueObservers.didEndObserving = { [weak self] in self?.observations[$0] = nil }
  }

  func value(forKey key: String) throws(KeyValueError) -> Any? {
    if let change = unapplied[key] { return change }
    return try defaults.value(forKey: key) ?? initialValues[key]
  }

  func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    if controller?.appliesImmediately ?? true {
      unapplied[key] = nil
      try defaults.setValue(value, forKey: key)
      return
    }
    unapplied[key] = .some(value)
    didChangeValue(forKey: key)
    controller?.didChangeValue(forKey: "hasUnappliedChanges")
  }

  func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? {
    try defaults.validateValue(value, forKey: key)
  }

  func apply() {
    let changes = unapplied
    unapplied = [:]
    for key in changes.keys.sorted() {
      if let value = changes[key] { try? defaults.setValue(value, forKey: key) }
    }
  }

  func discard() {
    let keys = unapplied.keys.sorted()
    unapplied = [:]
    for key in keys { didChangeValue(forKey: key) }
  }
}

extension UserDefaultsValues: HasKeyValueName {
  var keyValueName: String { controller?.keyValueName ?? "NSUserDefaultsController" }
}
