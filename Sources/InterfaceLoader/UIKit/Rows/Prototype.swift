import InterfaceBuilder
import ResponderKit

/// A prototype of cells, from which a table or a collection makes them anew.
@MainActor
final class Prototype {
  let element: InterfaceElement
  fileprivate let loading: DocumentLoading
  fileprivate let sceneIndex: Int
  /// The objects outside to which those inside are connected.
  private var around: [(link: Backlink<Responder>, element: InterfaceElement)] = []
  /// The controller that performs the segues of the cell.
  private(set) var source = Backlink<ViewController>()

  init(_ element: InterfaceElement, of scene: Instantiation) {
    (self.element, loading, sceneIndex) = (element, scene.loading, scene.sceneIndex)
  }

  /// The numbers of the elements of the cell.
  private lazy var ordinals =
    element.ordinal..<element.ordinal + 1 + element.descendants.reduce(0) { count, _ in count + 1 }
  private lazy var ownElements = [element] + Array(element.descendants)
  /// The elements of the cell and of the recognizers in it.
  var elements: [InterfaceElement] { recognizers.isEmpty ? ownElements : ownElements + recognizers }
  /// The gesture recognizers that only views of the cell list.
  private(set) var recognizers: [InterfaceElement] = []
  /// The controls of the cell, which follow each other in document order.
  private(set) lazy var controls: [InterfaceControl] = {
    let all = loading.controls[sceneIndex]
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].element.ordinal < ordinals.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Array(all[low...].prefix { ordinals.contains($0.element.ordinal) })
  }()

  /// Notes the objects around the cell, once all of the scene are there.
  func connect(to scene: Instantiation, _ hosts: [Int: [InterfaceElement]]) {
    source = scene.prototype?.source ?? Backlink(scene.source(around: element))
    var seen: Set<Int> = []
    recognizers = ordinals.flatMap { hosts[$0] ?? [] }.filter { recognizer in
      seen.insert(recognizer.ordinal).inserted
        && loading.document.hosts(ofRecognizer: recognizer)
          .allSatisfy { ordinals.contains($0.ordinal) }
    }
    var known: Set<Int> = []
    for element in elements {
      for target in scene.document.connections(of: element).compactMap(\.target)
      where !ordinals.contains(target.ordinal) && known.insert(target.ordinal).inserted {
        guard let object = scene.result.object(for: target) else { continue }
        around.append((Backlink(object), target))
      }
    }
  }

  /// A name of a view with a text, and its id.
  typealias TextName = (name: String, id: String)

  /// The names of the views with a text, as ``SampleRows/Row/texts`` has them; of equal ones the first counts.
  private(set) lazy var textNames: [TextName] = {
    let shown = element.descendants.filter {
      ["label", "button", "textField", "textView"].contains($0.name)
    }
    let known = Set(shown.compactMap(\.id))
    var names: [TextName] = loading.document.connections(of: element).compactMap { connection in
      guard connection.kind == .outlet, let name = connection.property, let id = connection.targetID
      else { return nil }
      return (name, id)
    }
    let content = TableCellContent(element)
    if let id = content.textLabelID { names.append(("textLabel", id)) }
    if let id = content.detailTextLabelID { names.append(("detailTextLabel", id)) }
    var titles: [String: String] = [:]
    for control in controls { control.id.map { titles[$0] = control.button?.shownTitle } }
    for element in shown {
      guard let id = element.id else { continue }
      for name in [element.userLabel, LabelContent(element).text, titles[id], id] {
        name.map { names.append(($0, id)) }
      }
    }
    var taken: Set<String> = []
    return names.filter {
      known.contains($0.id) && !$0.name.isEmpty && taken.insert($0.name).inserted
    }
  }()
  /// The ids by those names.
  private(set) lazy var idsByTextName = Dictionary(
    textNames.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })

  /// Makes a cell.
  func makeCell() -> View {
    let scene = Instantiation(
      loading, scene: sceneIndex, owner: nil, isFirst: false, making: self)
    return scene.makeCell(
      of: self,
      among: around.compactMap { around in around.link.object.map { ($0, around.element) } })
  }
}

extension Prototype {
  /// The place in the document.
  var place: DocumentPlace {
    DocumentPlace(document: loading.document.nameInApp, scene: sceneIndex, id: element.id)
  }
}

extension Instantiation {
  /// Returns the prototype of an element, which is made when it is first asked for.
  func prototype(_ element: InterfaceElement) -> Prototype {
    if let known = prototypes[element.ordinal] { return known }
    let prototype = Prototype(element, of: self)
    prototypes[element.ordinal] = prototype
    return prototype
  }

  /// Connects the prototypes to the objects around them, once all are there.
  func connectPrototypes() {
    guard !prototypes.isEmpty else { return }
    var hosts: [Int: [InterfaceElement]] = [:]
    for element in elements where element.isGestureRecognizer {
      for host in document.hosts(ofRecognizer: element) {
        hosts[host.ordinal, default: []].append(element)
      }
    }
    for prototype in prototypes.values { prototype.connect(to: self, hosts) }
  }
}
