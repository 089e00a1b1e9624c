import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// The objects of a document during instantiation.
@MainActor
struct Instantiation {
  let document: InterfaceDocument
  let makers: [String: () -> Responder]
  let recognizerMakers: [String: () -> GestureRecognizer]
  let kinds: [String: ViewKind]
  let owner: Responder?
  let connectsActions: Bool
  /// Whether unregistered classes are replaced by placeholders.
  let makesPlaceholders: Bool
  let labelPolicy: LabelPolicy
  let imageNamePolicy: Button.ImageNamePolicy
  let speaksCheckmarks: Bool
  /// The sizes of images by name, as listed in the document.
  let imageSizes: [String: Size]
  var result = LoadedInterface()
  /// The gesture recognizers, in document order.
  var recognizers: [(element: InterfaceElement, recognizer: GestureRecognizer)] = []
  var sceneCount = 0

  // MARK: First pass: creating the objects

  mutating func makeObjects(of scene: InterfaceScene) {
    var shown: [(element: InterfaceElement, view: View)] = []
    for element in scene.topLevelObjects {
      if element.isFilesOwner {
        if let owner = owner ?? ownerPlaceholder(element) { keep(owner, element) }
      } else if element.isGestureRecognizer {
        makeRecognizer(element)
      } else if let object = makeObject(element) {
        result.topLevel.append(object)
        shown += views(of: object).map { (element, $0) }
      }
    }
    let title = scene.title
    for (element, view) in shown {
      let own = shown.count > 1 ? element.userLabel ?? element.customClass : nil
      let name = own ?? (shown.count > 1 ? displayName(of: element.name) : nil)
      result.screens.append(LoadedScreen(title: title ?? name, sceneIndex: sceneCount, view: view))
    }
    sceneCount += 1
  }

  /// The root views of a top-level object of a scene.
  private func views(of object: Responder) -> [View] {
    if let controller = object as? ViewController {
      return ([controller] + controller.children).compactMap(\.viewIfLoaded)
    }
    return (object as? View).map { [$0] } ?? []
  }

  private mutating func makeObject(_ element: InterfaceElement) -> Responder? {
    if element.isController { return makeController(element) }
    if element.isLoadedAsView { return makeView(element) }
    guard let object = custom(element) ?? objectPlaceholder(element) else { return nil }
    keep(object, element)
    return object
  }

  /// The placeholder for the File's Owner, which is a view controller if its `view` outlet is
  /// connected.
  private func ownerPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders else { return nil }
    let hasView = document.connections(of: element).contains { $0.isOutlet(named: "view") }
    let owner = hasView ? ViewController() : Responder()
    owner.becomePlaceholder(for: element.customClass ?? "File's Owner")
    return owner
  }

  /// The placeholder for a top-level object that is neither a controller nor a view: the exit, or
  /// an object of the app.
  private func objectPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders, element.name == "exit" || element.customClass != nil else {
      return nil
    }
    let object = Responder()
    object.becomePlaceholder(for: element.customClass ?? displayName(of: element.name))
    return object
  }

  private mutating func makeController(_ element: InterfaceElement) -> ViewController {
    let controller = custom(element) as? ViewController ?? ViewController()
    name(controller, element)
    let content = ControllerContent(element)
    controller.title = content.title
    keep(controller, element)
    if let view = content.view { controller.view = makeView(view) }
    if let refreshControl = content.refreshControl {
      controller.view.insertSubview(makeView(refreshControl), at: 0)
    }
    for child in content.children { controller.addChild(makeController(child)) }
    return controller
  }

  /// Makes a view and its subviews; the parser's nesting limit bounds the recursion.
  mutating func makeView(_ element: InterfaceElement, frame: Rect? = nil) -> View {
    let kind = kinds[element.name] ?? .bare(element)
    let view = custom(element) as? View ?? kind.make(element)
    keep(view, element)
    name(view, element)
    let content = ViewContent(element)
    view.frame = frame ?? content.frame ?? .zero
    view.isHidden = content.isHidden
    view.isUserInteractionEnabled = content.isUserInteractionEnabled
    view.alpha = content.alpha
    view.tag = content.tag
    view.clipsToBounds = content.clipsToBounds
    kind.apply(view, element, .init(imageSizes: imageSizes))
    if let color = content.tintColor { view.decode(tintColor: color) }
    if let attribute = SemanticContentAttribute.named(content.semanticContentAttribute) {
      view.semanticContentAttribute = attribute
    }
    view.apply(element.effectiveAccessibility)
    addSubviews(content.subviews, to: view)
    if element.name == "tableView" { addSectionTitles(of: element, to: view) }
    return view
  }

  /// Makes the views in a view.
  ///
  /// A content view and an only view without a frame fill their superview. Others without one are
  /// arranged by a stack view or by constraints, and have no extent here.
  private mutating func addSubviews(_ elements: [InterfaceElement], to view: View) {
    let whole = Rect(origin: .zero, size: view.bounds.size)
    for element in elements {
      let fills = elements.count == 1 || element.isContentView
      let frame = ViewContent(element).frame(inSuperviewOf: whole.size) ?? (fills ? whole : nil)
      view.addSubview(makeView(element, frame: frame))
    }
    if let cell = view as? LoadedCell {
      cell.speaksCheckmark = speaksCheckmarks
      cell.addDetails()
    }
    (view as? ScrollView)?.fitContent()
  }

  private func custom(_ element: InterfaceElement) -> Responder? {
    element.customClass.flatMap { makers[$0]?() }
  }

  private mutating func keep(_ responder: Responder, _ element: InterfaceElement) {
    if let name = element.customClass, makers[name] != nil {
      result.ofRegisteredClass.insert(ObjectIdentifier(responder))
    }
    result.byElement[element.ordinal] = responder
    if let id = element.id, result.objects[id] == nil { result.objects[id] = responder }
  }

  // MARK: Second pass: content and actions

  /// Sets the content, the state and the actions of a control.
  ///
  /// A control in a bar item is not part of a view, so it is created first.
  mutating func configure(_ control: InterfaceControl) {
    if result.object(for: control.element) == nil {
      makeBarView(of: control.element, sceneIndex: control.sceneIndex)
    }
    guard let live = result.object(for: control.element) as? Control else { return }
    live.isEnabled = control.isEnabled
    live.isSelected = control.isSelected
    live.isHighlighted = control.isHighlighted
    let content = ViewContent(control.element)
    if let alignment = ContentHorizontalAlignment.named(content.contentHorizontalAlignment) {
      live.contentHorizontalAlignment = alignment
    }
    if let alignment = ContentVerticalAlignment.named(content.contentVerticalAlignment) {
      live.contentVerticalAlignment = alignment
    }
    name(live, control)
    if let button = live as? Button, let content = control.button {
      button.apply(content, sizes: imageSizes)
      button.labelPolicy = labelPolicy
      button.imageNamePolicy = imageNamePolicy
    }
    guard connectsActions else { return }
    live.addHandlers(handlers(of: control.connections))
  }
}
