import Graphics
public import InterfaceBuilder
public import Localize
import Navigation
import Pickers
public import ResponderKit

/// A document whose objects are live in an application of its own, in a language, with the place of
/// each object in the document.
///
/// Main actor only. The command line and tests see documents through it.
@preconcurrency @MainActor
public final class LiveDocument {
  /// The document, in the language.
  public let document: InterfaceDocument
  /// The language.
  public let language: LanguageTag
  private let original: InterfaceDocument
  /// The texts of the document and their translations; nil for the document as it is.
  public let texts: [LocalizedDocument.Text]?
  /// The kinds of views that the loader knows.
  var kinds: [String: ViewKind] { interface.loading.dialect.kinds }
  /// The live objects.
  public let interface: LoadedInterface
  /// The screen reader that reads the screens; that of the loader, as far as it reads documents of the
  /// framework, unless set.
  public var screenReader: any ScreenReader
  /// The application of the document's windows.
  public let application: Application
  /// Indicates whether the screens are shown in Dark Mode; false unless set, before a screen is shown or for a window of code.
  package var isDark = false {
    didSet {
      guard isOfCode, isDark != oldValue, let window = interface.screens.first?.root as? Window
      else { return }
      if isDark { ownStyle = window.overrideUserInterfaceStyle }
      window.overrideUserInterfaceStyle = isDark ? .dark : ownStyle
    }
  }
  /// The style that code has given its window.
  private var ownStyle = TraitCollection.UserInterfaceStyle.unspecified
  /// Indicates whether code has made what is shown, and not the document.
  let isOfCode: Bool
  private(set) lazy var provenance = Provenance(self)
  /// Indicates whether everything is shown and enabled as if by code of the app.
  package internal(set) var isShownAsIf = false
  /// The screens, in the dialect of the document.
  private(set) lazy var dialectScreens: any DocumentScreens = interface.loading.dialect
    .makeScreens(self)

  /// Makes a document live; the loader knows the classes of the app.
  ///
  /// A new application is made unless one is given.
  public init(
    _ version: DocumentVersion, loader: InterfaceLoader, application: Application? = nil
  ) {
    document = version.document
    original = version.original
    language = version.language
    texts = version.texts
    let storyboards = loader.storyboards
    defer { loader.storyboards = storyboards }
    loader.storyboards = storyboards ?? version.otherStoryboards
    var settings = loader.dateSettings
    settings.language = version.language
    interface = loader.load(version.document, in: settings, ownsApplication: true)
    screenReader = interface.loading.dialect.reader(loader)
    self.application = application ?? Application()
    isOfCode = false
    if self.application.storedDateSettings == nil { self.application.dateSettings = settings }
  }

  /// Makes a document without objects live, whose only screen is a window that code has made.
  init(
    _ version: DocumentVersion, showing window: Responder, titled title: String?,
    _ loader: InterfaceLoader, _ application: Application?
  ) {
    (document, original, language, texts) = (
      version.document, version.original, version.language, version.texts
    )
    var interface = loader.load(version.document)
    interface.screens = [LoadedScreen(title: title, sceneIndex: 0, root: window)]
    self.interface = interface
    screenReader = interface.loading.dialect.reader(loader)
    self.application = application ?? Application()
    isOfCode = true
  }

  /// The screens; those of one container share its window, which shows the one that was asked for
  /// last.
  ///
  /// A scene that is embedded in another one is part of that screen.
  public var screens: [LiveScreen] {
    dialectScreens.numbers.map { dialectScreens.screen(at: $0) }
  }

  /// The number of the screens.
  package var screenCount: Int { dialectScreens.numbers.count }

  /// The names of the screens as ``screenTitles`` has them, without those of screens that are a part of another one.
  package var ownScreenTitles: [String?] {
    let titles = screenTitles
    return dialectScreens.numbers.map { titles[$0] }
  }

  /// Returns a name that finds the screen at a place: its title, or else its id; nil for one that nothing but its place finds.
  package func screenName(at place: Int) -> String? {
    screenName(ofScreen: dialectScreens.numbers[place])
  }

  /// Returns a name that finds the loaded screen with a number; nil for one that nothing but its number finds.
  package func screenName(ofScreen number: Int) -> String? {
    let names = [screenTitles[number], provenance.element(of: interface.screens[number].root)?.id]
    return names.compactMap(\.self).first { self.number(ofScreenNamed: $0) == number }
  }

  private func number(ofScreenNamed name: String) -> Int? {
    let titles = screenTitles
    return interface.screens.indices.first { number in
      titles[number] == name || interface.screens[number].title == name
    }
      ?? interface.screens.indices.first { number in
        provenance.element(of: interface.screens[number].root)?.id == name
      }
  }

  /// Returns the screen at a place among the screens; only this screen gets a window.
  package func screen(at place: Int) -> LiveScreen {
    dialectScreens.screen(at: dialectScreens.numbers[place])
  }

  /// Returns the screen with a name in the document or in the language, or with an outermost object of an id; the first
  /// screen for nil.
  ///
  /// Only this screen gets a window.
  public func screen(named name: String?) -> LiveScreen? {
    (name.map { number(ofScreenNamed: $0) } ?? interface.screens.indices.first)
      .map { dialectScreens.screen(at: $0) }
  }

  /// The names of the screens in the original document; nil for a screen without a name.
  public var screenTitles: [String?] {
    var translated: [Int: String] = [:]
    for text in texts ?? [] where text.translation != nil && text.original.property == "title" {
      translated[text.original.object.ordinal] = text.original.text
    }
    return interface.screens.map { screen in
      original.scenes[screen.sceneIndex].title
        ?? provenance.element(of: screen.root).flatMap { translated[$0.ordinal] } ?? screen.title
    }
  }

  /// Returns the window of the screen that a view of UIKit is on; a new window if it is on none.
  ///
  /// Traps for a document of AppKit, which has no such view.
  public func window(showing view: View) -> Window {
    guard let screens = uiKitScreens else {
      preconditionFailure("a document of AppKit has no View")
    }
    return screens.window(showing: view)
  }

  /// The screens of a document of UIKit; nil for another one.
  package var uiKitScreens: UIKitScreens? { dialectScreens as? UIKitScreens }

  /// Returns the object of an id; nil if it is not live.
  public func object(id: String?) -> Responder? { id.flatMap { interface.objects[$0] } }

  /// Returns the element that an object was made from, or the control that it is a part of; nil for
  /// an object that is not of the document.
  public func element(of object: Responder) -> InterfaceElement? {
    provenance.element(of: object)
  }

  /// Returns whether an object is in a cell that was made anew from a prototype.
  package func isInRow(_ object: Responder) -> Bool {
    sequence(first: object as? View, next: { $0?.superview })
      .contains { ($0?.documentOrigin as? Instantiation)?.prototype != nil }
  }

  /// Returns the element that a gesture recognizer was made from; nil for one that is not of the
  /// document.
  public func element(of recognizer: GestureRecognizer) -> InterfaceElement? {
    provenance.element(of: recognizer)
  }
}

extension DocumentVersion {
  /// Returns another storyboard of the app by its name, in the language.
  fileprivate var otherStoryboards: (String) -> InterfaceDocument? {
    let files = AppStoryboards(aroundDocumentAt: original.path)
    let language = texts == nil ? nil : language
    return { name in
      guard let path = files.path(of: name),
        let document = try? InterfaceDocument(contentsOfFile: path)
      else { return nil }
      guard let language else { return document }
      let tables = DocumentTables(ofDocumentAt: path)
      let strings = LocalizedStrings(
        tables.find(), preferences: ["\(language)"], developmentLanguage: "\(tables.development)")
      return DocumentVersion(document, in: language, by: strings).document
    }
  }
}
