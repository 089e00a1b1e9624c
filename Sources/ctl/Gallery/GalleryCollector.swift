import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Presenters

/// Makes documents live and collects what a page shows of them.
struct GalleryCollector {
  let locale: LocaleOptions
  let speech: SpeechOptions
  /// Indicates whether everything is shown as if code of the app had shown and enabled it.
  let asIfShown: Bool

  /// Returns a document in its languages, live; its screens and states are made when they are asked
  /// for.
  func gallery(_ document: InterfaceDocument, _ output: inout CommandOutput) -> GalleryDocument {
    let versions = locale.versions(of: document) { output.report($0) }
    // Commands run on the main thread.
    return GalleryDocument(
      document: document, language: DocumentVersion(document).language,
      versions: versions.map { version in MainActor.assumeIsolated { self.version(version) } })
  }

  /// Returns the names of the screens as the document has them.
  func titles(of document: InterfaceDocument) -> [String?] {
    MainActor.assumeIsolated {
      LiveDocument(DocumentVersion(document), loader: speech.loader).spokenScreens()
        .map(\.title)
    }
  }

  @MainActor
  private func version(_ version: DocumentVersion) -> GalleryDocument.Version {
    let live = LiveDocument(version, loader: speech.loader)
    if asIfShown { live.showEverything() }
    let screens = ScreenList(of: live)
    let controls = version.document.controls
    // The texts of the document are those of its own language, with or without a table.
    let isOwn = version.language == DocumentVersion(version.original).language
    let texts = isOwn ? [] : version.texts ?? []
    return GalleryDocument.Version(
      language: version.language, screenCount: screens.count,
      screen: { number in
        MainActor.assumeIsolated {
          screens.screen(number, withTree: true, withDrawing: true)
        }
      },
      states: { number in
        MainActor.assumeIsolated {
          number < controls.count ? states(of: controls[number], in: live) : []
        }
      },
      untranslated: Dictionary(grouping: texts.filter { $0.translation == nil }) { text in
        String(text.original.key.prefix { $0 != "." })
      }.mapValues { Set($0.map(\.original.text)) })
  }
}

@MainActor
private func states(
  of control: InterfaceControl, in live: LiveDocument
) -> [GalleryDocument.State] {
  live.shownStates(of: control).map {
    GalleryDocument.State(
      name: $0.name, appearance: $0.appearance, announcements: $0.announcements)
  }
}
