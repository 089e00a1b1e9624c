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
  let connectsActions: Bool
  var result = LoadedInterface()

  /// The elements whose children are views, or hold views in the same way.
  private static let viewContainers: Set<String> = ["subviews", "cells", "prototypes", "sections"]
  /// The properties that hold a view.
  private static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView",
  ]

  // MARK: First all objects

  mutating func makeObjects(of scene: InterfaceScene) {
    for element in scene.topLevelObjects {
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        if let owner { keep(owner, element) }
      } else if let object = makeObject(element) {
        result.topLevel.append(object)
      }
    }
  }

  private mutating func makeObject(_ element: InterfaceElement) -> Responder? {
    if element.name.hasSuffix("ontroller"), element.id != nil { return makeController(element) }
    if element.rect("frame") != nil || element.child("subviews") != nil { return makeView(element) }
    guard let object = custom(element) else { return nil }
    keep(object, element)
    return object
  }

  private mutating func makeController(_ element: InterfaceElement) -> ViewController {
    let controller = custom(element) as? ViewController ?? ViewController()
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
    view.frame = element.rect("frame") ?? .zero
    view.isHidden = element["hidden"] == "YES"
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.alpha = element["alpha"].flatMap(Double.init) ?? 1
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
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
    if element.name == "button" {
      return Button(type: Button.ButtonType(documentName: element["buttonType"]))
    }
    return InterfaceControl.isUIControl(element) ? Control(frame: .zero) : View()
  }

  private func custom(_ element: InterfaceElement) -> Responder? {
    element["customClass"].flatMap { makers[$0]?() }
  }

  private mutating func keep(_ responder: Responder, _ element: InterfaceElement) {
    result.byElement[element.ordinal] = responder
    if let id = element.id, result.objects[id] == nil { result.objects[id] = responder }
  }

  // MARK: Then what refers to them

  /// Sets what a control shows and sends.
  ///
  /// A control in a bar item has not been made as part of a view, so that is done first.
  mutating func configure(_ control: InterfaceControl) {
    if result.object(for: control.element) == nil {
      result.topLevel.append(makeView(control.element))
    }
    guard let live = result.object(for: control.element) as? Control else { return }
    live.isEnabled = control.isEnabled
    live.isSelected = control.isSelected
    live.isHighlighted = control.isHighlighted
    live.apply(control.effectiveAccessibility)
    if let button = live as? Button, let content = control.button { button.apply(content) }
    guard connectsActions else { return }
    for action in control.actions { connect(action, of: live) }
  }

  private func connect(_ action: Connection, of control: Control) {
    guard !action.selector.isEmpty, let events = ControlEvents(name: action.eventType ?? "")
    else { return }
    let selector = ActionSelector(action.selector)
    if action.targetKind == .firstResponder {
      control.addTarget(nil, action: selector, for: events)
    } else if let target = action.targetID.flatMap({ result.objects[$0] }) {
      // An object that is not live gets nothing: nil would mean the responder chain.
      control.addTarget(target, action: selector, for: events)
    }
  }
}
