public import InterfaceBuilder
public import ResponderKit

/// Makes the objects of a UIKit document live: views, buttons, view controllers and their actions.
///
/// Views become `View`, controls `Control` and buttons `Button`, with frames, hierarchy, states and
/// accessibility. A custom class is used where its name is registered, otherwise the class of its
/// element. Outlets, segues, constraints, bar items, gesture recognizers and the values of controls
/// other than buttons are not loaded yet.
@MainActor
public final class InterfaceLoader {
  private var makers: [String: () -> Responder] = [:]

  /// Whether controls get the actions of the document; who only looks or listens does without.
  public var connectsActions = true

  /// Creates a loader that knows no custom class.
  public init() {}

  /// Registers a custom class of documents by name.
  public func register(_ customClass: String, _ make: @escaping () -> Responder) {
    makers[customClass] = make
  }

  /// Loads a document; one of AppKit has nothing that is loaded.
  ///
  /// The owner is the target of a xib's connections to its File's Owner; without one such actions
  /// are not connected, nor are those to objects that are not loaded.
  public func load(_ document: InterfaceDocument, owner: Responder? = nil) -> LoadedInterface {
    var loading = Loading(makers: makers, owner: owner, connectsActions: connectsActions)
    guard document.family == .uiKit else { return loading.result }
    for scene in document.scenes { loading.makeObjects(of: scene) }
    for control in document.controls where control.kind == .control { loading.configure(control) }
    return loading.result
  }
}

/// The live objects of a document.
@MainActor
public struct LoadedInterface {
  /// The objects by their ids; the first one where several have one.
  public internal(set) var objects: [String: Responder] = [:]
  /// The objects that no other one keeps: the view controllers and views at the top.
  public internal(set) var topLevel: [Responder] = []
  var byElement: [Int: Responder] = [:]

  /// Returns the object of an id, if it is of the type.
  public func object<Object: Responder>(id: String, as type: Object.Type = Object.self) -> Object? {
    objects[id] as? Object
  }

  /// Returns the object that an element of the document became; nil for one that is not loaded.
  public func object(for element: InterfaceElement) -> Responder? { byElement[element.ordinal] }
}
