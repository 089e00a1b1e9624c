public import Diagnostics
public import InterfaceLoader
public import ResponderKit

extension InterfaceLoader {
  /// Returns the archive of an object and everything in it: a control, a view, a controller or a window of UIKit
  /// or AppKit.
  ///
  /// The loader knows the names of the app's classes. Throws ``ArchiveRefusal`` for a closure, for a
  /// deferred menu, for an object of a class without a registered name, and for a value that no archive
  /// has, with the path to it. UIKit's `NSKeyedArchiver` writes what `encode(with:)` of the object does.
  public func archive(_ root: AccessibleObject) throws(ArchiveRefusal) -> InterfaceArchive {
    try archive(Archiver.Source(roots: [root]))
  }

  /// Returns the archive of objects that were restored, with the ids and the unknown values of their archive.
  public func archive(_ restored: RestoredInterface) throws(ArchiveRefusal) -> InterfaceArchive {
    var archive = try archive(restored.source)
    archive.unknownKeys = restored.unknownKeys
    return archive
  }

  func archive(_ source: Archiver.Source) throws(ArchiveRefusal) -> InterfaceArchive {
    do { return try Archiver(source, ClassRegistry(loader: self)).archive() } catch {
      guard let refusal = error as? ArchiveRefusal else {
        preconditionFailure("a value could not be encoded: \(error)")
      }
      throw refusal
    }
  }

  /// Makes the objects of an archive, and connects them: `NSKeyedUnarchiver` and the `init(coder:)` of their
  /// classes.
  ///
  /// Objects of the app's classes are made by their registered names. The targets that stand outside the
  /// archive are given by their ids; others are made by their registered names, or as placeholders if the
  /// loader makes them. Throws a diagnostic with the place of what is wrong.
  public func restore(
    _ archive: InterfaceArchive, externalObjects: [String: AnyObject] = [:]
  ) throws(Diagnostic) -> RestoredInterface {
    let restorer = Restorer(
      archive, ClassRegistry(loader: self), external: externalObjects)
    let roots = try restorer.restore()
    return RestoredInterface(roots, restorer, archive)
  }
}

extension LiveScreen {
  /// Returns the archive of the screen: its window with everything in it, with the ids of the document.
  ///
  /// What the screen is connected to outside its window is named by id and class. Segues, prototypes of cells
  /// and views that have not been loaded stay in the document, which the loader that restores them is given
  /// by ``InterfaceLoader/storyboards``. Throws as ``InterfaceLoader/archive(_:)-(AccessibleObject)`` does.
  public func archived(by loader: InterfaceLoader) throws(ArchiveRefusal) -> InterfaceArchive {
    let ids = document.idsOfObjects
    var source = Archiver.Source(roots: [shownObject], id: { ids[ObjectIdentifier($0)] })
    source.application = document.ownApplication
    return try document.inItsApplication { () throws(ArchiveRefusal) in try loader.archive(source) }
  }
}
