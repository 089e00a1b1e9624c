import ControlCore
public import Diagnostics
public import InterfaceBuilder
public import Layout
public import ResponderKit

/// The live objects of a document.
@preconcurrency @MainActor
public struct LoadedInterface {
  /// The objects by id; the first one if several share an id.
  public internal(set) var objects: [String: Responder] = [:]
  /// The gesture recognizers by id; the first one if several share an id.
  public internal(set) var gestureRecognizers: [String: GestureRecognizer] = [:]
  /// The items of bars by id; the first one if several share an id.
  public internal(set) var barItems: [String: BarItem] = [:]
  /// The top-level objects, which no other object retains: view controllers and views.
  public internal(set) var topLevel: [Responder] = []
  /// The screens in document order: the view of each scene, or each view of a xib.
  public internal(set) var screens: [LoadedScreen] = []
  /// The outlets of registered classes and of the owner that could not be connected, in document
  /// order.
  public internal(set) var unconnectedOutlets: [UnconnectedOutlet] = []
  /// The constraints by id, of a solved layout; the first one if several share an id.
  public internal(set) var constraints: [String: LayoutConstraint] = [:]
  /// Returns the id in the document of a constraint; nil for one that is of no document.
  package func id(of constraint: LayoutConstraint) -> String? {
    constraints.first { $0.value === constraint }?.key
  }
  /// The constraints of a solved layout that are left out, because what they name is not there or cannot
  /// be related, in document order.
  public internal(set) var layoutDiagnostics: [Diagnostic] = []
  /// The views that show a text of another object, with the property that it is.
  var texts: [Text] = []
  var byElement: [Int: Responder] = [:]
  /// The gesture recognizers, which are retained here, as some have no view.
  var recognizersByElement: [Int: GestureRecognizer] = [:]
  /// The items of bars and navigation items, which their controllers retain.
  var itemsByElement: [Int: AccessibleObject] = [:]
  /// The document, from which scenes are made anew.
  package let loading: DocumentLoading
  var ofRegisteredClass: Set<ObjectIdentifier> = []
  /// The application and other objects of an AppKit document; nil for one of UIKit.
  var appKit: AppKitObjects?

  init(_ loading: DocumentLoading) { self.loading = loading }

  /// A view that shows a text of another object.
  typealias Text = (view: Label, element: InterfaceElement, property: String)

  /// Returns the object with an id if it has the type.
  public func object<Object: Responder>(id: String, as type: Object.Type = Object.self) -> Object? {
    objects[id] as? Object
  }

  /// The Cocoa bindings of the document, in document order.
  ///
  /// An object that is bound follows the values of the loader (``InterfaceLoader/bindingValues``) and of registered
  /// classes, and sets them as the user operates it.
  public var bindings: [BindingContent] { loading.document.bindings }
  /// The bindings that are not evaluated, each with the reason, in the order of loading.
  public internal(set) var unevaluatedBindings: [UnevaluatedBinding] = []

  /// Returns the object created from an element of the document; nil if the element is not loaded.
  public func object(for element: InterfaceElement) -> Responder? { byElement[element.ordinal] }

  /// Returns the gesture recognizer created from an element; nil for any other element.
  package func recognizer(for element: InterfaceElement) -> GestureRecognizer? {
    recognizersByElement[element.ordinal]
  }

  /// Returns the item created from an element; nil for any other element.
  package func item(for element: InterfaceElement) -> AccessibleObject? {
    itemsByElement[element.ordinal]
  }
}
