import AppKitDialect
import Diagnostics
import InterfaceLoader

// The objects that stand outside the archive.
extension Restorer {
  /// Makes an object of which the archive has only the name and the class.
  func makeExternal(_ object: ArchiveEntry) throws(Diagnostic) {
    let name = object.customClass ?? object.values["placeholder"]?.members?["class"]?.string
    let live: AnyObject
    if object.className == "NSApplication" {
      live = NSApplication.shared
    } else if let name, let made = registry.loader.makeObject(ofClass: name) {
      live = made
    } else if registry.loader.makesPlaceholders, let name {
      let responder = InterfaceLoader.placeholder(for: object.className)
      responder.becomePlaceholder(for: name)
      live = responder
    } else if name == nil, let make = classes[object.className]?.make,
      let made = try? make(object.values)
    {
      live = made
    } else {
      throw diagnostic(
        ArchiveProblem(
          "the object '\(object.id.prefix(80))' stands outside the archive",
          name.map { "Register the class \($0.prefix(80)), or give the object." }
            ?? "Give the object."),
        of: object.id, nil)
    }
    objects[object.id] = live
    for property in ArchivedClass.named {
      guard let value = object.values[property.name] else { continue }
      do { try property.decode(live, value, self) } catch {
        throw diagnostic(error, of: object.id, property.name)
      }
    }
    if let application = live as? NSApplication {
      later { try self.connect(application, object) }
    }
  }

  /// Gives an application the delegate and the menu of the archive, unless it has its own.
  private func connect(_ application: NSApplication, _ object: ArchiveEntry) throws {
    usesApplication = true
    if application.delegate == nil, let delegate = object.values["delegate"] {
      application.delegate = try found(delegate)
    }
    if application.mainMenu == nil, let menu = object.values["mainMenu"] {
      application.mainMenu = try found(menu)
    }
    let windows: [NSWindow] = try object.values["windows"].map { try foundList($0) } ?? []
    afterShowing { for window in windows { application.moveToFront(window) } }
  }
}
