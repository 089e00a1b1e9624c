import InterfaceBuilder
import InterfaceLoader

/// A document as the rules see it, with what they need to know of it as a whole.
final class AuditedDocument: Sendable {
  let document: InterfaceDocument
  let options: AuditOptions
  /// The app around the document; nil without its source.
  let app: AuditedApp?
  /// The elements of all scenes, in document order.
  let elements: [InterfaceElement]
  /// The elements by id; the first one if several share an id.
  let elementsByID: [String: InterfaceElement]
  /// The connections with the elements that have them, in document order.
  let allConnections: [(connection: Connection, owner: InterfaceElement)]
  /// The outlets that hold each object, by its id, with the elements that have them.
  let outletsByTarget: [String: [(connection: Connection, owner: InterfaceElement)]]
  /// The ids of the objects that code reaches by an outlet: with source, by one that code uses.
  let outlets: Set<String>
  /// The views at the top of a xib that are let go of as soon as they are loaded: the owner keeps its
  /// own view, and no connection leads to them.
  let dropped: [InterfaceElement]
  /// The colors of the system and of the app's catalog, as the document lists them.
  private let colors: DocumentColors

  init(
    _ document: InterfaceDocument, _ options: AuditOptions, in app: AuditedApp? = nil
  ) {
    self.app = app
    self.document = document
    self.options = options
    elements = document.scenes.flatMap { scene in
      scene.topLevelObjects.flatMap { [$0] + Array($0.descendants) }
    }
    elementsByID = Dictionary(
      elements.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    allConnections = elements.flatMap { element in
      document.connections(of: element).map { ($0, element) }
    }
    outlets = Set(
      allConnections.compactMap { connection, _ in
        guard [.outlet, .outletCollection].contains(connection.kind) else { return nil }
        if let app, let name = connection.property, !app.uses(outlet: name) { return nil }
        return connection.targetID
      })
    outletsByTarget = allConnections.reduce(into: [:]) { outlets, held in
      guard [.outlet, .outletCollection].contains(held.connection.kind) else { return }
      if let id = held.connection.targetID { outlets[id, default: []].append(held) }
    }
    let targets = Set(allConnections.compactMap(\.connection.targetID))
    let ownersHaveViews = allConnections.contains { connection, owner in
      owner.isFilesOwner && connection.property == "view"
    }
    dropped =
      document.dropsTopLevelObjects && ownersHaveViews
      ? document.scenes.flatMap(\.topLevelObjects).filter { view in
        view.isLoadedAsView && !view.isFilesOwner && !targets.contains(view.id ?? "")
          && !view.descendants.contains { targets.contains($0.id ?? "") }
      } : []
    colors = DocumentColors(document)
  }

  /// Returns whether an element is in a view that nothing keeps.
  func isDropped(_ element: InterfaceElement) -> Bool {
    !dropped.isEmpty && sequence(first: element, next: \.parent).contains(where: dropped.contains)
  }

  /// Returns a number that a rule compares with.
  func number(_ name: String, of rule: String) -> Double { options.number(name, of: rule) }

  /// Returns the text that an element shows; nil for an element without one of its own.
  func shownText(of element: InterfaceElement) -> ShownText? {
    ShownText(element, in: document, colors)
  }

  /// An element in a sentence: `Button “Save”` or `Button (id aQX-QQ-eLT)`.
  func subject(_ element: InterfaceElement) -> String {
    let cell = element.cellElement.map { CellContent($0) }
    let isLabel = element.name == "textField" && cell?.isEditable == false
    let kind = element.shownClass ?? (isLabel ? "Label" : displayName(of: element.name))
    let title: String? =
      switch element.name {
      case "textField" where isLabel: cell?.title
      case "button" where cell != nil: cell?.title
      case "button": ButtonContent(element).shownTitle
      case "label": LabelContent(element).text
      default: element.isSecureField ? element.label : element.title ?? element.label
      }
    let shown = [title, element.effectiveAccessibility.label, element.shownLabel].lazy
      .compactMap { $0?.trimmed }.first { !$0.isEmpty }
    if let shown { return "\(kind) “\(shown.cut(to: 60))”" }
    return element.shownID.map { "\(kind) (id \($0))" } ?? kind
  }
}
