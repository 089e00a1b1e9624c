import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import TestSupport
import Testing

@testable import PageSession

/// Documents of `Examples`, made live with placeholders for the app's classes.
@MainActor
final class ExamplePages: PageSource {
  let titles: [String]
  let settings = PageSettings()

  /// The warnings about the settings of each document.
  var warnings: [Diagnostic] = []

  init(_ titles: String...) { self.titles = titles }

  func choices(of document: Int) -> PageChoices {
    var choices = PageChoices()
    choices.languages = [LanguageTag("en"), LanguageTag("de")].compactMap(\.self)
    choices.devices = ["iphone-se"]
    return choices
  }

  func live(_ number: Int, _ settings: PageSettings) throws(OperationRefusal) -> PageDocument {
    let path = packageRoot.appending(path: "Examples/\(titles[number])").path
    do {
      let document = try InterfaceDocument(contentsOfFile: path)
      let loader = InterfaceLoader.withPlaceholders()
      var version = DocumentVersion(document)
      if let language = settings.language {
        let tables = DocumentTables(ofDocumentAt: path).find()
        version = DocumentVersion(
          document, in: language,
          by: LocalizedStrings(tables, preferences: ["\(language)"], developmentLanguage: "en"))
      }
      let texts = Dictionary(
        document.localizableTexts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }
      )
      var made = PageDocument(
        LiveDocument(version, loader: loader), titles: texts, path: path, options: [])
      made.warnings = { [warnings] in warnings }
      return made
    } catch {
      throw OperationRefusal("\(error)", "")
    }
  }
}

let signIn = "SignIn/Base.lproj/SignIn.storyboard"

/// Returns the id on a page of the control with a name.
@MainActor
func id(of name: String, in session: PageSession) throws -> String {
  let element = try #require(
    session.content.regions[.elements]?.first {
      $0.contains(#"aria-label="\#(name)""#) || $0.contains(">\(name)<")
    })
  let start = try #require(element.firstRange(of: "data-do=")).lowerBound
  let own = try #require(element[..<start].ranges(of: #" id=""#).last)
  return String(element[own.upperBound...].prefix { $0 != "\"" })
}
