#if LivePage
import InterfaceLoader
import Localize
import PageSession

/// Windows that code has made, as the documents of a page.
@MainActor
final class WindowPages: PageSource {
  let titles: [String]
  let canBeginAgain: Bool
  let settings: PageSettings
  private let test: LivePage.SavedTest
  private let make: (LanguageTag) -> LiveDocument

  /// Creates the documents of a closure that makes a window live, each time anew if it can do it again.
  init(
    title: String?, again: Bool, _ language: LanguageTag, _ test: LivePage.SavedTest,
    _ make: @escaping (LanguageTag) -> LiveDocument
  ) {
    titles = [title.flatMap { $0.isEmpty ? nil : $0 } ?? "Window"]
    canBeginAgain = again
    var settings = PageSettings()
    settings.language = language
    (self.settings, self.test, self.make) = (settings, test, make)
  }

  func choices(of document: Int) -> PageChoices {
    var choices = PageChoices()
    choices.readers = PageReader.allCases.map(\.rawValue)
    return choices
  }

  func live(_ document: Int, _ settings: PageSettings) throws(OperationRefusal) -> PageDocument {
    let live = make(settings.language ?? "en")
    PageReader.set(settings.reader, of: live)
    return PageDocument(
      live, titles: [:], path: "", options: [],
      origin: .window(imports: test.imports, screen: test.screen))
  }
}
#endif
