import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// A view of a document from which a table makes the views of its rows, by the identifier that the app asks for.
///
/// It retains none of the objects around it, which retain the table.
@MainActor
final class AppKitPrototype {
  private let element: InterfaceElement
  private let identifier: String
  private let table: Backlink<NSTableView>
  private let loading: DocumentLoading
  private let owner: Backlink<Responder>
  private let scope: ApplicationScope
  private var around: [String: Backlink<Responder>] = [:]
  /// Objects that belong to the views that were made, such as the targets of segues.
  private var made: [AppKitObjects] = []

  init(
    _ element: InterfaceElement, _ identifier: String, of table: NSTableView,
    _ document: AppKitInstantiation
  ) {
    (self.element, self.identifier, self.table) = (element, identifier, Backlink(table))
    (loading, scope) = (document.loading, document.objects.scope)
    owner = Backlink(document.owner)
  }

  /// Has the table make views, which are connected to objects of the document.
  func register(among objects: [String: Responder]) {
    let inside = Set(([element] + Array(element.descendants)).compactMap(\.id))
    let targets = ([element] + Array(element.descendants)).flatMap {
      loading.document.connections(of: $0)
    }.compactMap(\.targetID)
    for id in targets where !inside.contains(id) {
      if let object = objects[id] { around[id] = Backlink(object) }
    }
    table.object?.register(forIdentifier: identifier, of: self) { self.makeView() }
  }

  /// The place in the document.
  var place: DocumentPlace {
    DocumentPlace(document: loading.document.nameInApp, scene: 0, id: element.id)
  }

  private func makeView() -> NSView {
    let (copy, root) = AppKitInstantiation.copy(
      of: element, loading, owner: owner.object, among: around.compactMapValues(\.object),
      in: scope)
    made.append(copy.objects)
    return root
  }
}

extension AppKitInstantiation {
  /// Makes the view of an element and those in it anew, connected among themselves and to other objects.
  static func copy(
    of element: InterfaceElement, _ loading: DocumentLoading, owner: Responder?,
    among objects: [String: Responder], in scope: ApplicationScope
  ) -> (copy: AppKitInstantiation, root: NSView) {
    scope.run {
      let copy = AppKitInstantiation(loading, owner: owner, in: scope)
      let own = [element] + Array(element.descendants)
      copy.result.objects = objects
      for id in own.compactMap(\.id) { copy.result.objects[id] = nil }
      let root = copy.makeView(element)
      loading.setAttributes(of: own) { copy.result.object(for: $0) }
      if copy.connectsObjects {
        copy.connect(own)
        copy.bind(own)
      }
      for element in own.reversed() { copy.result.object(for: element)?.awakeFromNib() }
      root.values(CopiedViews.self) { CopiedViews() }.byID = own.reduce(into: [:]) {
        views, element in
        guard let id = element.id, let view = copy.result.object(for: element) as? NSView else {
          return
        }
        views[id] = Backlink(view)
      }
      return (copy, root)
    }
  }
}

/// The views of a copy by the ids of their elements.
@MainActor
private final class CopiedViews {
  var byID: [String: Backlink<NSView>] = [:]
}

extension NSView {
  /// Returns the view of an element in a copy, of which this is the root; nil for none.
  final func copiedView(id: String) -> NSView? {
    valuesIfAny(CopiedViews.self)?.byID[id]?.object
  }
}
