public import Accessibility
public import ButtonModel
public import Diagnostics
public import InterfaceBuilder
public import KeyValues
import Localize
public import Pickers
public import ResponderKit

/// Creates the live objects of a UIKit document: views, buttons, view controllers and their
/// actions.
///
/// Views become `View`, labels `Label`, image views `ImageView`, tables `TableView` with
/// `TableViewCell`s, collections `CollectionView` with `CollectionViewCell`s, scroll views `ScrollView`,
/// controls `Control` and buttons `Button`, with all that the document sets for them, with frames, hierarchy,
/// states and accessibility. Prototypes of cells make them anew for the data source of the app. A custom class
/// is used if its name is registered; otherwise the class of the element is used. Outlets are connected to `@Outlet` and
/// `@OutletCollection`. Controls other than buttons announce what UIKit's would, given the values in
/// the document. Table cells of a standard style are one element. Gesture recognizers are attached to
/// the last view that lists them. Containers contain the controllers that their relationships name,
/// with their bars, and segues make their destinations anew each time. Frames are those of
/// the document, unless constraints are to place the views; see ``layout``.
@preconcurrency @MainActor
public final class InterfaceLoader {
  private var makers: [String: () -> Responder] = [:]
  private var recognizerMakers: [String: () -> GestureRecognizer] = [:]
  private var segueMakers: [String: SegueMaker] = [:]
  /// The dialects of documents, with their kinds of views by element name.
  package var dialects = Dialect.all

  /// A Boolean value that indicates whether actions and outlets are connected; true by default.
  ///
  /// Inspecting a document or reading its announcements does not need them. Gesture recognizers get
  /// their views in any case.
  public var connectsActions = true

  /// A Boolean value that indicates whether placeholders replace objects of unregistered classes;
  /// false by default.
  ///
  /// A placeholder accepts the actions that the document sends to its class and does nothing, so
  /// interaction records show where they go. Segues are recorded, too.
  public var makesPlaceholders = false

  /// The policy for the name that is spoken for a button with both a title and a label; the
  /// documented one by default.
  public var labelPolicy = LabelPolicy.documented

  /// A Boolean value that indicates whether a cell with a checkmark is announced as selected; false
  /// by default.
  ///
  /// Sources differ; see Docs/Divergences.md.
  public var speaksCheckmarks = false

  /// The policy for speaking the name of a button that shows only an image and has no label;
  /// nothing by default.
  public var imageNamePolicy = Button.ImageNamePolicy.silent

  /// A Boolean value that indicates whether containers contain what the document says, with their
  /// bars; true by default.
  ///
  /// Without them, each scene is on its own, and of bars only custom views are loaded.
  public var showsContainers = true

  /// The origin of frames; the document by default.
  ///
  /// A solved layout loads constraints, guides, margins, content priorities, stack views and masks, for
  /// the size classes of the device that the document was designed on.
  public var layout = DocumentLayout.document

  /// The device on which the screens of UIKit are laid out, held upright, in a solved layout; nil, the
  /// default, for the one that the document was designed on, with the sizes that it was saved with.
  public var device: Device?

  /// The text size that the user has chosen, for the text styles of UIKit's documents in a solved layout;
  /// ``TraitCollection/ContentSizeCategory/large``, Apple's default, unless set.
  public var textSize = TraitCollection.ContentSizeCategory.large

  /// Indicates whether the natural sizes of views are those that the document was saved with, in a solved
  /// layout; false unless set.
  package var takesSavedSizes = false
  /// A Boolean value that indicates whether controls are also aligned by what was derived from the half of the
  /// corpus that judges the rest.
  package var takesLaterAlignments = true

  /// The rows that fill the tables and collections of prototypes in UIKit's documents; nil, the default, for
  /// each prototype once.
  public var rows: SampleRows?
  /// Called with each text of a row that fits nothing in its prototype, at the place of the row in its file, or
  /// at the prototype for a row of code; does nothing unless set.
  public var reportRow: (Diagnostic) -> Void = { _ in }

  /// The values that the bindings of documents show, in place of the app's model; none unless set.
  public var bindingValues: BindingValues?
  private var valueTransformers: [ValueTransformer] = []

  /// Registers a transformer of values that bindings name, beside Foundation's
  /// (`ValueTransformer.setValueTransformer(_:forName:)`).
  public func register(_ transformer: ValueTransformer) { valueTransformers.append(transformer) }

  /// The place and the time of the user, for date pickers and formatters; in Greenwich, at the time of the
  /// machine, by default.
  ///
  /// A ``LiveDocument`` has its own language in place of this one. For date pickers it applies to documents
  /// that are made live in an application of their own.
  public var dateSettings = DateSettings(timeZone: .gmt)

  /// Returns another storyboard of the app by its name, for the destination of a segue that a
  /// placeholder stands for; nil, the default, for none.
  ///
  /// A ``LiveDocument`` looks around its own file.
  public var storyboards: ((_ name: String) -> InterfaceDocument?)?

  /// Creates a segue of a custom class from its identifier, its source and its destination.
  public typealias SegueMaker =
    @MainActor (String?, ViewController, ViewController) -> StoryboardSegue

  /// The screen reader that reads what is loaded; VoiceOver on iOS by default.
  public var screenReader: any ScreenReader = .standard
  /// The screen reader that reads AppKit's documents; unless set, VoiceOver on macOS where ``screenReader`` is
  /// VoiceOver on iOS, otherwise that reader.
  public var appKitScreenReader: (any ScreenReader)?

  /// Creates a loader without registered classes.
  public init() {}

  /// Registers a custom class by its name in documents.
  public func register(_ customClass: String, _ make: @escaping () -> Responder) {
    makers[customClass] = make
  }

  /// Registers a custom class of gesture recognizers by its name in documents.
  ///
  /// A value that the document sets for the class of the element is set for its subclasses, too.
  public func register(_ customClass: String, _ make: @escaping () -> GestureRecognizer) {
    recognizerMakers[customClass] = make
  }

  /// Returns whether a class of views, controllers, other objects or recognizers is registered.
  package func makesObjects(ofClass name: String) -> Bool {
    makers[name] != nil || recognizerMakers[name] != nil
  }

  /// Makes an object of a registered class; nil for another class.
  package func makeObject(ofClass name: String) -> AnyObject? {
    makers[name]?() ?? recognizerMakers[name]?()
  }

  /// Registers a custom class of segues by its name in documents.
  public func register(_ customClass: String, _ make: @escaping SegueMaker) {
    segueMakers[customClass] = make
  }

  /// Loads a document; the objects of an AppKit document belong to `NSApplication.shared`.
  ///
  /// The owner is the target of a xib's connections to its File's Owner, and the controller of the
  /// view that is its `view` outlet. Without an owner, those actions are not connected. Actions to
  /// objects that are not loaded are not connected either.
  public func load(_ document: InterfaceDocument, owner: Responder? = nil) -> LoadedInterface {
    load(document, owner: owner, in: dateSettings, ownsApplication: false)
  }

  /// Loads a document in a language; of AppKit in an application of its own if asked for.
  func load(
    _ document: InterfaceDocument, owner: Responder? = nil, in dateSettings: DateSettings,
    ownsApplication: Bool
  ) -> LoadedInterface {
    let loading = loading(document, in: dateSettings, ownsApplication: ownsApplication)
    return loading.dialect.load(loading, owner)
  }

  /// Returns a document with the settings of the loader.
  func loading(_ document: InterfaceDocument) -> DocumentLoading {
    loading(document, in: dateSettings, ownsApplication: false)
  }

  private func loading(
    _ document: InterfaceDocument, in dateSettings: DateSettings, ownsApplication: Bool
  ) -> DocumentLoading {
    var settings = DocumentLoading.Settings(
      makers: makers, recognizerMakers: recognizerMakers, segueMakers: segueMakers,
      dialects: dialects,
      connectsActions: connectsActions, makesPlaceholders: makesPlaceholders,
      showsContainers: showsContainers, labelPolicy: labelPolicy, imageNamePolicy: imageNamePolicy,
      speaksCheckmarks: speaksCheckmarks, storyboards: storyboards,
      dateSettings: dateSettings)
    settings.ownsApplication = ownsApplication
    settings.layout = layout
    settings.rows = rows
    settings.bindingValues = bindingValues
    settings.valueTransformers = valueTransformers
    settings.reportRow = reportRow
    settings.takesSavedSizes = takesSavedSizes
    settings.takesLaterAlignments = takesLaterAlignments
    settings.device = layout == .solved ? device : nil
    settings.textSize = layout == .solved ? textSize : .large
    return DocumentLoading(document, settings)
  }
}
