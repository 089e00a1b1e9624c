public import InterfaceBuilder
public import Localize
public import ResponderKit

/// A document in a language, loaded into an application of its own, with the source element of each
/// object.
///
/// The command line and tests inspect documents through it. It is confined to the main actor.
@MainActor
public final class LiveDocument {
  /// The document in the language.
  public let document: InterfaceDocument
  /// The language.
  public let language: LanguageTag
  private let original: InterfaceDocument
  /// The texts and their translations; nil for the unlocalized document.
  public let texts: [LocalizedDocument.Text]?
  /// The live objects.
  public let interface: LoadedInterface
  /// The application that the windows of the document belong to.
  public let application: Application
  private(set) lazy var names = ObjectNames(self)

  /// Loads a document with a loader on which the classes of the app are registered.
  ///
  /// An application is created unless one is given.
  public init(
    _ version: DocumentVersion, loader: InterfaceLoader, application: Application? = nil
  ) {
    document = version.document
    original = version.original
    language = version.language
    texts = version.texts
    interface = loader.load(version.document)
    self.application = application ?? Application()
  }

  /// The screens, each in its own window.
  public private(set) lazy var screens = interface.screens.map { LiveScreen($0, of: self) }

  /// Returns the screen with an original or localized name; the first screen for nil.
  public func screen(named name: String?) -> LiveScreen? {
    let number = interface.screens.indices.first { number in
      guard let name else { return true }
      return screenTitles[number] == name || interface.screens[number].title == name
    }
    return number.map { screens[$0] }
  }

  /// The names of the screens as in the original document; nil for a screen without a name.
  public var screenTitles: [String?] {
    interface.screens.map { original.scenes[$0.sceneIndex].title ?? $0.title }
  }

  /// Shows the view hierarchy that contains a view in a window of its own.
  public func makeWindow(showing view: View) -> Window {
    interface.makeWindow(showing: view, in: application)
  }

  /// Returns the object with an id; nil if there is no live one.
  public func object(id: String?) -> Responder? { id.flatMap { interface.objects[$0] } }

  /// Returns the element that an object or its container was created from; nil for other objects.
  public func element(of object: Responder) -> InterfaceElement? { names.element(of: object) }
}
