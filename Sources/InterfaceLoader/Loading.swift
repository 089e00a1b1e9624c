import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A document while it is made live.
@MainActor
struct Loading {
  let document: InterfaceDocument
  let makers: [String: () -> Responder]
  let owner: Responder?
  let connectsActions: Bool
  /// Whether objects of classes that are not registered stand in for them.
  let makesPlaceholders: Bool
  let labelPolicy: LabelPolicy
  /// The extents of images by their names, as the document has them.
  let imageSizes: [String: Size]
  var result = LoadedInterface()
  var sceneCount = 0

  /// The elements whose children are views, or hold views in the same way.
  private static let viewContainers: Set<String> = ["subviews", "cells", "prototypes", "sections"]
  /// The properties that hold a view.
  private static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView",
  ]

  // MARK: First all objects

  mutating func makeObjects(of scene: InterfaceScene) {
    var shown: [(element: InterfaceElement, view: View)] = []
    for element in scene.topLevelObjects {
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        if let owner = owner ?? ownerPlaceholder(element) { keep(owner, element) }
      } else if let object = makeObject(element) {
        result.topLevel.append(object)
        shown += views(of: object).map { (element, $0) }
      }
    }
    let title = scene.title
    for (element, view) in shown {
      let own = shown.count > 1 ? element["userLabel"] ?? element["customClass"] : nil
      let name = own ?? (shown.count > 1 ? words(of: element.name) : nil)
      result.screens.append(LoadedScreen(title: title ?? name, sceneIndex: sceneCount, view: view))
    }
    sceneCount += 1
  }

  /// The outermost views of an object at the top of a scene.
  private func views(of object: Responder) -> [View] {
    if let controller = object as? ViewController {
      return ([controller] + controller.children).compactMap(\.viewIfLoaded)
    }
    return (object as? View).map { [$0] } ?? []
  }

  /// Keeps a control of a bar with the screen of its scene, as one of its own where there is none.
  private mutating func addBarView(_ view: View, sceneIndex: Int) {
    if let screen = result.screens.firstIndex(where: { $0.sceneIndex == sceneIndex }) {
      result.screens[screen].barViews.append(view)
    } else {
      let title = document.scenes[sceneIndex].title
      result.screens.append(LoadedScreen(title: title, sceneIndex: sceneIndex, view: view))
      result.screens.sort { $0.sceneIndex < $1.sceneIndex }
    }
  }

  private mutating func makeObject(_ element: InterfaceElement) -> Responder? {
    if element.name.hasSuffix("ontroller"), element.id != nil { return makeController(element) }
    if InterfaceControl.isUIControl(element) || element.rect("frame") != nil
      || element.child("subviews") != nil
    {
      return makeView(element)
    }
    guard let object = custom(element) ?? objectPlaceholder(element) else { return nil }
    keep(object, element)
    return object
  }

  /// The object that would load the document: a controller, if it has a view there.
  private func ownerPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders else { return nil }
    let hasView = document.connections(of: element).contains { $0.isOutlet(named: "view") }
    let owner = hasView ? ViewController() : Responder()
    owner.becomePlaceholder(for: element["customClass"] ?? "File's Owner")
    return owner
  }

  /// What stands at the top of a scene and is neither controller nor view: its exit, an object of
  /// the app.
  private func objectPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders, element.name == "exit" || element["customClass"] != nil else {
      return nil
    }
    let object = Responder()
    object.becomePlaceholder(for: element["customClass"] ?? words(of: element.name))
    return object
  }

  private mutating func makeController(_ element: InterfaceElement) -> ViewController {
    let controller = custom(element) as? ViewController ?? ViewController()
    name(controller, element)
    controller.title = element.string("title")
    keep(controller, element)
    for child in element.children {
      if let key = child["key"], ["view", "tableView", "collectionView"].contains(key) {
        controller.view = makeView(child)
      } else if child.name == "viewControllers" {
        for inner in child.children { controller.addChild(makeController(inner)) }
      }
    }
    return controller
  }

  /// Makes a view and those in it; the reader's limit on nesting bounds the depth.
  private mutating func makeView(_ element: InterfaceElement) -> View {
    let view = custom(element) as? View ?? standardView(element)
    keep(view, element)
    name(view, element)
    view.frame = element.rect("frame") ?? .zero
    view.isHidden = element["hidden"] == "YES"
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.alpha = element["alpha"].flatMap(Double.init) ?? 1
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    view.clipsToBounds = element["clipsSubviews"] == "YES"
    if let label = view as? Label {
      label.apply(element)
    } else if let imageView = view as? ImageView {
      imageView.apply(element, sizes: imageSizes)
    } else if !(view is Button) {
      addStandardAccessibility(to: view, element)
    }
    if let color = element.color("tintColor") { view.decode(tintColor: color) }
    if let attribute = SemanticContentAttribute.named(element["semanticContentAttribute"]) {
      view.semanticContentAttribute = attribute
    }
    view.apply(element.effectiveAccessibility)
    addViews(of: element, to: view)
    return view
  }

  private mutating func addViews(of element: InterfaceElement, to view: View) {
    for child in element.children {
      if let key = child["key"], Self.viewKeys.contains(key), child.id != nil {
        view.addSubview(makeView(child))
      } else if Self.viewContainers.contains(child.name) {
        for inner in child.children {
          if inner.name == "tableViewSection" {
            addViews(of: inner, to: view)
          } else {
            view.addSubview(makeView(inner))
          }
        }
      }
    }
  }

  private func standardView(_ element: InterfaceElement) -> View {
    if element.name == "switch" { return LoadedSwitch(isOn: element["on"] == "YES") }
    if element.name == "slider" { return LoadedSlider(element) }
    if element.name == "button" {
      return Button(type: Button.ButtonType(documentName: element["buttonType"]))
    }
    if element.name == "label" { return Label(frame: .zero) }
    if element.name == "imageView" { return ImageView(frame: .zero) }
    return InterfaceControl.isUIControl(element) ? Control(frame: .zero) : View()
  }

  private func custom(_ element: InterfaceElement) -> Responder? {
    element["customClass"].flatMap { makers[$0]?() }
  }

  private mutating func keep(_ responder: Responder, _ element: InterfaceElement) {
    if let name = element["customClass"], makers[name] != nil {
      result.ofRegisteredClass.insert(ObjectIdentifier(responder))
    }
    result.byElement[element.ordinal] = responder
    if let id = element.id, result.objects[id] == nil { result.objects[id] = responder }
  }

  // MARK: Then what refers to them

  /// Sets what a control shows and sends.
  ///
  /// A control in a bar item has not been made as part of a view, so that is done first.
  mutating func configure(_ control: InterfaceControl) {
    if result.object(for: control.element) == nil {
      let view = makeView(control.element)
      result.topLevel.append(view)
      addBarView(view, sceneIndex: control.sceneIndex)
    }
    guard let live = result.object(for: control.element) as? Control else { return }
    live.isEnabled = control.isEnabled
    live.isSelected = control.isSelected
    live.isHighlighted = control.isHighlighted
    if let alignment = ContentHorizontalAlignment.named(
      control.element["contentHorizontalAlignment"])
    {
      live.contentHorizontalAlignment = alignment
    }
    if let alignment = ContentVerticalAlignment.named(control.element["contentVerticalAlignment"]) {
      live.contentVerticalAlignment = alignment
    }
    name(live, control)
    if let button = live as? Button, let content = control.button {
      button.apply(content, sizes: imageSizes)
      button.labelPolicy = labelPolicy
    }
    guard connectsActions else { return }
    for connection in control.connections {
      if connection.kind == .action { connect(connection, of: live) }
      if connection.kind == .segue, makesPlaceholders { connect(segue: connection, of: live) }
    }
  }

  private func connect(_ action: Connection, of control: Control) {
    guard !action.selector.isEmpty, let events = ControlEvents(name: action.eventType ?? "")
    else { return }
    let selector = ActionSelector(action.selector)
    if action.targetKind == .firstResponder {
      control.addTarget(nil, action: selector, for: events)
    } else if let target = action.targetID.flatMap({ result.objects[$0] }) {
      // An object that is not live gets nothing: nil would mean the responder chain.
      target.performAction(named: action.selector)
      control.addTarget(target, action: selector, for: events)
    }
  }

  // MARK: Outlets

  /// Connects the outlets of all objects, and the view of the owner.
  mutating func connectOutlets() {
    for element in document.root.descendants {
      guard let object = result.object(for: element) else { continue }
      for connection in document.connections(of: element) {
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let property = connection.attributes["property"]
        else { continue }
        connect(connection, property, of: object)
      }
    }
  }

  private mutating func connect(_ connection: Connection, _ property: String, of object: Responder)
  {
    let target = connection.targetID.flatMap { result.objects[$0] }
    let problem: UnconnectedOutlet.Reason?
    if property == "view", let controller = object as? ViewController {
      if let view = target as? View { controller.view = view }
      problem = target is View ? nil : target.map { .otherClass("\(type(of: $0))") } ?? .noObject
    } else {
      problem = self.problem(connecting: object.outlet(named: property), to: target)
    }
    if let problem, !object.isPlaceholder, isOfApp(object) {
      result.unconnectedOutlets.append(
        UnconnectedOutlet(owner: "\(type(of: object))", property: property, reason: problem))
    }
  }

  /// Connects an outlet; returns what is in the way.
  private func problem(
    connecting outlet: (any OutletProperty)?, to target: Responder?
  ) -> UnconnectedOutlet.Reason? {
    guard let outlet else { return .noProperty }
    guard let target else { return .noObject }
    return outlet.connect(target) ? nil : .otherClass("\(type(of: target))")
  }

  /// Whether the object is of a class of the app, whose outlets are its own: a framework's view has
  /// `delegate` and others that are not loaded.
  private func isOfApp(_ object: Responder) -> Bool {
    object === owner || result.ofRegisteredClass.contains(ObjectIdentifier(object))
  }
}

extension Connection {
  fileprivate func isOutlet(named name: String) -> Bool {
    kind == .outlet && attributes["property"] == name
  }
}
