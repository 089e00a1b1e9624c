#if LivePage
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import PageSession
import TextFormats

/// A document whose classes a loader knows, as that of a page.
@MainActor
final class LoaderPages: PageSource {
  let titles: [String]
  let settings = PageSettings()
  private let path: String
  private let loader: InterfaceLoader
  private let test: LivePage.SavedTest

  init(_ path: String, _ loader: InterfaceLoader, _ test: LivePage.SavedTest) {
    (self.path, self.loader, self.test) = (path, loader, test)
    titles = [String(path.split(separator: "/").last ?? "")]
  }

  private var tables: DocumentTables { DocumentTables(ofDocumentAt: path) }

  func choices(of document: Int) -> PageChoices {
    let tables = tables
    var choices = PageChoices()
    choices.languages =
      [tables.development] + tables.find().tags.filter { $0 != tables.development }
    choices.readers = PageReader.allCases.map(\.rawValue)
    return choices
  }

  func live(_ number: Int, _ settings: PageSettings) throws(OperationRefusal) -> PageDocument {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOfFile: path)
    } catch {
      throw OperationRefusal("\(error.path): \(error.problem)", error.remedy)
    }
    var version = DocumentVersion(document)
    if let language = settings.language {
      let tables = tables
      let strings = LocalizedStrings(
        tables.find(), preferences: ["\(language)"], developmentLanguage: "\(tables.development)")
      version = DocumentVersion(document, in: language, by: strings)
    }
    let live = LiveDocument(version, loader: loader)
    PageReader.set(settings.reader, of: live)
    let texts = document.localizableTexts.map { ($0.key, $0.text) }
    return PageDocument(
      live, titles: Dictionary(texts) { first, _ in first }, path: titles[0], options: [],
      origin: .program(imports: test.imports, screen: test.screen))
  }
}
#endif
