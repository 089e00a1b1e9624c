import Graphics
import InterfaceLoader
import Lists
import ResponderKit

// What stays in the document that an object was made from: segues, prototypes and scenes.
extension Archiver {
  /// Returns the value of the segue of an action.
  func value(of segue: SegueOrigin, from sender: AnyObject) throws -> ArchivedValue {
    guard let place = segue.template.place else {
      throw refusal(.noValue(segue.template.recordName, kind: "a segue without an id"), of: sender)
    }
    var values = DocumentPlace(document: place.document, scene: place.scene, id: place.id).values
    if let source = segue.source.object {
      values["source"] = try refer(to: source, from: sender, as: "source")
    }
    return .values(values)
  }

  /// Returns the values of actions that perform segues; throws for another closure.
  func values(of actions: [Action], from sender: AnyObject) throws -> [ArchivedValue] {
    try actions.map { action in
      guard let segue = action.segue else {
        throw refusal(.closure("the action “\(action.title)”"), of: sender)
      }
      return try value(of: segue, from: sender)
    }
  }

  /// Returns the values of the segues that a controller performs by name.
  func values(of templates: [SegueTemplate], from sender: AnyObject) throws -> [ArchivedValue] {
    try templates.map { template in
      guard let place = template.place else {
        throw refusal(.noValue(template.recordName, kind: "a segue without an id"), of: sender)
      }
      return .values(
        DocumentPlace(document: place.document, scene: place.scene, id: place.id).values)
    }
  }

  /// Returns the value of the document of a controller.
  func value(of state: DocumentState) throws -> ArchivedValue {
    var values = state.place?.values ?? [:]
    if let size = state.viewSize { values["viewSize"] = try ArchivedValue(encoding: size) }
    if state.liesUnderBars { values["liesUnderBars"] = .bool(true) }
    if state.hasBarContent { values["hasBarContent"] = .bool(true) }
    return .values(values)
  }
}

extension Restorer {
  /// Returns the segue that a controller performs by name.
  func template(_ value: ArchivedValue) throws -> SegueTemplate {
    let place = try DocumentPlace(value)
    guard let template = scenes.template(place) else { throw missing(place, "segue") }
    return template
  }

  /// Returns the action that performs a segue.
  func action(ofSegue value: ArchivedValue) throws -> Action {
    let place = try DocumentPlace(value)
    guard let source: ViewController = try value.members?["source"].flatMap({ try found($0) })
    else {
      throw ArchiveProblem("a segue has no source", "Write the id of a controller.")
    }
    guard let action = scenes.action(place, from: source) else { throw missing(place, "segue") }
    return action
  }

  /// Returns the state that a document keeps of a controller.
  func document(_ value: ArchivedValue) throws -> DocumentState {
    guard let values = value.members else { throw value.misfit }
    var state = DocumentState(scene: self)
    if values["document"] != nil {
      let place = try DocumentPlace(value)
      guard let made = scenes.state(place) else { throw missing(place, "scene") }
      state = made
    }
    state.viewSize = try values["viewSize"]?.decoded()
    state.liesUnderBars = values["liesUnderBars"]?.boolean ?? false
    state.hasBarContent = values["hasBarContent"]?.boolean ?? false
    return state
  }

  func missing(_ place: DocumentPlace, _ kind: String) -> ArchiveProblem {
    ArchiveProblem(
      "the \(kind) \(place.id?.prefix(80) ?? "\(place.scene)") of the document '\(place.document.prefix(80))' is not there",
      "Have the loader’s 'storyboards' return the document that the objects were made from.")
  }
}

extension DocumentPlace {
  var values: [String: ArchivedValue] {
    var values: [String: ArchivedValue] = ["document": .text(document), "scene": .integer(scene)]
    if let id { values["id"] = .text(id) }
    return values
  }

  init(_ value: ArchivedValue) throws {
    guard let document = value.members?["document"]?.string,
      let scene = value.members?["scene"]?.whole
    else { throw value.misfit }
    self.init(document: document, scene: scene, id: value.members?["id"]?.string)
  }
}

extension ArchivedProperties where Object: TableView {
  /// Adds the prototypes of a table.
  mutating func tablePrototypes() {
    custom("prototypes", .connections) { table, _, _ in
      let places = table.prototypePlaces
      return places.isEmpty
        ? nil
        : .values(
          Dictionary(uniqueKeysWithValues: places.map { ($0.identifier, .values($0.place.values)) })
        )
    } decode: { table, value, restorer in
      for (identifier, value) in try value.named {
        let place = try DocumentPlace(value)
        guard restorer.scenes.register(place, identifier, in: table) else {
          throw restorer.missing(place, "prototype")
        }
      }
    }
  }
}

extension ArchivedProperties where Object: CollectionView {
  /// Adds the prototypes of a collection.
  mutating func collectionPrototypes() {
    custom("prototypes", .connections) { collection, _, _ in
      let places = collection.prototypePlaces
      return places.isEmpty
        ? nil
        : .list(
          places.map { kind, identifier, place in
            var values = place.values
            values["identifier"] = .text(identifier)
            if let kind { values["kind"] = .text(kind) }
            return .values(values)
          })
    } decode: { collection, value, restorer in
      for value in try value.list {
        let place = try DocumentPlace(value)
        guard
          restorer.scenes.register(
            place, value.members?["identifier"]?.string ?? "",
            ofKind: value.members?["kind"]?.string,
            in: collection)
        else { throw restorer.missing(place, "prototype") }
      }
    }
  }
}
