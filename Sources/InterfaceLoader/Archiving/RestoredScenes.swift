package import AppKitDialect
import InterfaceBuilder
package import Lists
package import ResponderKit

/// The scenes of documents whose objects an archive has made: their segues, prototypes and other scenes are still those
/// of the document.
@MainActor
package final class RestoredScenes {
  private let loader: InterfaceLoader
  private var loadings: [String: DocumentLoading] = [:]
  private var scenes: [DocumentPlace: Instantiation] = [:]
  private var segues: [String: [String: SegueContent]] = [:]
  private var elements: [String: [String: InterfaceElement]] = [:]

  package init(_ loader: InterfaceLoader) { self.loader = loader }

  private func loading(_ name: String) -> DocumentLoading? {
    if let known = loadings[name] { return known }
    guard let document = loader.storyboards?(name) else { return nil }
    let loading = loader.loading(document)
    loadings[name] = loading
    return loading
  }

  private func scene(_ place: DocumentPlace) -> Instantiation? {
    let place = DocumentPlace(document: place.document, scene: place.scene)
    if let known = scenes[place] { return known }
    guard let loading = loading(place.document),
      loading.document.scenes.indices.contains(place.scene)
    else { return nil }
    let scene = Instantiation(loading, scene: place.scene, owner: nil, isFirst: true)
    scenes[place] = scene
    return scene
  }

  /// Returns the state of a controller that a document has made; nil without the document.
  ///
  /// One whose view was not loaded makes it from the document.
  package func state(_ place: DocumentPlace) -> DocumentState? {
    scene(place).map { DocumentState(scene: $0) }
  }

  /// Returns the segue with an id; nil without the document or the segue.
  package func template(_ place: DocumentPlace) -> SegueTemplate? {
    guard let segue = segue(place) else { return nil }
    return scene(place)?.template(of: segue)
  }

  /// Returns the action of a segue that begins at a controller; nil without the document or the segue.
  package func action(_ place: DocumentPlace, from source: ViewController) -> Action? {
    guard let segue = segue(place), let template = scene(place)?.template(of: segue) else {
      return nil
    }
    return Instantiation.action(of: segue, template, from: source)
  }

  private func segue(_ place: DocumentPlace) -> SegueContent? {
    guard let document = loading(place.document)?.document, let id = place.id else { return nil }
    if segues[place.document] == nil {
      let all = document.root.descendants.flatMap { document.segues(of: $0) }
      segues[place.document] = Dictionary(
        all.compactMap { segue in segue.id.map { ($0, segue) } },
        uniquingKeysWith: { first, _ in first })
    }
    return segues[place.document]?[id]
  }

  private func element(_ place: DocumentPlace) -> InterfaceElement? {
    guard let document = loading(place.document)?.document, let id = place.id else { return nil }
    if elements[place.document] == nil {
      elements[place.document] = Dictionary(
        document.root.descendants.compactMap { element in element.id.map { ($0, element) } },
        uniquingKeysWith: { first, _ in first })
    }
    return elements[place.document]?[id]
  }

  // MARK: Prototypes

  /// Tells the scenes of the objects with ids of their elements, and connects the prototypes to them.
  package func connectPrototypes(among objects: [String: AnyObject]) {
    for scene in scenes.values where !scene.prototypes.isEmpty {
      for element in scene.elements {
        guard let object = element.id.flatMap({ objects[$0] }) as? Responder else { continue }
        scene.keep(object, element)
        if let controller = object as? ViewController { scene.note(controller, element) }
      }
      scene.connectPrototypes()
    }
  }

  /// Has a table make cells from a prototype; returns false without it.
  package func register(_ place: DocumentPlace, _ identifier: String, in table: TableView) -> Bool {
    guard let prototype = prototype(place) else { return false }
    table.registerPrototype(identifier, of: prototype) { prototype.makeCell() }
    return true
  }

  /// Has a collection make items or other views from a prototype; returns false without it.
  package func register(
    _ place: DocumentPlace, _ identifier: String, ofKind kind: String?,
    in collection: CollectionView
  ) -> Bool {
    guard let prototype = prototype(place) else { return false }
    if let kind {
      collection.registerPrototype(identifier, ofKind: kind, of: prototype) { prototype.makeCell() }
    } else {
      collection.registerPrototype(identifier, of: prototype) { prototype.makeCell() }
    }
    return true
  }

  private func prototype(_ place: DocumentPlace) -> Prototype? {
    guard let scene = scene(place), let element = element(place) else { return nil }
    return scene.prototype(element)
  }

  /// Has a table of AppKit make views of rows from a prototype; returns false without it.
  package func register(
    _ place: DocumentPlace, _ identifier: String, in table: NSTableView,
    among objects: [String: AnyObject]
  ) -> Bool {
    guard let loading = loading(place.document), let element = element(place) else { return false }
    let scope = ApplicationScope.current
    let instantiation = AppKitInstantiation(loading, owner: nil, in: scope)
    let prototype = AppKitPrototype(element, identifier, of: table, instantiation)
    prototype.register(among: objects.compactMapValues { $0 as? Responder })
    return true
  }
}
