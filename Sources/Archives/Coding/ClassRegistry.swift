import Accessibility
import AppKitDialect
import InterfaceLoader
import ResponderKit

/// The classes of the app by their names, and the names of objects in messages.
@MainActor
struct ClassRegistry {
  let loader: InterfaceLoader

  /// Returns whether objects of a class can be made by its name.
  func knows(_ name: String) -> Bool { loader.makesObjects(ofClass: name) }

  /// Makes an object: one of the app's class, or a new one of the framework's.
  func make(_ object: ArchiveEntry, _ kind: ClassTable.Entry) throws -> AnyObject {
    guard let name = object.customClass else {
      guard let make = kind.make else {
        throw ArchiveProblem(
          "objects of the class \(kind.own.name) are not made on their own", "Give a class that is."
        )
      }
      return try make(object.values)
    }
    guard let made = loader.makeObject(ofClass: name) else {
      throw ArchiveProblem(
        "the class \(name.prefix(80)) is not registered", "Register it with the loader.")
    }
    guard ClassTable.standard.entry(of: made)?.entry.own.name == kind.own.name else {
      throw ArchiveProblem(
        "the registered class \(name.prefix(80)) is no subclass of \(kind.own.name)",
        "Register the class that was archived.")
    }
    return made
  }

  /// Returns the class with a name: one of a framework, or one of the app's that the loader knows; nil for
  /// another one.
  func type(named name: String) -> AnyClass? {
    if let entry = ClassTable.standard[name] { return entry.own.type }
    return loader.makeObject(ofClass: name).map { Swift.type(of: $0) }
  }

  /// The name of an object at the end of a path: its kind, with its identifier or its title.
  func name(of object: AnyObject, kind: String) -> String {
    if let identifier = identifier(of: object) { return "\(kind) #\(identifier)" }
    return title(of: object, kind: kind).map { $0.hasPrefix(kind) ? $0 : "\(kind) “\($0)”" } ?? kind
  }

  /// The name of an object in a path: its title or its label, or its kind with its identifier; nil for none.
  func title(of object: AnyObject, kind: String) -> String? {
    let title: String? =
      switch object {
      case let controller as ViewController: controller.title
      case let controller as NSViewController: controller.title
      case let window as NSWindow: window.title
      case let item as BarItem: item.title
      case let object as AccessibleObject: object.accessibilityLabel
      default: nil
      }
    if let title, !title.isEmpty { return title }
    return identifier(of: object).map { "\(kind) #\($0)" }
  }

  private func identifier(of object: AnyObject) -> String? {
    let identifier = (object as? AccessibleObject)?.accessibilityIdentifier
    return identifier?.isEmpty == false ? identifier : (object as? NSView)?.identifier?.rawValue
  }
}
