import AppKitDialect
import Diagnostics
import Graphics
import InterfaceLoader
import Layout
import ResponderKit

/// Makes the objects of an archive.
@MainActor
final class Restorer {
  let archive: InterfaceArchive
  let classes = ClassTable.standard
  let registry: ClassRegistry
  /// The objects of the archive by their ids.
  let archived: [String: ArchiveEntry]
  /// The objects that were made or given, by their ids.
  var objects: [String: AnyObject] = [:]
  let scenes: RestoredScenes
  private var postponed: [(id: String, body: @MainActor () throws -> Void)] = []
  private var current = ""
  /// Indicates whether the archive has an application of AppKit.
  var usesApplication = false
  private var presentations: [(presenter: ViewController, presented: ViewController)] = []
  private(set) var kept: [AnyObject] = []
  private var activations: [(constraint: LayoutConstraint, view: any LayoutView)] = []
  private var activationRanks: [ObjectIdentifier: Int] = [:]
  private var contentBindings: [(id: String, body: @MainActor () throws -> Void)] = []
  private var otherBindings: [(id: String, body: @MainActor () throws -> Void)] = []
  private var viewsDidLoad: [@MainActor () -> Void] = []
  private var afterwards: [@MainActor () -> Void] = []
  private var afterAllContents: [@MainActor () -> Void] = []
  /// The application of the windows.
  let application = Application()
  private var owned: Set<String> = []
  private var depth = 0
  /// The ids of the objects that are being made, each inside another one.
  var underWay: Set<String> = []

  init(
    _ archive: InterfaceArchive, _ registry: ClassRegistry, external: [String: AnyObject]
  ) {
    (self.archive, self.registry) = (archive, registry)
    scenes = RestoredScenes(registry.loader)
    archived = Dictionary(
      archive.objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    objects = external.filter { archived[$0.key]?.isExternal == true }
  }

  /// Makes all objects, and sets their values and what connects them.
  func restore() throws(Diagnostic) -> [AnyObject] {
    // What is done later refers to the restorer, which would keep itself and all objects.
    defer { forgetSteps() }
    var ids: Set<String> = []
    for object in archive.objects where !ids.insert(object.id).inserted {
      throw diagnostic(
        ArchiveProblem(
          "two objects have the id '\(object.id.prefix(80))'", "Give each an id of its own."),
        of: object.id, nil)
    }
    var roots: [AnyObject] = []
    for id in archive.roots + archive.others {
      do { roots.append(try build(id)) } catch {
        throw diagnostic(error, of: id, nil)
      }
    }
    for object in archive.objects where object.isExternal && objects[object.id] == nil {
      try makeExternal(object)
    }
    if let rest = archive.objects.first(where: { objects[$0.id] == nil }) {
      throw diagnostic(
        ArchiveProblem(
          "the object '\(rest.id.prefix(80))' is in no other one",
          "Add it to the roots, or delete it."),
        of: rest.id, nil)
    }
    let made = archive.objects.map(\.id).filter { owned.contains($0) }
    for body in afterAllContents { body() }
    setFramesAgain(of: made)
    for id in made { try set(.connections, of: id) }
    for (id, body) in contentBindings + otherBindings {
      do { try body() } catch { throw diagnostic(error, of: id, nil) }
    }
    activateConstraints()
    try runPostponed()
    scenes.connectPrototypes(among: objects)
    for id in made { (objects[id] as? Responder)?.awakeFromNib() }
    for viewDidLoad in viewsDidLoad { viewDidLoad() }
    for id in made { try set(.showing, of: id) }
    // What a presented controller presents was noted before it.
    for (presenter, presented) in presentations.reversed() where presented.parent == nil {
      presenter.present(presented, animated: false)
    }
    for body in afterwards { body() }
    for id in made { try set(.final, of: id) }
    return Array(roots.prefix(archive.roots.count))
  }

  private func forgetSteps() {
    (postponed, contentBindings, otherBindings) = ([], [], [])
    (afterwards, afterAllContents) = ([], [])
    (presentations, activations, viewsDidLoad) = ([], [], [])
  }

  /// Returns whether an object has been made or given.
  func hasMade(_ id: String) -> Bool { objects[id] != nil }

  /// Remembers the rank of a constraint in the order in which constraints were activated.
  func note(_ rank: Int, of constraint: LayoutConstraint) {
    activationRanks[ObjectIdentifier(constraint)] = rank
  }

  /// Adds a constraint to a view once all constraints are there.
  func activate(_ constraint: LayoutConstraint, in view: any LayoutView) {
    activations.append((constraint, view))
  }

  private func activateConstraints() {
    let ranks = activations.enumerated().map { place, entry in
      (rank: activationRanks[ObjectIdentifier(entry.constraint)] ?? place, place: place)
    }
    for (_, place) in ranks.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
      let (constraint, view) = activations[place]
      // The app's code may have moved a view meanwhile.
      if constraint.canBeHeld(by: view) { view.addConstraint(constraint) }
    }
  }

  /// Makes a binding once all objects are there: first those of the contents of controllers, which others depend
  /// on.
  func bind(isContent: Bool, _ body: @escaping @MainActor () throws -> Void) {
    if isContent {
      contentBindings.append((current, body))
    } else {
      otherBindings.append((current, body))
    }
  }

  /// Does something once all objects are in each other, before they are connected.
  func afterContents(_ body: @escaping @MainActor () -> Void) { afterAllContents.append(body) }

  /// Does something once all windows are shown.
  func afterShowing(_ body: @escaping @MainActor () -> Void) { afterwards.append(body) }

  /// Sets the frames of AppKit's views again, which containers have changed meanwhile.
  private func setFramesAgain(of ids: [String]) {
    for id in ids {
      guard let view = objects[id] as? NSView,
        let frame: Rect = try? archived[id]?.values["frame"]?.decoded()
      else { continue }
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Keeps an object, such as a scene, that nothing else does.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Presents a controller once all windows are shown.
  func present(_ controller: ViewController, from presenter: ViewController) {
    presentations.append((presenter, controller))
  }

  /// Remembers that the view of a controller of the app was set, for its `viewDidLoad()`.
  func didSetView(of controller: AnyObject, _ viewDidLoad: @escaping @MainActor () -> Void) {
    guard let kind = classes.entry(of: controller), !kind.isExact else { return }
    viewsDidLoad.append(viewDidLoad)
  }

  /// Does something for the object that is being made, once all objects are connected.
  func later(_ body: @escaping @MainActor () throws -> Void) { postponed.append((current, body)) }

  private func runPostponed() throws(Diagnostic) {
    var next = 0
    while next < postponed.count {
      let (id, body) = postponed[next]
      next += 1
      do { try body() } catch { throw diagnostic(error, of: id, nil) }
    }
  }

  /// Makes an object with what belongs to it, or gives its values to a part that is there.
  func build(_ id: String, using part: AnyObject? = nil) throws -> AnyObject {
    guard let object = archived[id], !object.isExternal else {
      throw ArchiveProblem(
        "there is no object '\(id.prefix(80))'", "Give the id of an object of the archive.")
    }
    guard owned.insert(id).inserted else {
      throw ArchiveProblem("the object '\(id.prefix(80))' is in two others", "Give it one place.")
    }
    do {
      guard depth < Archiver.depthLimit else {
        throw ArchiveProblem(
          "more than \(Archiver.depthLimit) objects are inside each other", "Give fewer levels.")
      }
      depth += 1
      underWay.insert(id)
      defer {
        depth -= 1
        underWay.remove(id)
      }
      guard let kind = classes[object.className] else {
        throw ArchiveProblem(
          "there is no class \(object.className.prefix(80)) in archives",
          "Give a class of UIKit or AppKit.")
      }
      guard part != nil || kind.properties.allSatisfy({ $0.name != "presentationDelegate" }) else {
        throw ArchiveProblem(
          "a presentation is no object of its own", "Give it to a controller, or delete it.")
      }
      let new = try part ?? registry.make(object, kind)
      objects[id] = new
      try set(.values, of: id)
      try set(.contents, of: id)
      return new
    } catch { throw diagnostic(error, of: id, nil) }
  }

  private func set(_ step: ArchivedProperty.Step, of id: String) throws(Diagnostic) {
    guard let object = archived[id], let live = objects[id],
      let kind = classes[object.className]
    else { return }
    for property in kind.properties where property.step == step {
      guard let value = object.values[property.name] else { continue }
      if kind.initialNames.contains(property.name) { continue }
      let outer = current
      current = id
      defer { current = outer }
      do { try property.decode(live, value, self) } catch {
        throw diagnostic(error, of: id, property.name)
      }
    }
  }

  /// Returns an error with its place in the archive.
  func diagnostic(_ error: any Error, of id: String, _ property: String?) -> Diagnostic {
    if let diagnostic = error as? Diagnostic { return diagnostic }
    let problem = error as? ArchiveProblem
    let place = property.map { "'\($0)' of '\(id.prefix(80))': " } ?? ""
    return Diagnostic(
      id: "archive.restore", path: archive.path,
      at: archived[id]?.position ?? archive.rootsPosition,
      place + (problem?.problem ?? "\(error)"), problem?.remedy ?? "")
  }
}
