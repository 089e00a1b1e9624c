import AppKitDialect
import InterfaceLoader
import Layout
import ResponderKit

/// Writes objects into an archive.
@MainActor
final class Archiver {
  /// The objects, and facts that they do not know themselves.
  struct Source {
    /// The objects that are in no other one.
    var roots: [AnyObject]
    /// The ids that objects have in their document.
    var id: @MainActor (AnyObject) -> String? = { _ in nil }
    /// The values of objects that no class knows.
    var unknownValues: @MainActor (AnyObject) -> [String: ArchivedValue] = { _ in [:] }
    /// The keys that no version of the library knows, by the ids of objects.
    var unknownKeys: @MainActor (String) -> [String: ArchivedValue] = { _ in [:] }
    /// The application of AppKit whose windows, main menu and delegate the archive has; nil for none.
    var application: NSApplication?
  }

  private struct Entry {
    let object: AnyObject
    let id: String
    var owner: ObjectIdentifier?
    var isOwned = false
    var depth = 0
  }

  private let classes = ClassTable.standard
  private let registry: ClassRegistry
  let source: Source
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var waiting: [ObjectIdentifier] = []
  private var referred: [ObjectIdentifier] = []
  private var usedIDs: Set<String> = []
  private var madeIDs = 0
  private var fresh: [String: AnyObject] = [:]

  /// The most objects inside each other, so that restoring them does not exhaust the stack.
  static let depthLimit = 512

  init(_ source: Source, _ registry: ClassRegistry) {
    (self.source, self.registry) = (source, registry)
  }

  /// Returns the archive of the source.
  func archive() throws -> InterfaceArchive {
    var archive = InterfaceArchive()
    for root in source.roots { archive.roots.append(try note(root, owner: nil)) }
    var outside: [ArchiveEntry] = []
    if let application = source.application {
      _ = try refer(to: application, from: application, as: "application")
      outside += try entries[ObjectIdentifier(application)].map { [try external($0)] } ?? []
    }
    var (next, place) = (0, 0)
    repeat {
      while next < waiting.count, let entry = entries[waiting[next]] {
        archive.objects.append(try archived(entry))
        next += 1
      }
      while place < referred.count, next == waiting.count {
        if let entry = entries[referred[place]], !entry.isOwned, standsBeside(entry.object) {
          archive.others.append(try note(entry.object, owner: nil))
        }
        place += 1
      }
    } while next < waiting.count
    noteActivations(in: &archive)
    // Another object that is only referred to stands outside.
    for case let entry? in referred.map({ entries[$0] }) where !entry.isOwned {
      if entry.object !== source.application { outside.append(try external(entry)) }
    }
    archive.objects += outside
    return archive
  }

  /// Returns whether an object that is only referred to is archived as a whole: a window, a menu, a popover or a
  /// controller of objects, but no view or controller of views, which would bring what is around it.
  private func standsBeside(_ object: AnyObject) -> Bool {
    object is NSWindow || object is NSMenu || object is NSPopover || object is NSToolbar
      || object is NSController
  }

  /// Writes the order in which constraints were activated, if it is not that of the archive: among views that
  /// constraints leave free, it decides.
  private func noteActivations(in archive: inout InterfaceArchive) {
    let places = archive.objects.indices.filter { archive.objects[$0].values["relation"] != nil }
    let numbers = places.map { place in
      (entries[waiting[place]]?.object as? LayoutConstraint)?.activationNumber ?? 0
    }
    let order = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    guard order != Array(numbers.indices) else { return }
    for (rank, number) in order.enumerated() {
      archive.objects[places[number]].values["activation"] = .integer(rank)
    }
  }

  // MARK: Objects

  /// Returns the value of an object that belongs to another one, which is archived next.
  func own(_ object: AnyObject, in owner: AnyObject, as property: String) throws -> ArchivedValue {
    .object(try note(object, owner: owner))
  }

  /// Returns the value of an object that belongs to another one, or to none in the archive.
  func refer(
    to object: AnyObject, from owner: AnyObject, as property: String
  ) throws -> ArchivedValue? {
    // A class makes a delegate that only forwards again.
    guard let object = InterfaceLoader.original(of: object), !(object is any ForwardingDelegate)
    else { return nil }
    if ClassTable.isMadeByFramework(object) {
      // So does what has a view of its own, such as the editor of a table.
      if object is View || object is NSView { return nil }
      throw refusal(.noValue(property, kind: "of the class \(type(of: object))"), of: owner)
    }
    let key = ObjectIdentifier(object)
    if entries[key] == nil {
      entries[key] = Entry(object: object, id: makeID(of: object), owner: ObjectIdentifier(owner))
      referred.append(key)
    }
    return entries[key].map { .object($0.id) }
  }

  /// Returns the name of a class: a framework's, or one of the app's that the loader knows; nil for another one.
  func name(of type: AnyClass) -> String? {
    if let name = classes.name(of: type) { return name }
    return registry.type(named: "\(type)") == type ? "\(type)" : nil
  }

  /// Returns whether an object is of a class of the app.
  func isOfApp(_ object: AnyObject) -> Bool { registry.knows("\(type(of: object))") }

  private func note(_ object: AnyObject, owner: AnyObject?) throws -> String {
    let key = ObjectIdentifier(object)
    if let known = entries[key], known.isOwned { return known.id }
    let above = owner.flatMap { entries[ObjectIdentifier($0)] }
    let depth = (above?.depth ?? 0) + 1
    if depth > Self.depthLimit, let owner {
      throw refusal(.tooDeep(limit: Self.depthLimit), of: owner)
    }
    let id = entries[key]?.id ?? makeID(of: object)
    entries[key] = Entry(
      object: object, id: id, owner: owner.map { ObjectIdentifier($0) }, isOwned: true, depth: depth
    )
    waiting.append(key)
    return id
  }

  private func makeID(of object: AnyObject) -> String {
    if let id = source.id(object), usedIDs.insert(id).inserted { return id }
    repeat { madeIDs += 1 } while !usedIDs.insert("@\(madeIDs)").inserted
    return "@\(madeIDs)"
  }

  private func archived(_ entry: Entry) throws -> ArchiveEntry {
    let object = entry.object
    guard let (kind, isExact) = classes.entry(of: object) else {
      throw refusal(.noValue("it", kind: "of the class \(type(of: object))"), of: object)
    }
    var result = ArchiveEntry(className: kind.own.name, id: entry.id)
    result.unknownKeys = source.unknownKeys(entry.id)
    let name = "\(type(of: object))"
    if !isExact {
      if ClassTable.isMadeByFramework(object) {
        throw refusal(.noValue("it", kind: "of the class \(name)"), of: object)
      }
      guard registry.knows(name) else { throw refusal(.unregisteredClass(name), of: object) }
      result.customClass = name
    } else if kind.make == nil {
      throw refusal(.noValue("it", kind: "of the class \(kind.own.name)"), of: object)
    }
    result.values = source.unknownValues(object)
    for property in kind.properties where kind.initialNames.contains(property.name) {
      result.values[property.name] = try value(of: property, object, object)
    }
    guard let new = try? freshObject(kind, result),
      result.customClass == nil || type(of: new) == type(of: object)
    else { throw refusal(.unregisteredClass(name), of: object) }
    for property in kind.properties where !kind.initialNames.contains(property.name) {
      guard let value = try value(of: property, object, new) else { continue }
      result.values[property.name] = value
    }
    return result
  }

  /// Returns the value of a property, none for that of a new object; throws a refusal for one that has no form.
  private func value(
    of property: ArchivedProperty, _ object: AnyObject, _ fresh: AnyObject
  ) throws(ArchiveRefusal) -> ArchivedValue? {
    do { return try property.encode(object, fresh, self) } catch {
      throw (error as? ArchiveRefusal)
        ?? refusal(
          .noValue(property.name, kind: "a value that its type does not encode"), of: object)
    }
  }

  /// Returns an object outside the archive: its class, so that another one can take its place.
  private func external(_ entry: Entry) throws -> ArchiveEntry {
    let kind = classes.entry(of: entry.object)?.entry.own.name ?? "NSObject"
    var result = ArchiveEntry(className: kind, id: entry.id)
    result.isExternal = true
    result.unknownKeys = source.unknownKeys(entry.id)
    let name = "\(type(of: entry.object))"
    if registry.knows(name) { result.customClass = name }
    if let responder = entry.object as? Responder {
      result.values = source.unknownValues(responder)
      for property in ArchivedClass.named {
        result.values[property.name] = try property.encode(responder, responder, self)
      }
    }
    if let application = entry.object as? NSApplication, application === source.application {
      let known: [(String, AnyObject?)] = [
        ("delegate", application.delegate), ("mainMenu", application.mainMenu),
      ]
      for case let (name, object?) in known {
        result.values[name] = try refer(to: object, from: application, as: name)
      }
      let windows = try application.windows.filter { !$0.isPopover }.compactMap {
        try refer(to: $0, from: application, as: "windows")
      }
      if !windows.isEmpty { result.values["windows"] = .list(windows) }
    }
    return result
  }

  /// A new object of a class, whose values are the defaults.
  private func freshObject(_ kind: ClassTable.Entry, _ object: ArchiveEntry) throws -> AnyObject {
    let initial = kind.initialNames.map { "\($0)=\(object.values[$0] ?? .none)" }
    let key = ([object.customClass ?? kind.own.name] + initial).joined(separator: " ")
    if let known = fresh[key] { return known }
    let new = try registry.make(object, kind)
    fresh[key] = new
    return new
  }

  // MARK: Refusals

  /// Returns the error for an object that something stands in the way of.
  func refusal(_ obstacle: ArchiveRefusal.Obstacle, of object: AnyObject) -> ArchiveRefusal {
    ArchiveRefusal(path: path(of: object), obstacle: obstacle)
  }

  /// The names of the objects around an object, and of itself.
  private func path(of object: AnyObject) -> String {
    var names: [String] = [registry.name(of: object, kind: kind(of: object))]
    var owner = entries[ObjectIdentifier(object)]?.owner
    while let key = owner, let entry = entries[key] {
      if let name = registry.title(of: entry.object, kind: kind(of: entry.object)) {
        if names.last != name { names.append(name) }
      }
      owner = entry.owner
    }
    return names.reversed().joined(separator: " › ")
  }

  private func kind(of object: AnyObject) -> String {
    let known = classes.entry(of: object)
    return known?.isExact == true
      ? known?.entry.own.kind ?? "" : ArchivedClass.kind(of: "\(type(of: object))")
  }
}
