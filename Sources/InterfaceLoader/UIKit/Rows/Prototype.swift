import InterfaceBuilder
import ResponderKit

/// A prototype of cells, from which a table or a collection makes them anew.
@MainActor
final class Prototype {
  let element: InterfaceElement
  private let loading: DocumentLoading
  private let sceneIndex: Int
  /// The objects outside to which those inside are connected, and the controllers of the scene.
  private var around: [(link: Backlink<Responder>, element: InterfaceElement)] = []

  init(_ element: InterfaceElement, of scene: Instantiation) {
    (self.element, loading, sceneIndex) = (element, scene.loading, scene.sceneIndex)
  }

  /// The numbers of the elements of the cell.
  private lazy var ordinals =
    element.ordinal..<element.ordinal + 1 + element.descendants.reduce(0) { count, _ in count + 1 }
  /// The elements of the cell and of the recognizers in it.
  private(set) lazy var elements = [element] + Array(element.descendants) + recognizers
  /// The controls of the cell.
  private(set) lazy var controls = loading.controls[sceneIndex].filter {
    ordinals.contains($0.element.ordinal)
  }
  /// The gesture recognizers that only views of the cell list.
  private(set) lazy var recognizers = loading.document.scenes[sceneIndex].topLevelObjects.filter {
    guard $0.isGestureRecognizer else { return false }
    let hosts = loading.document.hosts(ofRecognizer: $0)
    return !hosts.isEmpty && hosts.allSatisfy { ordinals.contains($0.ordinal) }
  }

  /// Notes the objects around the cell, once all of the scene are there.
  func connect(to scene: Instantiation) {
    around = scene.ownControllers.map { (Backlink($0.controller as Responder), $0.element) }
    var known = Set(around.map(\.element.ordinal))
    for element in elements {
      for target in scene.document.connections(of: element).compactMap(\.target)
      where !ordinals.contains(target.ordinal) && known.insert(target.ordinal).inserted {
        guard let object = scene.result.object(for: target) else { continue }
        around.append((Backlink(object), target))
      }
    }
  }

  /// Makes a cell.
  func makeCell() -> View {
    let scene = Instantiation(
      loading, scene: sceneIndex, owner: nil, isFirst: false, making: self)
    return scene.makeCell(
      of: self,
      among: around.compactMap { around in around.link.object.map { ($0, around.element) } })
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
    for prototype in prototypes.values { prototype.connect(to: self) }
  }
}
