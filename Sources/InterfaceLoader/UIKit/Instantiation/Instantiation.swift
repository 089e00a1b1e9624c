import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// One scene of a document that is made live, in two steps: its controllers with their items, and its
/// views with all that is connected to them.
@MainActor
final class Instantiation {
  let loading: DocumentLoading
  let sceneIndex: Int
  let owner: Responder?
  /// Indicates whether the scene belongs to a document that is loaded as a whole, which keeps the
  /// result.
  private let isFirst: Bool
  /// The prototype of which a cell is made; nil where the whole scene is.
  let prototype: Prototype?
  /// The prototypes of cells, which learn of the objects around them.
  var prototypes: [Int: Prototype] = [:]
  var result: LoadedInterface
  /// The gesture recognizers, in document order.
  var recognizers: [(element: InterfaceElement, recognizer: GestureRecognizer)] = []
  /// The items of bars, in document order.
  var items: [(element: InterfaceElement, item: BarButtonItem)] = []
  /// The controllers, which nothing here retains before the views are made.
  private var controllers: [(element: InterfaceElement, link: Backlink<ViewController>)] = []
  private var topLevel: [(ordinal: Int, object: Responder)] = []
  /// The ordinals of controllers and items whose runtime attributes are set, which is before the views are made.
  private var attributed: Set<Int> = []
  private var areViewsMade = false
  /// The elements of the objects, once the scene is complete.
  private var ordinals: [ObjectIdentifier: Int] = [:]
  /// The objects of a cell by id, once it is complete.
  private var objectsByID: [String: Backlink<Responder>] = [:]
  /// The objects that nothing else retains, once the scene is complete.
  private var kept: [AnyObject] = []

  init(
    _ loading: DocumentLoading, scene: Int, owner: Responder?, isFirst: Bool,
    making prototype: Prototype? = nil
  ) {
    (self.loading, sceneIndex, self.owner) = (loading, scene, owner)
    (self.isFirst, self.prototype) = (isFirst, prototype)
    result = LoadedInterface(loading)
  }

  var document: InterfaceDocument { loading.document }
  var settings: DocumentLoading.Settings { loading.settings }
  var scene: InterfaceScene { document.scenes[sceneIndex] }
  /// The elements of the scene, or of the prototype, in document order.
  var elements: [InterfaceElement] {
    prototype?.elements ?? scene.topLevelObjects.flatMap { [$0] + Array($0.descendants) }
  }
  var makesPlaceholders: Bool { settings.makesPlaceholders }

  // MARK: First step: controllers, their items, and objects that are no views

  /// Makes the controllers and returns them; the caller retains them.
  func makeObjects() -> [ViewController] {
    var made: [ViewController] = []
    for element in scene.topLevelObjects {
      if element.isFilesOwner {
        if let owner = owner ?? ownerPlaceholder(element) { keep(owner, element) }
      } else if element.isController {
        made.append(makeController(element))
      } else if !element.isGestureRecognizer, !element.isLoadedAsView,
        let object = custom(element) ?? objectPlaceholder(element)
      {
        keep(object, element)
        topLevel.append((element.ordinal, object))
      }
    }
    loading.setAttributes(of: elements) { element in
      guard let object: AnyObject = controller(of: element) ?? result.item(for: element) else {
        return nil
      }
      attributed.insert(element.ordinal)
      return object
    }
    for controller in made { controller.awakeFromNib() }
    return made
  }

  /// Returns the controller that was made from an element.
  func controller(of element: InterfaceElement) -> ViewController? {
    controllers.first { $0.element.ordinal == element.ordinal }?.link.object
  }

  /// The controllers with their elements.
  var ownControllers: [(element: InterfaceElement, controller: ViewController)] {
    controllers.compactMap { element, link in link.object.map { (element, $0) } }
  }

  func note(_ controller: ViewController, _ element: InterfaceElement) {
    controllers.append((element, Backlink(controller)))
  }

  // MARK: Second step: views, and what is connected to them

  /// Makes the views now, by way of the controller that asks for them.
  func loadEverything() {
    for (element, controller) in ownControllers where ControllerContent(element).view != nil {
      controller.loadViewIfNeeded()
    }
    makeViews()
  }

  /// Makes the views of the scene, and connects its objects.
  func makeViews() {
    guard !areViewsMade else { return }
    areViewsMade = true
    for (element, controller) in ownControllers { keep(controller, element) }
    var shown: [ShownView] = []
    for element in scene.topLevelObjects {
      if element.isController {
        guard let controller = controller(of: element) else { continue }
        topLevel.append((element.ordinal, controller))
        shown += makeViews(of: controller, element)
      } else if element.isGestureRecognizer {
        makeRecognizer(element)
      } else if element.isLoadedAsView, !element.isFilesOwner {
        let view = makeView(element)
        topLevel.append((element.ordinal, view))
        shown.append((element, view))
      }
    }
    result.topLevel += topLevel.sorted { $0.ordinal < $1.ordinal }.map(\.object)
    shown = withOwnersView(shown)
    addScreens(shown)
    completeViews(loading.controls[sceneIndex])
    if settings.showsContainers { embed() }
    fillTables()
    for (element, controller) in ownControllers.dropFirst()
    where controller.document?.loadView != nil {
      controller.document?.loadView = nil
      if ControllerContent(element).view != nil { controller.viewDidLoad() }
    }
    if !isFirst { forget() }
  }

  /// Sets what the objects need each other for, and connects them.
  private func completeViews(_ controls: [InterfaceControl]) {
    makeViewsOfItems()
    for control in controls where control.kind == .control { configure(control) }
    loading.setAttributes(of: elements) { element in
      if attributed.contains(element.ordinal) { return nil }
      return result.object(for: element) ?? result.item(for: element)
        ?? result.recognizer(for: element) ?? result.constraint(for: element)
    }
    loadConstraints()
    connectRecognizers()
    connectPrototypes()
    if settings.connectsActions {
      connectItems()
      connectSegues()
      connectOutlets()
    }
    awakenViews()
  }

  /// Makes a cell from a prototype, and remembers the elements of what is in it; it knows the objects around
  /// the prototype.
  func makeCell(of prototype: Prototype, among around: [(Responder, InterfaceElement)]) -> View {
    for (object, element) in around { keep(object, element) }
    for element in prototype.recognizers { makeRecognizer(element) }
    let view = makeView(prototype.element)
    completeViews(prototype.controls)
    fillTables()
    for (_, element) in around {
      result.byElement[element.ordinal] = nil
      if let id = element.id { result.objects[id] = nil }
    }
    objectsByID = result.objects.mapValues { Backlink($0) }
    forget()
    view.documentOrigin = self
    return view
  }

  /// Takes the view of the file's owner out of another view that the document has it in: the owner
  /// keeps only its own view, and that is what is shown.
  private func withOwnersView(_ shown: [ShownView]) -> [ShownView] {
    guard let owner = scene.topLevelObjects.first(where: \.isFilesOwner),
      let id = document.connections(of: owner).first(where: { $0.isOutlet(named: "view") })?
        .targetID,
      let view = result.objects[id] as? View,
      let element = elements.first(where: { $0.id == id })
    else { return shown }
    let around = Array(sequence(first: view, next: \.superview).dropFirst())
    guard let place = shown.firstIndex(where: { $0.view === around.last }) else { return shown }
    let targets = Set(
      elements.flatMap { document.connections(of: $0) }.compactMap(\.targetID))
    let isAlone =
      around.allSatisfy { $0.subviews.count == 1 }
      && !targets.contains { id in around.contains { $0 === result.objects[id] } }
    view.removeFromSuperview()
    var shown = shown
    shown.replaceSubrange(place..<place + (isAlone ? 1 : 0), with: [(element, view)])
    result.topLevel.append(view)
    return shown
  }

  private func addScreens(_ shown: [ShownView]) {
    let title = scene.title
    for (element, view) in shown {
      let own = shown.count > 1 ? element.userLabel ?? element.title ?? element.customClass : nil
      let name = own ?? (shown.count > 1 ? displayName(of: element.name) : nil)
      result.screens.append(
        LoadedScreen(title: title ?? name, sceneIndex: sceneIndex, root: view))
    }
  }

  /// Adds a screen for each child of a container that is of another storyboard.
  func addForeignScreens() {
    for (element, container) in ownControllers where container is any ContainerController {
      for child in container.children {
        guard let scene = child.document?.scene as? Instantiation, scene.loading !== loading else {
          continue
        }
        let shown = sequence(first: child) {
          $0 is any ContainerController ? $0.children.first : nil
        }
        .reduce(child) { $1 }
        result.screens.append(
          LoadedScreen(
            title: shown.title ?? scene.scene.title ?? element.title, sceneIndex: sceneIndex,
            root: shown.view))
      }
    }
  }

  // MARK: Who is who

  /// Returns the object of a cell with an id; nil for none.
  func madeObject(id: String) -> Responder? { objectsByID[id]?.object }

  /// Lets go of the objects, which the controllers and the views keep, and remembers their elements.
  func forget() {
    defer {
      result = LoadedInterface(loading)
      (recognizers, items, topLevel) = ([], [], [])
    }
    guard !isFirst else { return }
    for (ordinal, object) in result.byElement { ordinals[ObjectIdentifier(object)] = ordinal }
    for (ordinal, recognizer) in result.recognizersByElement {
      ordinals[ObjectIdentifier(recognizer)] = ordinal
    }
    for (ordinal, item) in result.itemsByElement { ordinals[ObjectIdentifier(item)] = ordinal }
    kept = result.topLevel.filter { !($0 is ViewController) } + recognizers.map(\.recognizer)
  }

  /// The element that an object was made from; nil for another object.
  func element(of object: AnyObject) -> InterfaceElement? {
    ordinals[ObjectIdentifier(object)].map { InterfaceElement(in: document, ordinal: $0) }
  }

  func custom(_ element: InterfaceElement) -> Responder? {
    element.customClass.flatMap { settings.makers[$0]?() }
  }

  func keep(_ responder: Responder, _ element: InterfaceElement) {
    if let name = element.customClass, settings.makers[name] != nil {
      result.ofRegisteredClass.insert(ObjectIdentifier(responder))
    }
    result.byElement[element.ordinal] = responder
    if let id = element.id, result.objects[id] == nil { result.objects[id] = responder }
  }
}
