import Graphics
package import InterfaceBuilder
import Lists
import Navigation
import ResponderKit

// The segues of a scene.
extension Instantiation {
  /// Gives the controllers the segues that they perform by name, and the cells theirs.
  func connectSegues() {
    for element in elements {
      let segues = document.segues(of: element)
      guard !segues.isEmpty else { continue }
      for segue in segues {
        // The controller has the segues of a prototype already, each once.
        guard prototype == nil, let template = template(of: segue) else { continue }
        source(of: element)?.segueTemplates.append(template)
      }
      if let cell = (result.object(for: element) as? TableViewCell)?.documentState {
        for segue in segues {
          guard let action = action(ofSegue: segue.connection) else { continue }
          cell.addSegue(action, isOfAccessory: segue.trigger == "accessoryAction")
        }
      } else if let cell = result.object(for: element) as? CollectionViewCell {
        for segue in segues { action(ofSegue: segue.connection).map { cell.addSegue($0) } }
      }
    }
  }

  /// Returns the closure that performs the segue of a sender for the user; nil for a segue that the
  /// user does not begin.
  func action(ofSegue connection: Connection) -> Action? {
    guard let segue = SegueContent(connection), let template = template(of: segue),
      let source = connection.element.parent?.parent.flatMap({ source(of: $0) })
    else { return nil }
    return Self.action(of: segue, template, from: source)
  }

  /// Returns the closure that performs a segue from a controller.
  static func action(
    of segue: SegueContent, _ template: SegueTemplate, from source: ViewController
  ) -> Action {
    let link = Backlink(source)
    let action = Action(title: segue.summary) { action in
      if let source = link.object { template.perform(from: source, sender: action.sender) }
    }
    action.segue = SegueOrigin(template, from: link)
    return action
  }

  /// The controller that an object of the scene belongs to.
  func source(of element: InterfaceElement) -> ViewController? {
    if let prototype { return prototype.source.object }
    return source(around: element)
      ?? result.byElement.values.lazy.compactMap { $0 as? ViewController }.first
  }

  /// The controller whose element is around another one, otherwise the first one of the scene.
  func source(around element: InterfaceElement) -> ViewController? {
    for element in sequence(first: element, next: \.parent) {
      if let controller = result.object(for: element) as? ViewController { return controller }
    }
    return ownControllers.first?.controller
  }

  /// Returns the name of the segue in records: its identifier, otherwise where it leads.
  private func name(of segue: SegueContent) -> String {
    if let identifier = segue.identifier, !identifier.isEmpty { return "segue \(identifier)" }
    return segue.isUnwind ? "the unwind segue" : "the segue to \(segue.destinationName)"
  }

  /// Returns what a segue does; nil for a relationship, an embedded scene and an unknown target.
  func template(of segue: SegueContent) -> SegueTemplate? {
    let template = unplacedTemplate(of: segue)
    template?.place = segue.id.map { (document.nameInApp, sceneIndex, $0) }
    return template
  }

  private func unplacedTemplate(of segue: SegueContent) -> SegueTemplate? {
    if segue.isUnwind, let action = segue.unwindAction, !action.isEmpty {
      return SegueTemplate(
        identifier: segue.identifier, recordName: name(of: segue),
        kind: .unwind(ActionSelector(action)))
    }
    guard segue.kind != .relationship, segue.kind != .embed else { return nil }
    let (loading, destination) = (loading, segue.destination)
    let template = SegueTemplate(
      identifier: segue.identifier, recordName: name(of: segue),
      kind: .forward { _, _ in
        let target = destination.flatMap { loading.resolve($0) }
        return target.flatMap { $0.loading.makeController($0.element) }
      } perform: { source, destination, sender in
        segue.show(destination, from: source, sender: sender)
      })
    template.id = segue.id
    if let customClass = segue.customClass, segue.kind == .custom {
      template.makeSegue =
        settings.segueMakers[customClass] ?? { identifier, source, destination in
          StoryboardSegue(identifier: identifier, source: source, destination: destination) {}
        }
    }
    return template
  }

  /// Puts the views of other scenes into the container views of this one.
  func embed() {
    for element in elements where element.name == "containerView" {
      guard let container = result.object(for: element) as? View else { continue }
      for segue in document.segues(of: element) where segue.kind == .embed {
        guard let parent = source(of: element),
          let child = segue.destination.flatMap({ child(for: $0, in: parent) }),
          loading.accepts(child, in: parent)
        else { continue }
        parent.prepare(
          for: StoryboardSegue(identifier: segue.identifier, source: parent, destination: child),
          sender: nil)
        parent.addChild(child)
        if !container.bounds.isEmpty { child.document?.viewSize = container.bounds.size }
        child.view.frame = Rect(origin: .zero, size: child.keptSize ?? container.bounds.size)
        if isSolved { child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        container.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
  }
}

extension SegueContent {
  /// The segue in a few words: `segue toSettings (show) to SettingsViewController`.
  package var summary: String {
    let name = identifier.map { " \($0)" } ?? ""
    if isUnwind { return "segue\(name) (unwind) back to \(unwindAction ?? "")" }
    return "segue\(name) (\(kind.name)) to \(destinationName)"
  }

  fileprivate var destinationName: String {
    guard let destination else { return "a missing scene" }
    if let name = connection.shownTargetClass { return name }
    let content = ControllerContent(destination)
    guard content.kind == .placeholder else { return displayName(of: destination.name) }
    let scene = content.referencedIdentifier.map { "\($0) of " } ?? ""
    return "\(scene)\(content.storyboardName ?? "").storyboard"
  }

  /// Shows the destination in the way of the kind.
  @MainActor
  fileprivate func show(_ destination: ViewController, from source: ViewController, sender: Any?) {
    if let style = ModalPresentationStyle.named(modalPresentationStyle) {
      destination.modalPresentationStyle = style
    }
    if let style = ModalTransitionStyle.named(modalTransitionStyle) {
      destination.modalTransitionStyle = style
    }
    switch kind {
    case .show, .push: source.show(destination, sender: sender)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
    case .popoverPresentation, .popover:
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: isAnimated)
    default: source.present(destination, animated: isAnimated)
    }
  }
}
