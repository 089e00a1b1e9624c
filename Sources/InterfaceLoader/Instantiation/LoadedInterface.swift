public import InterfaceBuilder
public import ResponderKit

/// The live objects of a document.
@MainActor
public struct LoadedInterface {
  /// The objects by their ids; the first one where several have one.
  public internal(set) var objects: [String: Responder] = [:]
  /// The objects that no other one keeps: the view controllers and views at the top.
  public internal(set) var topLevel: [Responder] = []
  /// What the document shows, in its order: the view of each scene, each view of a xib.
  public internal(set) var screens: [LoadedScreen] = []
  /// The outlets of registered classes and of the owner that could not be connected, in the order of
  /// the document.
  public internal(set) var unconnectedOutlets: [UnconnectedOutlet] = []
  var byElement: [Int: Responder] = [:]
  var ofRegisteredClass: Set<ObjectIdentifier> = []

  /// Returns the object of an id, if it is of the type.
  public func object<Object: Responder>(id: String, as type: Object.Type = Object.self) -> Object? {
    objects[id] as? Object
  }

  /// Returns the object that an element of the document became; nil for one that is not loaded.
  public func object(for element: InterfaceElement) -> Responder? { byElement[element.ordinal] }
}
