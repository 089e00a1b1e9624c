public import KeyValues
public import ResponderKit

/// A controller between a model and the views that are bound to it (`NSController`).
///
/// It knows the views that are being edited. A responder only so that its ``Responder/actions`` are found by
/// name; it is in no chain, as in AppKit. Main actor only.
@preconcurrency @MainActor
open class NSController: Responder, KeyValueSource, NSEditor {
  /// The observers of the controller's values.
  public final let keyValueObservers = KeyValueObservers()
  private final var editors: [any NSEditor] = []
  /// The values that are tried in the place of the controller's own, by key.
  package final var triedValues: [String: Any?] = [:]
  /// The text by which records name the controller; nil for its class.
  package final var title: String?

  /// Creates a controller without content.
  public override init() { super.init() }

  // MARK: Values

  /// Returns the value of a key (`NSObject.value(forKey:)`).
  open func value(forKey key: String) throws(KeyValueError) -> Any? {
    if let tried = triedValues[key] { return tried }
    return try propertyValue(forKey: key)
  }
  /// Sets the value of a key (`NSObject.setValue(_:forKey:)`).
  open func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    try setPropertyValue(value, forKey: key)
  }
  /// Returns the value itself unless overridden (`NSObject.validateValue(_:forKey:)`).
  open func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? { value }
  /// Returns no key path unless overridden (`NSObject.keyPathsForValuesAffectingValue(forKey:)`).
  open func keyPathsForValuesAffectingValue(forKey key: String) -> [String] { [] }

  /// Tries a value in the place of what the controller would answer; nothing sets it later.
  package final func tryValue(_ value: Any?, forKey key: String) {
    triedValues[key] = .some(value)
    didChangeValue(forKey: key)
  }

  final func tell(_ keys: [String]) { for key in keys { didChangeValue(forKey: key) } }

  // MARK: Editing

  /// Indicates whether a bound view is being edited (`NSController.isEditing`).
  public final var isEditing: Bool { !editors.isEmpty }
  /// Called when a bound view begins to be edited (`NSEditorRegistration.objectDidBeginEditing(_:)`).
  open func objectDidBeginEditing(_ editor: any NSEditor) {
    if !editors.contains(where: { $0 === editor }) { editors.append(editor) }
  }
  /// Called when a bound view is no longer edited (`NSEditorRegistration.objectDidEndEditing(_:)`).
  open func objectDidEndEditing(_ editor: any NSEditor) {
    editors.removeAll { $0 === editor }
  }
  /// Has the edited views take what was typed; returns false if one does not accept it
  /// (`NSController.commitEditing()`).
  @discardableResult
  open func commitEditing() -> Bool { editors.allSatisfy { $0.commitEditing() } }
  /// Has the edited views discard what was typed (`NSController.discardEditing()`).
  open func discardEditing() { for editor in editors { editor.discardEditing() } }

  /// The actions of all controllers.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("commitEditing", NSController.commitEditingAction),
      ActionSelector("discardEditing", NSController.discardEditing),
    ]
  }
  private final func commitEditingAction() { commitEditing() }
}

extension NSController: HasKeyValueName {
  package var keyValueName: String { title ?? recordName }
}

extension Responder {
  /// The name of an object in the records of bindings.
  final var bindingName: String { (self as? any HasKeyValueName)?.keyValueName ?? recordName }
}
