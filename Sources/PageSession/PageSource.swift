package import Diagnostics
package import InterfaceLoader
package import Localize

/// The settings of a live page, which its user may change.
package struct PageSettings: Sendable, Hashable {
  /// The language; nil for that of the document.
  package var language: LanguageTag?
  /// The name of the device; nil for the one of the document.
  package var device: String?
  /// The name of the screen reader; nil for that of the document's platform.
  package var reader: String?
  /// The name of the text size; nil for the standard one.
  package var textSize: String?
  /// The number of rows of each prototype; nil for those of the document.
  package var rows: String?
  /// The values of bindings, such as `values.speed=5`.
  package var bindings: [String] = []
  /// Indicates whether the screens are shown in Dark Mode; what is said and done is the same.
  package var isDark = false

  package init() {}
}

/// The documents that a live page shows.
@MainActor
package protocol PageSource {
  /// The settings at the start.
  var settings: PageSettings { get }
  /// The titles of the documents.
  var titles: [String] { get }
  /// Indicates whether a document can be made live anew, so that steps are taken back and made again.
  var canBeginAgain: Bool { get }
  /// Returns the choices of the settings of a document.
  func choices(of document: Int) -> PageChoices
  /// Makes a document live; throws where it cannot be read.
  func live(_ document: Int, _ settings: PageSettings) throws(OperationRefusal) -> PageDocument
}

extension PageSource {
  package var canBeginAgain: Bool { true }
}

/// The values that the settings of a page may have.
package struct PageChoices: Sendable, Hashable {
  package var languages: [LanguageTag] = []
  package var devices: [String] = []
  package var readers: [String] = []
  package var textSizes: [String] = []
  package var rows: [String] = []
  /// Indicates whether the document has bindings.
  package var hasBindings = false

  package init() {}
}

/// A live document of a page.
@MainActor
package struct PageDocument {
  package var live: LiveDocument
  /// The texts of the document in its own language, by key.
  package var titles: [String: String]
  /// The path from which a saved scenario finds the document.
  package var path: String
  /// The options in the head of a saved scenario.
  package var options: [String]
  /// The origin of the screens.
  package var origin: Origin
  /// Indicates whether the app delegate performs the actions that nothing else performs.
  package var assumesAnswers: Bool
  /// Returns the warnings about settings that nothing in the document uses.
  package var warnings: @MainActor () -> [Diagnostic] = { [] }

  package init(
    _ live: LiveDocument, titles: [String: String], path: String, options: [String],
    assumesAnswers: Bool = false, origin: Origin = .document
  ) {
    (self.live, self.titles, self.path, self.options) = (live, titles, path, options)
    (self.assumesAnswers, self.origin) = (assumesAnswers, origin)
  }

  /// The origin of the screens of a page.
  package enum Origin: Sendable, Hashable {
    /// A document with placeholders for the classes of the app.
    case document
    /// A document whose classes a program knows: the imports of a test, and the expression in it that makes the screen.
    case program(imports: [String], screen: String)
    /// A window that a program has made, with the same of a test.
    case window(imports: [String], screen: String)
  }
}
