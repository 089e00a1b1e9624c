public import InterfaceBuilder
public import Localize
public import ResponderKit

/// A document made live in an application of its own, in a language, with the place of each object in the
/// document.
///
/// Main actor only. The command line and tests look at documents through it.
@MainActor
public final class LiveDocument {
  /// The document, in the language.
  public let document: InterfaceDocument
  /// The language.
  public let language: LanguageTag
  private let original: InterfaceDocument
  /// What became of the texts; nil for the document as it is.
  public let texts: [LocalizedDocument.Text]?
  /// The live objects.
  public let interface: LoadedInterface
  /// The application that the windows of the document belong to.
  public let application: Application
  private(set) lazy var names = ObjectNames(self)

  /// Makes a document live; the loader knows the classes of the app. An application is made unless one
  /// is given.
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

  /// The screens, each in a window of its own.
  public private(set) lazy var screens = interface.screens.map { LiveScreen($0, of: self) }

  /// Returns the screen that has a name in the document or in the language; the first one for nil.
  public func screen(named name: String?) -> LiveScreen? {
    let number = interface.screens.indices.first { number in
      guard let name else { return true }
      return screenTitles[number] == name || interface.screens[number].title == name
    }
    return number.map { screens[$0] }
  }

  /// The names of the screens as the document has them; nil for one without a name.
  public var screenTitles: [String?] {
    interface.screens.map { original.scenes[$0.sceneIndex].title ?? $0.title }
  }

  /// Puts the tree that a view is in into a window of its own.
  public func makeWindow(showing view: View) -> Window {
    interface.makeWindow(showing: view, in: application)
  }

  /// Returns the object of an id; nil for one that is not live.
  public func object(id: String?) -> Responder? { id.flatMap { interface.objects[$0] } }

  /// Returns the element that an object, or what it is a part of, was made from; nil for another object.
  public func element(of object: Responder) -> InterfaceElement? { names.element(of: object) }
}
