import AppKitDialect
import ResponderKit

/// The objects of an archive, live again.
///
/// It keeps those that nothing else does, such as the targets of actions. It is used on the main actor.
@preconcurrency @MainActor
public final class RestoredInterface {
  /// The objects that are in no other one, in the order of the archive.
  public let roots: [AnyObject]
  /// The objects by their ids, those that were given included.
  public let objects: [String: AnyObject]
  let unknownKeys: [String: ArchivedValue]
  private var ids: [ObjectIdentifier: String] = [:]
  private var unknownValues: [String: [String: ArchivedValue]] = [:]
  private var unknownKeysOfObjects: [String: [String: ArchivedValue]] = [:]

  private let application: NSApplication?

  /// The scenes of windows and of documents, which nothing else keeps.
  private let kept: [AnyObject]

  init(_ roots: [AnyObject], _ restorer: Restorer, _ archive: InterfaceArchive) {
    (self.roots, objects, unknownKeys) = (roots, restorer.objects, archive.unknownKeys)
    application = restorer.usesApplication ? .shared : nil
    kept = restorer.kept + [restorer.scenes, restorer.application]
    for (id, object) in objects { ids[ObjectIdentifier(object)] = id }
    for object in archive.objects {
      if !object.unknownKeys.isEmpty { unknownKeysOfObjects[object.id] = object.unknownKeys }
      guard let kind = ClassTable.standard[object.className] else { continue }
      let known = Set(kind.properties.map(\.name))
      let unknown = object.values.filter { !known.contains($0.key) }
      if !unknown.isEmpty { unknownValues[object.id] = unknown }
    }
  }

  /// Returns the first object that is in no other one, as one of a type; nil for another type.
  public func root<Object>(as type: Object.Type = Object.self) -> Object? { roots.first as? Object }

  /// Returns the object with an id, as one of a type; nil for none.
  public func object<Object>(id: String, as type: Object.Type = Object.self) -> Object? {
    objects[id] as? Object
  }

  var source: Archiver.Source {
    Archiver.Source(
      roots: roots, id: { self.ids[ObjectIdentifier($0)] },
      unknownValues: { self.ids[ObjectIdentifier($0)].flatMap { self.unknownValues[$0] } ?? [:] },
      unknownKeys: { self.unknownKeysOfObjects[$0] ?? [:] },
      application: application)
  }
}
