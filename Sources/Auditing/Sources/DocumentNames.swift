import AppSources
import InterfaceBuilder

/// The names in all documents of an app, which its source uses.
struct DocumentNames: Sendable {
  /// The names of the storyboards.
  private(set) var storyboards: Set<String> = []
  /// The names of the xibs.
  private(set) var nibs: Set<String> = []
  /// The identifiers of segues.
  private(set) var segues: Set<String> = []
  /// The identifiers of controllers.
  private(set) var storyboardIDs: Set<String> = []
  /// The identifiers of prototypes, and of cells in xibs.
  private(set) var reuseIdentifiers: Set<String> = []
  /// The texts of runtime attributes, which may be keys of string tables.
  private(set) var attributeTexts: Set<String> = []
  /// The classes that documents name, and their superclasses in the app.
  private(set) var classes: Set<String> = []
  /// The outlets that are connected, by the classes that may declare them.
  private var outlets: [String: Set<String>] = [:]
  /// The selectors that are sent to objects, by the classes that may declare them.
  private var actions: [String: Set<String>] = [:]
  /// The selectors that any responder may perform, and those to objects of unknown classes.
  private var openActions: Set<String> = []
  /// The outlets of objects of unknown classes.
  private var openOutlets: Set<String> = []

  /// Adds the name of a document whose contents are not known.
  mutating func add(unreadPath path: String) {
    let name = fileBaseName(path)
    if path.lowercased().hasSuffix(".storyboard") {
      storyboards.insert(name)
    } else {
      nibs.insert(name)
    }
  }

  /// Adds the names in a document.
  mutating func add(_ document: InterfaceDocument, _ source: SourceIndex) {
    let name = document.baseName
    if document.isStoryboard { storyboards.insert(name) } else { nibs.insert(name) }
    for scene in document.scenes {
      for object in scene.topLevelObjects {
        for element in [object] + Array(object.descendants) { add(element, of: document, source) }
      }
    }
    for panel in document.connectionPanels(withOutlets: true) { add(panel, document, source) }
  }

  private mutating func add(
    _ element: InterfaceElement, of document: InterfaceDocument, _ source: SourceIndex
  ) {
    if let id = element.storyboardIdentifier { storyboardIDs.insert(id) }
    if let id = element.reuseIdentifier { reuseIdentifiers.insert(id) }
    for connection in document.connections(of: element) where connection.kind == .segue {
      if let id = connection.identifier { segues.insert(id) }
      openActions.formUnion(connection.segueActions)
    }
    attributeTexts.formUnion(RuntimeAttribute.all(of: element).compactMap(\.value))
    openActions.formUnion(document.connections(of: element).compactMap(\.boundSelector))
    guard let name = element.customClass else { return }
    classes.formUnion(source.owners(ofClass: name, in: document.family))
  }

  private mutating func add(
    _ panel: ConnectionPanel, _ document: InterfaceDocument, _ source: SourceIndex
  ) {
    let isAction = panel.connection.kind == .action
    let owners = panel.objectClass.map { source.owners(ofClass: $0, in: document.family) } ?? []
    if owners.isEmpty {
      if isAction { openActions.insert(panel.name) } else { openOutlets.insert(panel.name) }
    }
    for owner in owners {
      if isAction {
        actions[owner, default: []].insert(panel.name)
      } else {
        outlets[owner, default: []].insert(panel.name)
      }
    }
  }

  /// Returns whether a document connects an outlet that a class declares.
  func connects(outlet name: String, of owner: AppClass) -> Bool {
    outlets[owner.name]?.contains(name) == true || openOutlets.contains(name)
  }

  /// Returns whether a document sends an action that a class declares.
  func sends(_ selector: String, to owner: AppClass) -> Bool {
    actions[owner.name]?.contains(selector) == true || openActions.contains(selector)
  }

  /// Returns whether a document sends an action to a class under a name that is spelled nearly so, or with
  /// other arguments.
  func sendsNearly(_ selector: String, to owner: AppClass) -> Bool {
    let name = selector.prefix { $0 != ":" }
    return (actions[owner.name] ?? []).contains { other in
      other.prefix { $0 != ":" } == name
        || !Lineage.names(near: other, among: [selector]).isEmpty
    }
  }
}

extension InterfaceDocument {
  /// The name of the file without its folder and its extension.
  package var baseName: String { fileBaseName(path) }
}

/// Returns the name of a file without its folder and its extension.
package func fileBaseName(_ path: String) -> String {
  let file = path.split(separator: "/").last.map(String.init) ?? path
  return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
}
