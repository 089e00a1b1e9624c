public import Accessibility
public import InterfaceBuilder
public import ResponderKit

/// Makes the objects of a UIKit document live: views, buttons, view controllers and their actions.
///
/// Views become `View`, labels `Label`, image views `ImageView`, controls `Control` and buttons `Button`
/// with all that the document sets for them, with frames, hierarchy, states and accessibility. A custom class is used where its name is registered, otherwise the class of its
/// element. Outlets are connected to `@Outlet` and `@OutletCollection`. Controls other than buttons say
/// what UIKit's would of the document's values; of them only switches flip and sliders are adjusted.
/// Segues, constraints, bar items and gesture recognizers are not loaded yet.
@MainActor
public final class InterfaceLoader {
  private var makers: [String: () -> Responder] = [:]

  /// Whether controls get the actions of the document, and objects their outlets; who only looks or
  /// listens does without.
  public var connectsActions = true

  /// Whether objects of classes that are not registered stand in for them; false unless set.
  ///
  /// A stand-in performs the actions that the document sends to its class by doing nothing, so that
  /// records tell where they go. Segues are told of.
  public var makesPlaceholders = false

  /// Which name of a button with a title and a label is spoken; as documented unless set.
  public var labelPolicy = LabelPolicy.documented

  /// Creates a loader that knows no custom class.
  public init() {}

  /// Registers a custom class of documents by name.
  public func register(_ customClass: String, _ make: @escaping () -> Responder) {
    makers[customClass] = make
  }

  /// Loads a document; one of AppKit has nothing that is loaded.
  ///
  /// The owner is the target of a xib's connections to its File's Owner, and the controller of the
  /// view that is its `view` outlet. Without one such actions are not connected, nor are those to
  /// objects that are not loaded.
  public func load(_ document: InterfaceDocument, owner: Responder? = nil) -> LoadedInterface {
    var loading = Loading(
      document: document, makers: makers, owner: owner, connectsActions: connectsActions,
      makesPlaceholders: makesPlaceholders, labelPolicy: labelPolicy,
      imageSizes: document.imageSizes)
    guard document.family == .uiKit else { return loading.result }
    for scene in document.scenes { loading.makeObjects(of: scene) }
    for control in document.controls where control.kind == .control { loading.configure(control) }
    if connectsActions { loading.connectOutlets() }
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

/// An outlet of a document that could not be connected; UIKit raises an exception.
public struct UnconnectedOutlet: Sendable, Hashable {
  /// Why an outlet is not connected.
  public enum Reason: Sendable, Hashable {
    /// The class has no `@Outlet` or `@OutletCollection` of the name.
    case noProperty
    /// The property is for objects of another class.
    case otherClass(String)
    /// The object is not loaded, or is missing in the document.
    case noObject
  }

  /// The class of the object whose outlet it is.
  public var owner: String
  /// The name of the property.
  public var property: String
  /// Why.
  public var reason: Reason

  /// Creates one, to compare with.
  public init(owner: String, property: String, reason: Reason) {
    self.owner = owner
    self.property = property
    self.reason = reason
  }
}
