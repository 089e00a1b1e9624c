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
    var instantiation = Instantiation(
      document: document, makers: makers, owner: owner, connectsActions: connectsActions,
      makesPlaceholders: makesPlaceholders, labelPolicy: labelPolicy,
      imageSizes: document.imageSizes)
    guard document.family == .uiKit else { return instantiation.result }
    for scene in document.scenes { instantiation.makeObjects(of: scene) }
    for control in document.controls where control.kind == .control {
      instantiation.configure(control)
    }
    if connectsActions { instantiation.connectOutlets() }
    return instantiation.result
  }
}
