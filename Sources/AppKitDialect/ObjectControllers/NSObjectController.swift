public import KeyValues
public import ResponderKit

/// A controller of one object (`NSObjectController`).
@preconcurrency @MainActor
open class NSObjectController: NSController {
  /// Creates a controller of an object (`NSObjectController.init(content:)`).
  public init(content: Any?) {
    super.init()
    setContent(content)
  }

  /// Creates a controller without content.
  public convenience override init() { self.init(content: nil) }

  // MARK: Content

  final var storedContent: Any?
  /// Indicates whether the content is the app's and not known, so that nothing that depends on it is.
  package final var awaitsContent = false

  /// The content: an object, or an array of them; nil unless set (`NSObjectController.content`).
  open var content: Any? {
    get { storedContent }
    set { setContent(newValue) }
  }

  /// Sets the content, as a binding does.
  func setContent(_ value: Any?) {
    storedContent = flattened(value)
    awaitsContent = false
    contentDidChange()
  }

  /// Has observers look at what depends on the content.
  func contentDidChange() {
    selectionDidChange()
    tell(["content", "canAdd"])
  }

  /// A Boolean value that indicates whether the user can change the content; true unless set
  /// (`NSObjectController.isEditable`).
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      tell(["editable", "canAdd", "canInsert", "canAddChild", "canRemove"])
      // What is bound to the selection can be changed or not from now on.
      selectionDidChange()
    }
  }
  /// A Boolean value that indicates whether the controller makes its content once it is loaded; false unless
  /// set (`NSObjectController.automaticallyPreparesContent`).
  open var automaticallyPreparesContent = false
  /// Makes the object that ``newObject()`` returns: the counterpart of `NSObjectController.objectClass`; a
  /// `KeyValueObject` unless set.
  open var objectFactory: (() -> Any)?

  /// Returns a new object for the content (`NSObjectController.newObject()`).
  open func newObject() -> Any { objectFactory?() ?? KeyValueObject() }
  /// Sets new content (`NSObjectController.prepareContent()`).
  open func prepareContent() { content = newObject() }

  /// Sets the content, and the value that the content is bound to (`NSObjectController.addObject(_:)`).
  open func addObject(_ object: Any) {
    content = object
    writeContent(.contentObject)
  }
  /// Removes the content (`NSObjectController.removeObject(_:)`).
  open func removeObject(_ object: Any) {
    guard isSame(object, content) else { return }
    content = nil
    writeContent(.contentObject)
  }
  /// Adds a new object (`NSObjectController.add(_:)`).
  open func add(_ sender: Any?) { if canAdd { addObject(newObject()) } }
  /// Removes the selected objects (`NSObjectController.remove(_:)`).
  open func remove(_ sender: Any?) {
    if canRemove { for object in selectedObjects { removeObject(object) } }
  }
  /// A Boolean value that indicates whether an object can be added (`NSObjectController.canAdd`).
  open var canAdd: Bool { isEditable }
  /// A Boolean value that indicates whether there is an object to remove (`NSObjectController.canRemove`).
  open var canRemove: Bool { isEditable && !selectedObjects.isEmpty }

  /// Sets the value that the content is bound to.
  final func writeContent(_ binding: NSBindingName) { bindingGroup(binding)?.commit(content) }

  // MARK: Selection

  /// The objects that views which are bound to the selection show and change
  /// (`NSObjectController.selectedObjects`).
  open var selectedObjects: [Any] { content.map { [$0] } ?? [] }

  /// Indicates whether objects with the same value count as several values; false unless set
  /// (`NSArrayController.alwaysUsesMultipleValuesMarker`).
  open var alwaysUsesMultipleValuesMarker = false

  private final var storedSelection: ControllerSelection?
  /// The values of the selected objects as those of one (`NSObjectController.selection`).
  public final var selection: any KeyValueSource {
    if let storedSelection { return storedSelection }
    let made = ControllerSelection(of: self)
    storedSelection = made
    return made
  }

  /// Has the next question about the selection be answered by a new object, so that observers look again.
  final func selectionDidChange() {
    storedSelection = nil
    tell(["selectedObjects", "selection", "canRemove"])
  }

  // MARK: Values

  /// The keys that depend on the content.
  class var keysOfContent: Set<String> { ["content", "selection", "selectedObjects", "canRemove"] }

  /// Returns the value of a key of the controller.
  open override func value(forKey key: String) throws(KeyValueError) -> Any? {
    if let tried = triedValues[key] { return tried }
    if awaitsContent, Self.keysOfContent.contains(key) {
      throw .unknownValue(key, of: keyValueName)
    }
    switch key {
    case "content": return content
    case "selection": return selection
    case "selectedObjects": return selectedObjects
    case "editable", "isEditable": return isEditable
    case "canAdd": return canAdd
    case "canRemove": return canRemove
    default: return try super.value(forKey: key)
    }
  }

  /// Sets the value of a key of the controller.
  open override func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    switch key {
    case "content": content = value
    case "editable", "isEditable": isEditable = boolValue(of: value) ?? false
    case "selection", "selectedObjects", "canAdd", "canRemove":
      throw .readOnlyKey(key, of: keyValueName)
    default: try super.setValue(value, forKey: key)
    }
  }

  /// The actions of a controller of objects.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("add:", NSObjectController.add),
      ActionSelector("remove:", NSObjectController.remove),
    ]
  }
}
