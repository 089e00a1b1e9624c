public import Accessibility
public import ButtonModel
public import InterfaceBuilder
public import ResponderKit

/// Creates the live objects of a UIKit document: views, buttons, view controllers and their
/// actions.
///
/// Views become `View`, labels `Label`, image views `ImageView`, scroll views, tables and
/// collections `ScrollView`, controls `Control` and buttons `Button`, with all that the document sets
/// for them, with frames, hierarchy, states and accessibility. A custom class is used if its name is
/// registered; otherwise the class of the element is used. Outlets are connected to `@Outlet` and
/// `@OutletCollection`. Controls other than buttons announce what UIKit's would, given the values in
/// the document; only switches can be toggled and only sliders can be adjusted. Table cells of a
/// standard style are one element. Of bar items only custom views are loaded. Gesture recognizers are
/// attached to the last view that lists them. Segues and constraints are not loaded yet.
@MainActor
public final class InterfaceLoader {
  private var makers: [String: () -> Responder] = [:]
  private var recognizerMakers: [String: () -> GestureRecognizer] = [:]
  /// The view kinds by element name; those of UIKit by default.
  package var kinds = ViewKind.uiKit

  /// Whether actions and outlets are connected; true by default.
  ///
  /// Inspecting a document or reading its announcements does not need them. Gesture recognizers get
  /// their views in any case.
  public var connectsActions = true

  /// Whether placeholders replace objects of unregistered classes; false by default.
  ///
  /// A placeholder accepts the actions that the document sends to its class and does nothing, so
  /// interaction records show where they go. Segues are recorded, too.
  public var makesPlaceholders = false

  /// Which name is spoken for a button with both a title and a label; the documented one by
  /// default.
  public var labelPolicy = LabelPolicy.documented

  /// Whether a cell with a checkmark is announced as selected; false by default.
  ///
  /// Sources differ; see Docs/Divergences.md.
  public var speaksCheckmarks = false

  /// What is spoken for a button that shows only an image and has no label; nothing by default.
  public var imageNamePolicy = Button.ImageNamePolicy.silent

  /// Creates a loader without registered classes.
  public init() {}

  /// Registers a custom class by its name in documents.
  public func register(_ customClass: String, _ make: @escaping () -> Responder) {
    makers[customClass] = make
  }

  /// Registers a custom class of gesture recognizers by its name in documents.
  ///
  /// What the document sets for the class of the element is set for its subclasses, too.
  public func register(_ customClass: String, _ make: @escaping () -> GestureRecognizer) {
    recognizerMakers[customClass] = make
  }

  /// Loads a document; an AppKit document yields no live objects.
  ///
  /// The owner is the target of a xib's connections to its File's Owner, and the controller of the
  /// view that is its `view` outlet. Without an owner, those actions are not connected. Actions to
  /// objects that are not loaded are not connected either.
  public func load(_ document: InterfaceDocument, owner: Responder? = nil) -> LoadedInterface {
    var instantiation = Instantiation(
      document: document, makers: makers, recognizerMakers: recognizerMakers, kinds: kinds,
      owner: owner, connectsActions: connectsActions, makesPlaceholders: makesPlaceholders,
      labelPolicy: labelPolicy, imageNamePolicy: imageNamePolicy,
      speaksCheckmarks: speaksCheckmarks,
      imageSizes: document.imageSizes)
    guard document.family == .uiKit else { return instantiation.result }
    for scene in document.scenes { instantiation.makeObjects(of: scene) }
    let controls = document.controls
    for item in controls where item.kind == .item { instantiation.makeCustomView(of: item) }
    for control in controls where control.kind == .control { instantiation.configure(control) }
    instantiation.connectRecognizers()
    if connectsActions { instantiation.connectOutlets() }
    return instantiation.result
  }
}
