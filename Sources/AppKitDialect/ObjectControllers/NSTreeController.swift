public import FoundationEssentials
public import KeyValues
public import ResponderKit

/// A controller of objects that contain objects, with a selection (`NSTreeController`).
@preconcurrency @MainActor
open class NSTreeController: NSObjectController {
  /// Creates a controller of objects, or of none.
  public override init(content: Any?) { super.init(content: content) }

  /// The key path of the objects in an object; nil, for a flat list, unless set
  /// (`NSTreeController.childrenKeyPath`).
  open var childrenKeyPath: String? {
    didSet { rearrangeObjects() }
  }
  /// The key path of the value that says that an object can contain none; nil unless set
  /// (`NSTreeController.leafKeyPath`).
  open var leafKeyPath: String? {
    didSet { rearrangeObjects() }
  }
  /// The key path of the number of objects in an object, which is not asked; nil unless set
  /// (`NSTreeController.countKeyPath`).
  open var countKeyPath: String?
  /// A Boolean value that indicates whether the same objects stay selected when the content changes; true
  /// unless set (`NSTreeController.preservesSelection`).
  open var preservesSelection = true
  /// A Boolean value that indicates whether the first object is selected when none is; true unless set
  /// (`NSTreeController.avoidsEmptySelection`).
  open var avoidsEmptySelection = true
  /// A Boolean value that indicates whether objects are selected as they are added; true unless set
  /// (`NSTreeController.selectsInsertedObjects`).
  open var selectsInsertedObjects = true

  // MARK: Nodes

  private final let root = NSTreeNode(nil, in: nil)
  private final var nodes: [NSTreeNode] = []
  private final var observations: [KeyValueObservation] = []

  /// The root of the nodes, which has no object (`NSTreeController.arrangedObjects`).
  public final var arrangedObjects: NSTreeNode { root }

  /// The orders by which the objects in each object are sorted; none unless set
  /// (`NSTreeController.sortDescriptors`).
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      guard sortDescriptors != oldValue else { return }
      didChangeValue(forKey: "sortDescriptors")
      rearrangeObjects()
    }
  }

  /// The deepest objects that are shown, and the most; others are not.
  private static let (deepest, most) = (256, 100_000)

  override func contentDidChange() {
    rearrangeObjects()
    tell(["content", "canAdd"])
  }

  /// The outermost objects.
  private final var objects: [Any] {
    storedContent as? [Any] ?? storedContent.map { [$0] } ?? []
  }

  /// Makes the nodes anew (`NSTreeController.rearrangeObjects()`).
  open func rearrangeObjects() {
    let selected = Set(selectedObjects.map { ObjectKey($0) })
    observations = []
    var count = 0
    var open: [(node: NSTreeNode, objects: [Any], depth: Int)] = [(root, objects, 0)]
    while let (node, objects, depth) = open.popLast() {
      // An object that contains itself is not shown once more in its own contents.
      let outer = Set(node.objectsAround.map { ObjectKey($0) })
      let inside =
        objects.filter { !outer.contains(ObjectKey($0)) }.prefix(max(Self.most - count, 0))
      node.children = nodes(of: Array(inside).sorted(by: sortDescriptors), in: node)
      count += node.children.count
      for child in node.children {
        child.isLeaf =
          leafKeyPath.flatMap { boolValue(of: values(of: child.representedObject, $0)) } ?? false
        observe(child.representedObject)
        var inner: [Any] = []
        if let childrenKeyPath, !child.isLeaf, depth < Self.deepest {
          inner = values(of: child.representedObject, childrenKeyPath) as? [Any] ?? []
        }
        if inner.isEmpty { child.children = [] } else { open.append((child, inner, depth + 1)) }
      }
    }
    nodes = Array(root.all.dropFirst())
    var kept =
      preservesSelection && !selected.isEmpty
      ? nodes.filter { node in
        node.representedObject.map { selected.contains(ObjectKey($0)) } ?? false
      } : []
    if kept.isEmpty, avoidsEmptySelection { kept = Array(nodes.prefix(1)) }
    chosen = kept
    didChangeValue(forKey: "arrangedObjects")
    selectionPathsDidChange()
  }

  /// Returns the nodes of the objects in a node; an object that stands there already keeps its node, so that an outline
  /// keeps it expanded.
  private final func nodes(of objects: [Any], in parent: NSTreeNode) -> [NSTreeNode] {
    var known = Dictionary(
      parent.children.compactMap { node in node.representedObject.map { (ObjectKey($0), node) } },
      uniquingKeysWith: { first, _ in first })
    return objects.enumerated().map { place, object in
      let node = known.removeValue(forKey: ObjectKey(object)) ?? NSTreeNode(object, in: parent)
      node.place = place
      return node
    }
  }

  private final func values(of object: Any?, _ path: String) -> Any? {
    (try? KeyValues.value(of: object, KeyNames(path).keys[...])) ?? nil
  }

  private final func observe(_ object: Any?) {
    guard let source = object as? any KeyValueSource else { return }
    for path in [childrenKeyPath, leafKeyPath].compactMap({ $0 }) {
      observations.append(source.observe(path) { [weak self] in self?.rearrangeObjects() })
    }
  }

  // MARK: Selection

  private final var chosen: [NSTreeNode] = []

  /// The selected nodes (`NSTreeController.selectedNodes`).
  public final var selectedNodes: [NSTreeNode] { chosen }
  /// The selected objects (`NSTreeController.selectedObjects`).
  open override var selectedObjects: [Any] { chosen.compactMap(\.representedObject) }
  /// The places of the selected objects (`NSTreeController.selectionIndexPaths`).
  public final var selectionIndexPaths: [IndexPath] {
    get { chosen.map(\.indexPath) }
    set { setSelectionIndexPaths(newValue) }
  }
  /// The place of the first selected object; nil for none (`NSTreeController.selectionIndexPath`).
  public final var selectionIndexPath: IndexPath? { chosen.first?.indexPath }

  /// Selects the objects at places; returns whether the selection has changed
  /// (`NSTreeController.setSelectionIndexPaths(_:)`).
  @discardableResult
  public final func setSelectionIndexPaths(_ paths: [IndexPath]) -> Bool {
    select(paths.compactMap { root.descendant(at: $0) })
  }

  private final func select(_ nodes: [NSTreeNode]) -> Bool {
    let nodes = nodes.filter { $0 !== root }
    guard !nodes.elementsEqual(chosen, by: ===), commitEditing() else { return false }
    chosen = nodes
    selectionPathsDidChange()
    return true
  }

  private final func selectionPathsDidChange() {
    selectionDidChange()
    tell(["selectionIndexPaths", "selectionIndexPath", "selectedNodes", "canAddChild"])
    bindingGroup(.selectionIndexPaths)?.commit(selectionIndexPaths)
  }

  // MARK: Adding and removing

  /// A Boolean value that indicates whether an object can be inserted (`NSTreeController.canInsert`).
  public final var canInsert: Bool { isEditable }
  /// A Boolean value that indicates whether an object can be added to the selected one
  /// (`NSTreeController.canAddChild`).
  public final var canAddChild: Bool {
    isEditable && childrenKeyPath != nil && chosen.count == 1 && !chosen[0].isLeaf
  }

  /// Adds an object at the outermost level (`NSObjectController.addObject(_:)`).
  open override func addObject(_ object: Any) { insert(object, at: objects.count, in: root) }
  /// Removes an object wherever it stands.
  open override func removeObject(_ object: Any) {
    let key = ObjectKey(object)
    guard
      let node = nodes.first(where: { $0.representedObject.map { ObjectKey($0) == key } ?? false }),
      let parent = node.parent
    else { return }
    change(parent) { $0.removeAll { ObjectKey($0) == key } }
  }
  /// Adds a new object after the selected one, in the same object (`NSTreeController.add(_:)`).
  open override func add(_ sender: Any?) {
    guard canAdd else { return }
    let (node, parent) = (chosen.first, chosen.first?.parent ?? root)
    let place = node.flatMap { node in parent.children.firstIndex { $0 === node } }
    insert(newObject(), at: place.map { $0 + 1 } ?? parent.children.count, in: parent)
  }
  /// Adds a new object to the selected one (`NSTreeController.addChild(_:)`).
  open func addChild(_ sender: Any?) {
    guard canAddChild else { return }
    insert(newObject(), at: chosen[0].children.count, in: chosen[0])
  }
  /// Inserts an object at a place (`NSTreeController.insert(_:atArrangedObjectIndexPath:)`).
  public final func insert(_ object: Any, atArrangedObjectIndexPath indexPath: IndexPath) {
    let outer = IndexPath(indexes: indexPath.dropLast())
    guard let last = indexPath.last, let parent = root.descendant(at: outer) else { return }
    insert(object, at: last, in: parent)
  }

  private final func insert(_ object: Any, at place: Int, in parent: NSTreeNode) {
    change(parent) { $0.insert(object, at: min(max(place, 0), $0.count)) }
    guard selectsInsertedObjects else { return }
    let key = ObjectKey(object)
    _ = select(nodes.filter { $0.representedObject.map { ObjectKey($0) == key } ?? false })
  }

  /// Changes the objects in the object of a node, or the outermost ones.
  private final func change(_ node: NSTreeNode, _ body: (inout [Any]) -> Void) {
    guard commitEditing() else { return }
    guard node !== root else {
      var all = objects
      body(&all)
      setContent(all)
      return writeContent(.contentArray)
    }
    guard let childrenKeyPath, let source = node.representedObject as? any KeyValueSource else {
      return
    }
    var all = values(of: source, childrenKeyPath) as? [Any] ?? []
    body(&all)
    try? source.setValue(all, forKeyPath: childrenKeyPath)
  }

  // MARK: Values

  override class var keysOfContent: Set<String> {
    super.keysOfContent.union([
      "arrangedObjects", "selectionIndexPaths", "selectionIndexPath", "selectedNodes",
      "canAddChild",
    ])
  }

  /// Returns the value of a key of the controller.
  open override func value(forKey key: String) throws(KeyValueError) -> Any? {
    guard triedValues[key] == nil, !awaitsContent || !Self.keysOfContent.contains(key) else {
      return try super.value(forKey: key)
    }
    switch key {
    case "arrangedObjects": return arrangedObjects
    case "selectionIndexPaths": return selectionIndexPaths
    case "selectionIndexPath": return selectionIndexPath
    case "selectedNodes": return selectedNodes
    case "sortDescriptors": return sortDescriptors
    case "canInsert": return canInsert
    case "canAddChild": return canAddChild
    default: return try super.value(forKey: key)
    }
  }

  /// Sets the value of a key of the controller.
  open override func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    switch key {
    case "selectionIndexPaths": selectionIndexPaths = value as? [IndexPath] ?? []
    case "sortDescriptors": sortDescriptors = value as? [NSSortDescriptor] ?? []
    case "arrangedObjects", "selectedNodes", "canInsert", "canAddChild":
      throw .readOnlyKey(key, of: keyValueName)
    default: try super.setValue(value, forKey: key)
    }
  }

  /// The actions of a controller of a tree.
  open override class var actions: [ActionSelector] {
    [ActionSelector("addChild:", NSTreeController.addChild)]
  }
}
