import Localize
import Synchronization

/// The lookup tables of a document: objects by id, and the scenes.
final class DocumentIndex: Sendable {
  let family: InterfaceDocument.Family
  let scenes: [InterfaceScene]
  /// The name and the owner's class of each scene, at most 100 characters long.
  let sceneNames: [(title: String?, owner: String?)]
  /// The names of the elements around controls, by index.
  let ownNames = Mutex<[Int32: String?]>([:])
  /// The elements that list each gesture recognizer, by index; nil until they are asked for.
  let recognizerHosts = Mutex<[Int32: [Int32]]?>(nil)
  private let tree: ElementTree
  private let ids: ByteTable
  /// The element of each number in `ids`.
  private let elements: [Int32]
  /// The elements whose id an earlier object already has.
  let duplicates: [InterfaceElement]
  /// The views that are explicit accessibility elements and therefore hide their subviews.
  let accessibilityElements: Set<Int32>
  /// The objects with runtime attributes, in document order.
  let attributeOwners: [Int32]
  /// The views that runtime attributes hide or show.
  let isHiddenAtRuntime: [Int32: Bool]
  /// The views whose elements runtime attributes hide from screen readers.
  let viewsWithHiddenElements: Set<Int32>

  init(tree: ElementTree, family: InterfaceDocument.Family, scenes: [InterfaceScene]) {
    self.tree = tree
    self.family = family
    self.scenes = scenes
    sceneNames = scenes.map { ($0.title?.cut(to: 100), $0.ownerClass?.cut(to: 100)) }
    var ids = ByteTable(minimumCapacity: tree.nodes.count / 4)
    var elements: [Int32] = []
    var duplicates: [InterfaceElement] = []
    var accessibilityElements: Set<Int32> = []
    var attributeOwners: [Int32] = []
    var isHiddenAtRuntime: [Int32: Bool] = [:]
    var viewsWithHiddenElements: Set<Int32> = []
    tree.texts.withUnsafeBufferPointer { texts in
      // Connections and constraints have ids in the same namespace.
      for scene in scenes {
        for node in tree.descendants(of: scene.objects.index) {
          if tree.nodes[Int(node)].name == KnownName.accessibility.rawValue,
            let element = tree.child(.bool, key: "isElement", of: node),
            InterfaceElement(tree: tree, index: element).bool(.value) == true
          {
            accessibilityElements.insert(tree.nodes[Int(node)].parent)
          }
          if tree.nodes[Int(node)].name == KnownName.userDefinedRuntimeAttributes.rawValue {
            let view = tree.nodes[Int(node)].parent
            if attributeOwners.last != view { attributeOwners.append(view) }
            for attribute in RuntimeAttribute.all(of: InterfaceElement(tree: tree, index: view)) {
              switch attribute.keyPath {
              case KnownName.hidden.text: isHiddenAtRuntime[view] = attribute.isTrue
              case "accessibilityElementsHidden" where attribute.isTrue == true:
                viewsWithHiddenElements.insert(view)
              default: break
              }
            }
          }
          guard let id = tree.attribute(KnownName.id.rawValue, of: node) else { continue }
          if ids.insert(Int(id.start)..<Int(id.end), in: texts).isNew {
            elements.append(node)
          } else {
            duplicates.append(InterfaceElement(tree: tree, index: node))
          }
        }
      }
    }
    self.ids = ids
    self.elements = elements
    self.duplicates = duplicates
    self.accessibilityElements = accessibilityElements
    self.attributeOwners = attributeOwners
    self.isHiddenAtRuntime = isHiddenAtRuntime
    self.viewsWithHiddenElements = viewsWithHiddenElements
  }

  func object(_ id: String) -> InterfaceElement? {
    var id = id
    let number = id.withUTF8 { id in
      tree.texts.withUnsafeBufferPointer { ids.number(of: id, in: $0) }
    }
    return number.map { InterfaceElement(tree: tree, index: elements[Int($0)]) }
  }
}

extension ElementTree {
  /// Returns the indices of an element's descendants, in document order.
  func descendants(of node: Int32) -> Range<Int32> {
    let end = nodes[Int(node)].end
    // Elements are ordered by start tag, so the first one that begins after the end is the bound.
    var low = Int(node) + 1
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].tagStart < end { low = middle + 1 } else { high = middle }
    }
    return node + 1..<Int32(low)
  }
}
