import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A document while it is made live.
@MainActor
struct Loading {
  let makers: [String: () -> Responder]
  let owner: Responder?
  var objects: [String: Responder] = [:]
  var topLevel: [Responder] = []

  /// The elements that hold a view as their `key` property or among their `subviews`.
  private static let viewKeys: Set<String> = ["view", "contentView", "customView", "titleView"]

  // MARK: First all objects

  mutating func makeObjects(of scene: InterfaceScene) {
    for element in scene.topLevelObjects {
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        if let owner, let id = element.id { objects[id] = owner }
      } else if element["sceneMemberID"] == "viewController" {
        topLevel.append(makeController(element))
      } else if element.rect("frame") != nil || element.child("subviews") != nil {
        topLevel.append(makeView(element))
      }
    }
  }

  private mutating func makeController(_ element: InterfaceElement) -> ViewController {
    let controller = custom(element) as? ViewController ?? ViewController()
    controller.title = element["title"]
    keep(controller, element)
    if let view = element.children.first(where: { $0["key"] == "view" }) {
      controller.view = makeView(view)
    }
    return controller
  }

  /// Makes a view and those in it; one as deep as the reader's limit on nesting is as deep as it
  /// gets.
  private mutating func makeView(_ element: InterfaceElement) -> View {
    let view = custom(element) as? View ?? standardView(element)
    keep(view, element)
    view.frame = element.rect("frame") ?? .zero
    view.isHidden = element["hidden"] == "YES"
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.alpha = element["alpha"].flatMap(Double.init) ?? 1
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    for child in element.children {
      if child.name == "subviews" {
        for subview in child.children { view.addSubview(makeView(subview)) }
      } else if let key = child["key"], Self.viewKeys.contains(key), child.id != nil {
        view.addSubview(makeView(child))
      }
    }
    return view
  }

  private func standardView(_ element: InterfaceElement) -> View {
    if element.name == "button" {
      return Button(type: Button.ButtonType(documentName: element["buttonType"]))
    }
    return InterfaceControl.isControl(element) ? Control(frame: .zero) : View()
  }

  private func custom(_ element: InterfaceElement) -> Responder? {
    element["customClass"].flatMap { makers[$0]?() }
  }

  private mutating func keep(_ responder: Responder, _ element: InterfaceElement) {
    if let id = element.id, objects[id] == nil { objects[id] = responder }
  }

  // MARK: Then what refers to them

  /// Sets what a control shows and sends.
  ///
  /// A control in a bar item has not been made as part of a view, so that is done first.
  mutating func configure(_ control: InterfaceControl) {
    if objects[control.id] == nil { topLevel.append(makeView(control.element)) }
    guard let live = objects[control.id] as? Control else { return }
    live.isEnabled = control.isEnabled
    live.isSelected = control.isSelected
    live.isHighlighted = control.isHighlighted
    live.apply(control.effectiveAccessibility)
    if let button = live as? Button, let content = control.button { button.apply(content) }
    for action in control.actions { connect(action, of: live) }
  }

  private func connect(_ action: ActionConnection, of control: Control) {
    guard !action.selector.isEmpty, let events = ControlEvents(name: action.eventType ?? "") else {
      return
    }
    let selector = ActionSelector(action.selector)
    switch action.targetKind {
    case .firstResponder: control.addTarget(nil, action: selector, for: events)
    case .filesOwner, .object, .exit, .unresolved:
      // An object that is not live gets nothing: nil would mean the responder chain.
      if let target = action.targetID.flatMap({ objects[$0] }) {
        control.addTarget(target, action: selector, for: events)
      }
    }
  }
}
