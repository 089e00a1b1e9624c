import AppKitDialect
import Graphics
import InterfaceBuilder
import Layout
import ResponderKit

/// A document of AppKit that is made live: its objects first, then what connects them.
///
/// The parser's nesting limit bounds the recursion.
@MainActor
final class AppKitInstantiation {
  let loading: DocumentLoading
  let owner: Responder?
  let objects: AppKitObjects
  var result: LoadedInterface
  /// The Touch Bars, which are shown after the windows whose views bring them.
  var touchBars: [LoadedScreen] = []
  /// The controllers whose views the document has, in document order.
  var controllers: [(element: InterfaceElement, controller: NSViewController)] = []

  /// The senders of the document, by the ordinals of their elements.
  private(set) lazy var controls = Dictionary(
    document.controls.map { ($0.element.ordinal, $0) }, uniquingKeysWith: { first, _ in first })

  /// The looks that the editor gave controls.
  private(set) lazy var controlGeneration = ControlGeneration(document)

  init(_ loading: DocumentLoading, owner: Responder?, in scope: ApplicationScope) {
    (self.loading, self.owner) = (loading, owner)
    objects = AppKitObjects(scope: scope, application: .shared)
    result = LoadedInterface(loading)
    result.appKit = objects
  }

  /// The popovers with their controllers, which have their views once all is connected.
  var popovers: [(popover: NSPopover, element: InterfaceElement, controller: NSViewController)] = []
  /// The prototypes that tables make rows of, once all objects are there.
  var rowPrototypes: [AppKitPrototype] = []

  /// The elements of the document, in document order.
  private(set) lazy var elements = document.scenes.flatMap(\.topLevelObjects)
    .flatMap { [$0] + $0.descendants }

  var document: InterfaceDocument { loading.document }
  var connectsObjects: Bool { settings.connectsActions || settings.ownsApplication }
  var settings: DocumentLoading.Settings { loading.settings }
  var application: NSApplication { objects.application }
  // What enables an item of a menu is its target, also where a document is only read.
  var makesPlaceholders: Bool { settings.makesPlaceholders || settings.ownsApplication }

  func load() -> LoadedInterface {
    for (number, scene) in document.scenes.enumerated() {
      for element in scene.topLevelObjects {
        makeObject(element, inScene: number)
        result.screens += touchBars
        touchBars = []
      }
    }
    connectRelationships()
    connectHeaders()
    fillTables()
    loadConstraints()
    application.awaitsDelegate = makesPlaceholders
    loading.setAttributes(of: elements) {
      result.object(for: $0) ?? result.constraint(for: $0)
    }
    if connectsObjects {
      connect(elements)
      settings.bindingValues?.note(document)
      bind(elements)
    }
    fillPopovers()
    for prototype in rowPrototypes { prototype.register(among: result.objects) }
    awaken()
    for (element, controller) in controllers where element.customClass != nil {
      controller.viewDidLoad()
    }
    if isSolved {
      for case let view as NSView in result.byElement.values where view.superview == nil {
        view.layoutSubtreeIfNeeded()
      }
    }
    for window in objects.visibleWindows { window.orderFront(nil) }
    if makesPlaceholders, application.delegate == nil {
      let delegate = AppObject()
      delegate.becomePlaceholder(for: "App Delegate")
      (objects.delegate, application.delegate) = (delegate, delegate)
    }
    return result
  }

  /// Makes an object at the top level of a scene.
  private func makeObject(_ element: InterfaceElement, inScene scene: Int) {
    let target = document.targetKind(of: element)
    switch element.name {
    case _ where target == .filesOwner: makeOwner(element)
    case _ where target == .firstResponder: break
    case _ where target == .application, "application": makeApplication(element, inScene: scene)
    case "window": show(makeWindow(element), element, inScene: scene)
    case "popover": makePopover(element)
    case "menu": makeTopLevelMenu(element, inScene: scene)
    case "menuItem": makeTopLevelItem(element, inScene: scene)
    case "windowController": makeWindowController(element, inScene: scene)
    case _ where element.isViewController: makeController(element, inScene: scene)
    case _ where isView(element):
      let view = makeView(element)
      result.topLevel.append(view)
      show(view, element, inScene: scene)
    default:
      guard
        let object = makeObjectController(element) ?? custom(element) ?? objectPlaceholder(element)
      else { return }
      keep(object, element)
      result.topLevel.append(object)
    }
  }

  private func makeApplication(_ element: InterfaceElement, inScene scene: Int) {
    keep(application, element)
    application.setRecordName("Application")
    guard let menu = element.mainMenu else { return }
    makeTopLevelMenu(menu, inScene: scene)
  }

  /// Takes the owner, or makes a placeholder: a controller if the document has its view or its window.
  private func makeOwner(_ element: InterfaceElement) {
    if let owner { return keep(owner, element) }
    guard makesPlaceholders else { return }
    if element.customClass == "NSApplication" { return keep(application, element) }
    let outlets = document.connections(of: element).filter { $0.kind == .outlet }
    let object: NSResponder
    if outlets.contains(where: { $0.property == "view" }) {
      object = AppViewController()
    } else if outlets.contains(where: { $0.property == "window" && $0.target?.name == "window" }) {
      object = AppWindowController()
    } else {
      object = AppObject()
    }
    object.becomePlaceholder(for: element.customClass ?? "File's Owner")
    keep(object, element)
    result.topLevel.append(object)
  }

  /// The placeholder for an object that is neither a controller nor a view.
  private func objectPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders else { return nil }
    let object = AppObject()
    object.becomePlaceholder(for: element.customClass ?? displayName(of: element.name))
    return object
  }

  /// Makes the items of the Touch Bar that a view brings, side by side, in a window that is never key.
  func makeTouchBar(_ elements: [InterfaceElement], of element: InterfaceElement) {
    guard !elements.isEmpty else { return }
    let bar = NSView()
    bar.setRecordName("Touch Bar")
    var x = 0.0
    for view in elements.map({ makeView($0) }) {
      view.frame.origin = Point(x: x, y: 0)
      x += view.frame.width + 8
      bar.addSubview(view)
    }
    bar.frame.size = Size(width: x, height: bar.subviews.map(\.frame.height).max() ?? 0)
    let window = NSWindow(
      contentRect: Rect(origin: .zero, size: bar.frame.size), styleMask: .borderless)
    window.contentView = bar
    window.setRecordName("Touch Bar")
    objects.windows[ObjectIdentifier(bar)] = window
    result.topLevel.append(window)
    let scene = document.scenes.firstIndex { scene in
      sequence(first: element, next: \.parent).contains { scene.topLevelObjects.contains($0) }
    }
    touchBars.append(
      LoadedScreen(title: "Touch Bar", sceneIndex: scene ?? 0, root: bar))
  }

  func isView(_ element: InterfaceElement) -> Bool {
    loading.dialect.kinds[element.name] != nil || AppKitViewContent(element).frame != nil
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

  /// Adds a screen with an outermost object.
  func show(_ root: Responder, _ element: InterfaceElement, inScene scene: Int) {
    let own = [(root as? NSWindow)?.title, element.userLabel, element.title, element.customClass]
    let title = document.scenes[scene].title
    // What stands beside the controller of a scene has a name of its own.
    let names = element.isController ? [title] + own : own + [title]
    let name = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    result.screens.append(
      LoadedScreen(
        title: name ?? displayName(of: element.name), sceneIndex: scene, root: root))
  }

  /// Notifies the objects that they have been loaded, those inside first.
  private func awaken() {
    for element in elements.reversed() {
      result.constraint(for: element)?.awakeFromNib()
      result.object(for: element)?.awakeFromNib()
    }
  }
}

extension DocumentLoading {
  /// Makes every object of an AppKit document; in an application of its own for a document that is made
  /// live.
  func loadAppKit(owner: Responder?) -> LoadedInterface {
    let scope = settings.ownsApplication ? ApplicationScope() : ApplicationScope.current
    return scope.run {
      for transformer in settings.valueTransformers {
        NSApplication.shared.valueTransformers[transformer.name] = transformer
      }
      return AppKitInstantiation(self, owner: owner, in: scope).load()
    }
  }
}
