public import Graphics
public import KeyValues
public import ResponderKit

/// A controller of a list of objects, which it sorts and filters, with a selection (`NSArrayController`).
@preconcurrency @MainActor
open class NSArrayController: NSObjectController {
  /// Creates a controller of objects, or of none.
  public override init(content: Any?) { super.init(content: content) }

  /// A Boolean value that indicates whether the same objects stay selected when the content changes; true
  /// unless set (`NSArrayController.preservesSelection`).
  open var preservesSelection = true
  /// A Boolean value that indicates whether the first object is selected when none is; true unless set
  /// (`NSArrayController.avoidsEmptySelection`).
  open var avoidsEmptySelection = true
  /// A Boolean value that indicates whether objects are selected as they are added; true unless set
  /// (`NSArrayController.selectsInsertedObjects`).
  open var selectsInsertedObjects = true
  /// A Boolean value that indicates whether the filter is removed when an object is added; true unless set
  /// (`NSArrayController.clearsFilterPredicateOnInsertion`).
  open var clearsFilterPredicateOnInsertion = true
  /// A Boolean value that indicates whether a change of a value by which objects are sorted moves them; false
  /// unless set (`NSArrayController.automaticallyRearrangesObjects`).
  open var automaticallyRearrangesObjects = false {
    didSet { observeSortKeys() }
  }

  // MARK: Content

  final var objects: [Any] { storedContent as? [Any] ?? storedContent.map { [$0] } ?? [] }

  override func contentDidChange() {
    rearrangeObjects()
    tell(["content", "canAdd"])
  }

  private final var arranged: [Any] = []
  /// The objects as they are shown: those that pass the filter, sorted (`NSArrayController.arrangedObjects`).
  public final var arrangedObjects: [Any] { arranged }

  /// The orders by which objects are sorted, the first of them first; none unless set
  /// (`NSArrayController.sortDescriptors`).
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      guard sortDescriptors != oldValue else { return }
      didChangeValue(forKey: "sortDescriptors")
      bindingGroup(.sortDescriptors)?.commit(sortDescriptors)
      rearrangeObjects()
    }
  }
  /// The objects that are shown; all unless set: the counterpart of `NSArrayController.filterPredicate`.
  open var filter: ((Any) -> Bool)? {
    didSet {
      didChangeValue(forKey: "filterPredicate")
      rearrangeObjects()
    }
  }

  /// Returns objects as they are shown (`NSArrayController.arrange(_:)`).
  open func arrange(_ objects: [Any]) -> [Any] {
    let shown = filter.map { objects.filter($0) } ?? objects
    return shown.sorted(by: sortDescriptors)
  }

  /// Sorts and filters the objects again (`NSArrayController.rearrangeObjects()`).
  open func rearrangeObjects() {
    // Equal values stand several times; as many of them stay selected.
    var selected = Dictionary(selectedObjects.map { (ObjectKey($0), 1) }, uniquingKeysWith: +)
    arranged = arrange(objects)
    observeSortKeys()
    var indexes = IndexSet()
    if preservesSelection, !selected.isEmpty {
      for (index, object) in arranged.enumerated() {
        let key = ObjectKey(object)
        guard let count = selected[key], count > 0 else { continue }
        selected[key] = count - 1
        indexes.insert(index)
      }
    }
    if indexes.isEmpty, avoidsEmptySelection, !arranged.isEmpty { indexes.insert(0) }
    chosenIndexes = indexes
    tell(["arrangedObjects"])
    selectionIndexesDidChange()
  }

  private final var observations: [KeyValueObservation] = []
  private final func observeSortKeys() {
    observations = []
    guard automaticallyRearrangesObjects else { return }
    for key in sortDescriptors.compactMap(\.key) {
      observations += objects.compactMap { $0 as? any KeyValueSource }.map {
        $0.observe(key) { [weak self] in self?.rearrangeObjects() }
      }
    }
  }

  // MARK: Selection

  private final var chosenIndexes = IndexSet()

  /// The places of the selected objects among those that are shown (`NSArrayController.selectionIndexes`).
  public final var selectionIndexes: IndexSet {
    get { chosenIndexes }
    set { setSelectionIndexes(newValue) }
  }
  /// The place of the first selected object; `NSNotFound`, which is `Int.max`, for none
  /// (`NSArrayController.selectionIndex`).
  public final var selectionIndex: Int {
    get { chosenIndexes.first ?? .max }
    set { setSelectionIndex(newValue) }
  }
  /// The selected objects (`NSArrayController.selectedObjects`).
  open override var selectedObjects: [Any] {
    chosenIndexes.compactMap { arranged.indices.contains($0) ? arranged[$0] : nil }
  }

  /// Selects the objects at places, or none; returns whether the selection has changed
  /// (`NSArrayController.setSelectionIndexes(_:)`).
  ///
  /// It has not if a view that is being edited does not accept what was typed.
  @discardableResult
  public final func setSelectionIndexes(_ indexes: IndexSet) -> Bool {
    let chosen = indexes.intersection(IndexSet(integersIn: 0..<arranged.count))
    // What was typed into the view of an object is that object's.
    guard chosen != chosenIndexes, commitEditing() else { return false }
    chosenIndexes = chosen
    selectionIndexesDidChange()
    return true
  }
  /// Selects the object at a place (`NSArrayController.setSelectionIndex(_:)`).
  @discardableResult
  public final func setSelectionIndex(_ index: Int) -> Bool {
    setSelectionIndexes(index == .max ? IndexSet() : IndexSet(integer: index))
  }
  /// Selects objects (`NSArrayController.setSelectedObjects(_:)`).
  @discardableResult
  public final func setSelectedObjects(_ objects: [Any]) -> Bool {
    let keys = Set(objects.map { ObjectKey($0) })
    return setSelectionIndexes(
      IndexSet(arranged.indices.filter { keys.contains(ObjectKey(arranged[$0])) }))
  }

  private final func selectionIndexesDidChange() {
    selectionDidChange()
    tell(["selectionIndexes", "selectionIndex", "canSelectNext", "canSelectPrevious"])
    bindingGroup(.selectionIndexes)?.commit(chosenIndexes)
  }

  /// A Boolean value that indicates whether an object comes after the selected one
  /// (`NSArrayController.canSelectNext`).
  public final var canSelectNext: Bool {
    chosenIndexes.last.map { $0 + 1 < arranged.count } ?? !arranged.isEmpty
  }
  /// A Boolean value that indicates whether an object comes before the selected one
  /// (`NSArrayController.canSelectPrevious`).
  public final var canSelectPrevious: Bool {
    chosenIndexes.first.map { $0 > 0 } ?? !arranged.isEmpty
  }
  /// Selects the next object (`NSArrayController.selectNext(_:)`).
  open func selectNext(_ sender: Any?) {
    if canSelectNext { setSelectionIndex((chosenIndexes.last ?? -1) + 1) }
  }
  /// Selects the previous object (`NSArrayController.selectPrevious(_:)`).
  open func selectPrevious(_ sender: Any?) {
    if canSelectPrevious { setSelectionIndex((chosenIndexes.first ?? arranged.count) - 1) }
  }

  // MARK: Adding and removing, see NSArrayController+Changes.swift

  /// Adds an object at the end (`NSArrayController.addObject(_:)`).
  open override func addObject(_ object: Any) { insert(object, at: objects.count) }
  /// Removes an object (`NSArrayController.removeObject(_:)`).
  open override func removeObject(_ object: Any) { remove([object]) }
  /// Adds a new object (`NSArrayController.add(_:)`).
  open override func add(_ sender: Any?) { if canAdd { addObject(newObject()) } }
  /// Inserts a new object before the selected ones (`NSArrayController.insert(_:)`).
  open func insert(_ sender: Any?) { if canInsert { insertBeforeSelection(newObject()) } }
  /// Removes the selected objects (`NSArrayController.remove(_:)`).
  open override func remove(_ sender: Any?) { if canRemove { remove(selectedObjects) } }

  // MARK: Values

  override class var keysOfContent: Set<String> {
    super.keysOfContent.union([
      "arrangedObjects", "selectionIndexes", "selectionIndex", "canSelectNext",
      "canSelectPrevious",
    ])
  }

  /// Returns the value of a key of the controller.
  open override func value(forKey key: String) throws(KeyValueError) -> Any? {
    guard triedValues[key] == nil, !awaitsContent || !Self.keysOfContent.contains(key) else {
      return try super.value(forKey: key)
    }
    switch key {
    case "arrangedObjects": return arrangedObjects
    case "selectionIndexes": return selectionIndexes
    case "selectionIndex": return selectionIndex
    case "sortDescriptors": return sortDescriptors
    case "canInsert": return canInsert
    case "canSelectNext": return canSelectNext
    case "canSelectPrevious": return canSelectPrevious
    default: return try super.value(forKey: key)
    }
  }

  /// Sets the value of a key of the controller.
  open override func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    switch key {
    case "selectionIndexes": selectionIndexes = value as? IndexSet ?? IndexSet()
    case "selectionIndex": selectionIndex = converted(value, to: Int.self) ?? .max
    case "sortDescriptors": sortDescriptors = value as? [NSSortDescriptor] ?? []
    case "arrangedObjects", "canInsert", "canSelectNext", "canSelectPrevious":
      throw .readOnlyKey(key, of: keyValueName)
    default: try super.setValue(value, forKey: key)
    }
  }

  /// The actions of a controller of a list.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("insert:", NSArrayController.insert(_:)),
      ActionSelector("selectNext:", NSArrayController.selectNext),
      ActionSelector("selectPrevious:", NSArrayController.selectPrevious),
    ]
  }
}
