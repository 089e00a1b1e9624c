package import AppKitDialect
package import InterfaceBuilder
package import Lists
package import ResponderKit

/// A place in a document that an archive names: a scene, a segue, a controller or a prototype.
package struct DocumentPlace: Hashable {
  /// The name of the storyboard or xib, without folder and extension.
  package var document: String
  /// The number of the scene.
  package var scene: Int
  /// The id of the element; nil for the scene as a whole.
  package var id: String?

  package init(document: String, scene: Int, id: String? = nil) {
    (self.document, self.scene, self.id) = (document, scene, id)
  }
}

extension InterfaceDocument {
  /// The name under which an app loads the document: that of its file.
  package var nameInApp: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? "")
  }
}

extension DocumentState {
  /// The scene of the controller; nil for one that no document has made.
  @MainActor
  package var place: DocumentPlace? {
    (scene as? Instantiation).map {
      DocumentPlace(document: $0.document.nameInApp, scene: $0.sceneIndex)
    }
  }
}

extension Instantiation {
  /// The place of the element that a prototype is made from; nil for another object.
  static func place(ofPrototype origin: AnyObject?) -> DocumentPlace? {
    (origin as? Prototype)?.place
  }
}

extension TableView {
  /// The prototypes of documents by their identifiers.
  package final var prototypePlaces: [(identifier: String, place: DocumentPlace)] {
    prototypeOrigins.compactMap { identifier, origin in
      Instantiation.place(ofPrototype: origin).map { (identifier, $0) }
    }
  }
}

extension CollectionView {
  /// The prototypes of documents by their identifiers, and by their kinds for those that are no cells.
  package final var prototypePlaces: [(kind: String?, identifier: String, place: DocumentPlace)] {
    prototypeOrigins.compactMap { kind, identifier, origin in
      Instantiation.place(ofPrototype: origin).map { (kind, identifier, $0) }
    }
  }
}

extension NSTableView {
  /// The prototypes of documents by their identifiers.
  package final var archivedPrototypes: [(identifier: String, place: DocumentPlace)] {
    prototypeOrigins.compactMap { identifier, origin in
      (origin as? AppKitPrototype).map { (identifier, $0.place) }
    }
  }
}
