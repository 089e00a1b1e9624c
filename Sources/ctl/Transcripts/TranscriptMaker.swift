import Accessibility
import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import Pickers
import Presenters
import Synchronization

/// Makes the transcripts of documents, in the languages, by the readers and with the settings of a command line.
struct TranscriptMaker {
  private let locale: LocaleOptions
  private let speech: SpeechOptions
  /// The moment at which date pickers start.
  private let moment: String
  /// The words of the options that a transcript keeps, with the paths of files as they stand in a folder.
  private let options: (String) -> [String]

  /// Creates the maker for the settings of a command line, among them the policies of the configuration.
  init(_ command: Announce, _ speech: SpeechOptions) {
    var speech = speech
    let moment = speech.dates.now ?? speech.dates.currentMinute
    locale = command.locale
    options = { command.kept(speech, from: $0) }
    self.moment = moment
    speech.dates.now = moment
    self.speech = speech
  }

  /// Returns a transcript with all languages and readers, or several where the screens differ by them; with all
  /// facets, and without the path of the document.
  func transcripts(
    of document: InterfaceDocument, from folder: String, _ titles: inout ScreenTitles,
    reporting report: (Diagnostic) -> Void
  ) -> [Transcript] {
    let development = DocumentTables(ofDocumentAt: document.path).development
    let versions = locale.versions(of: document, reporting: report)
    let asked = Mutex(false)
    var transcripts: [Transcript] = []
    var handles: Set<[[String]]> = []
    var seen: Set<ReaderOptions.Reader?> = []
    let readers: [ReaderOptions.Reader?] =
      speech.reader.readers.isEmpty ? [nil] : speech.reader.readers
    for reader in readers where seen.insert(reader).inserted {
      var speech = speech
      speech.reader.reader = reader
      let spoken = titles.choose(
        from: versions.map { version in
          (version, Self.screens(of: version, speech) { asked.withLock { $0 = true } })
        })
      for (version, screens) in spoken {
        handles.insert(screens.map { $0.elements.map(\.handle) })
        transcripts.append(Transcript(screens, in: version.language, from: development))
      }
    }
    // Screens with a different element order are not the same.
    let whole = handles.count < 2 ? Transcript.sideBySide(transcripts) : nil
    var words = options(folder)
    let depends = asked.withLock { $0 }
    if depends { words += ["--now", moment] }
    // Without the option, one language means the document as it is.
    if !locale.isEmpty, versions.map(\.language) == [development] {
      words += ["--locale", "\(development)"]
    }
    return (whole.map { [$0] } ?? transcripts).map { transcript in
      var transcript = transcript
      transcript.head.options = words
      if depends, !transcript.screens.isEmpty {
        transcript.screens[0].comments.insert(Self.dependence, at: 0)
      }
      return transcript
    }
  }

  /// The comment on a transcript that is another one on another day.
  private static let dependence = " depends on the day: date pickers start at the time of --now"

  private static func screens(
    of version: DocumentVersion, _ speech: SpeechOptions,
    onAsking asked: @escaping @Sendable () -> Void
  ) -> [SpokenScreen] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let loader = speech.loader
      let now = loader.dateSettings.now
      loader.dateSettings.now = {
        asked()
        return now()
      }
      let live = LiveDocument(version, loader: loader)
      live.reportLeftOutConstraints()
      return live.spokenScreens(withOrigins: true, withAttributes: true)
    }
  }
}

extension DateOptions {
  /// The time of the machine in the time zone, as `--now` takes it.
  var currentMinute: String {
    let zone = settings.timeZone
    let fields = LocalCalendar(.gregorian, language: "en", timeZone: zone).dateComponents(
      of: Date())
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [digits(fields.year, 4), digits(fields.month, 2), digits(fields.day, 2)]
    return day.joined(separator: "-") + "T\(digits(fields.hour, 2)):\(digits(fields.minute, 2))"
  }
}
