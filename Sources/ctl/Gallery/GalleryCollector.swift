import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import TextFormats

/// Makes documents live and collects what a page shows of them.
struct GalleryCollector {
  let locale: LocaleOptions
  var speech: SpeechOptions
  /// Indicates whether everything is shown as if code of the app had shown and enabled it.
  let asIfShown: Bool
  /// The images of the app; nil draws boxes with their names.
  var images: AssetImages?
  /// The rules that the documents are checked with; nil for none.
  var findings: GalleryFindings?

  /// Returns a document on each device that was asked for; only UIKit's screens are laid out on one.
  func galleries(
    _ document: InterfaceDocument, _ output: inout CommandOutput
  ) -> [GalleryDocument] {
    var seen: Set<Device> = []
    let devices = speech.screens.devices.filter { seen.insert($0).inserted }
    guard devices.count > 1, document.isLaidOutOnDevices else {
      return [gallery(document, &output)]
    }
    return devices.map { device in
      var collector = self
      collector.speech.screens.device = device
      return collector.gallery(document, &output)
    }
  }

  /// Returns a document in its languages, live; its screens and states are made when they are asked
  /// for.
  func gallery(_ document: InterfaceDocument, _ output: inout CommandOutput) -> GalleryDocument {
    let versions = locale.versions(of: document) { output.report($0) }
    // Commands run on the main thread.
    return MainActor.assumeIsolated {
      let lists = versions.map { screens(of: $0) }
      var gallery = GalleryDocument(
        document: document, language: DocumentVersion(document).language,
        versions: zip(versions, lists).map { version($0, $1) })
      gallery.device = document.isLaidOutOnDevices ? speech.screens.device?.name : nil
      gallery.titles = lists.first?.titles ?? []
      gallery.segues = lists.first?.segues.map { $0.map { GalleryDocument.Segue($0) } } ?? []
      gallery.findings = findings?.of(document, in: versions) ?? []
      gallery.image = { [images] name in
        images?.file(named: name, forDocumentAt: document.path).map {
          GalleryDocument.Image(mediaType: $0.mediaType, bytes: $0.bytes)
        }
      }
      return gallery
    }
  }

  /// Returns the names of the screens as the document has them.
  func titles(of document: InterfaceDocument) -> [String?] {
    MainActor.assumeIsolated {
      LiveDocument(DocumentVersion(document), loader: speech.loader).spokenScreens()
        .map(\.title)
    }
  }

  @MainActor
  private func screens(of version: DocumentVersion) -> ScreenList {
    let live = LiveDocument(version, loader: speech.loader)
    live.reportLeftOutConstraints()
    if asIfShown { live.showEverything() }
    return ScreenList(of: live)
  }

  @MainActor
  private func version(
    _ version: DocumentVersion, _ screens: ScreenList
  ) -> GalleryDocument.Version {
    let controls = version.document.controls
    // The texts of the document are those of its own language, with or without a table.
    let isOwn = version.language == DocumentVersion(version.original).language
    let texts = isOwn ? [] : version.texts ?? []
    return GalleryDocument.Version(
      language: version.language, screenCount: screens.count,
      screen: { number in
        MainActor.assumeIsolated {
          Terminal.lateProgress(
            "\(visible(version.document.path)): screen \(number + 1) of \(screens.count)")
          return screens.screen(number, withTree: true, withDrawing: true)
        }
      },
      states: { number in
        MainActor.assumeIsolated {
          number < controls.count ? states(of: controls[number], in: screens.live) : []
        }
      },
      untranslated: Dictionary(grouping: texts.filter { $0.translation == nil }) { text in
        String(text.original.key.prefix { $0 != "." })
      }.mapValues { Set($0.map(\.original.text)) })
  }
}

extension GalleryDocument.Segue {
  fileprivate init(_ found: ScreenSegue) {
    let segue = found.segue
    let kind = segue.relationship ?? segue.connection.segueKind ?? "segue"
    let name = segue.identifier.map { "\(kind) “\($0)”" } ?? kind
    self.init(
      name: name, destination: found.destination.map { .screen($0) } ?? .other(segue.elsewhere))
  }
}

extension SegueContent {
  /// The destination that is in another document, or that has no screen of its own, in words.
  fileprivate var elsewhere: String {
    guard let destination else { return "an object that is not in the document" }
    let content = ControllerContent(destination)
    guard let storyboard = content.storyboardName else {
      return destination.customClass ?? displayName(of: destination.name)
    }
    return content.referencedIdentifier.map { "\($0) of \(storyboard)" } ?? storyboard
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
