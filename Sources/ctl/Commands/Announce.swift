import Accessibility
import ArgumentParser
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import TextFormats

/// `ctl announce`: what a screen reader says on every screen.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce",
    abstract: "Prints what a screen reader says on each screen, in reading order.",
    usage: "ctl announce [<paths> ...] [options]")

  /// The form of the output.
  enum Form: EnumerableFlag {
    case text, explain, outline, transcript

    static func name(for form: Form) -> NameSpecification {
      form == .text ? .customLong("text") : .long
    }

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .text: "Print a line for each element."
      case .explain: "Add the property, the table and the rule behind each phrase."
      case .outline: "Print elements and containers with their traits and frames."
      case .transcript: "Print a transcript to keep beside a test; see Docs/Transcripts.md."
      }
    }
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var speech: SpeechOptions
  @Flag(exclusivity: .exclusive) var form: Form = .text

  @Option(
    help: ArgumentHelp(
      "Only the screen with a name, as the output shows it in the first language.",
      valueName: "name"))
  var screen: String?

  @Flag(
    help: "List the languages of each screen reader, with the origins of its words; read nothing.")
  var languages = false

  @Option(help: "text for people, json for programs; --explain adds the phrases to both.")
  var format: TableOutputFormat = .text

  func validate() throws {
    try speech.screens.validateOneDevice()
    if languages, format == .json || form != .text {
      throw ValidationError(
        "--languages is text and reads no document. Leave out the other options.")
    }
    if format == .json, form != .text, form != .explain {
      throw ValidationError("--outline and --transcript are text. Leave out --format json.")
    }
  }

  func run() throws {
    if languages { return try Terminal.write(ReaderLanguages.text) }
    var speech = speech
    speech.reader = speech.reader.with(
      try CheckConfiguration.policies(for: input.configurationPath))
    var titles = ScreenTitles(wanted: screen)
    try input.answer(format, schema: "ctl.announce/1") { document, output in
      AnnouncementJSON.document(
        document, titles.choose(from: spoken(of: document, speech, &output)))
    } text: { document, output in
      let spoken = titles.choose(from: spoken(of: document, speech, &output))
      if screen != nil, spoken.allSatisfy(\.1.isEmpty) { return "" }
      return form == .transcript ? transcript(of: spoken) : text(of: spoken)
    }
    locale.warnAboutMissingTables()
    speech.screens.warnAboutUnused()
    try titles.end()
  }

  private func spoken(
    of document: InterfaceDocument, _ speech: SpeechOptions, _ output: inout CommandOutput
  ) -> [(DocumentVersion, [SpokenScreen])] {
    locale.versions(of: document) { output.report($0) }.map { ($0, screens(of: $0, speech)) }
  }

  private func screens(of version: DocumentVersion, _ speech: SpeechOptions) -> [SpokenScreen] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let live = LiveDocument(version, loader: speech.loader)
      live.reportLeftOutConstraints()
      return live.spokenScreens(
        withOrigins: form == .explain, withTree: form == .outline)
    }
  }

  private func text(of spoken: [(DocumentVersion, [SpokenScreen])]) -> String {
    spoken.map { version, screens in
      let language = locale.isEmpty ? nil : version.language
      let text =
        form == .outline
        ? ElementOutline(style: Terminal.style)
          .present(version.document, screens: screens, language: language)
        : AnnouncementOutline(style: Terminal.style, explains: form == .explain)
          .present(version.document, screens: screens, language: language)
      return text + "\n"
    }.joined()
  }

  /// Returns one transcript with all languages, or one per language if the screens differ.
  private func transcript(of spoken: [(DocumentVersion, [SpokenScreen])]) -> String {
    let transcripts = spoken.map { Transcript($0.1, in: $0.0.language) }
    let path = visible(spoken.first?.0.document.path ?? "", limit: 8192)
    // Screens with a different element order are not the same.
    let handles = Set(spoken.map { $0.1.map { $0.elements.map(\.handle) } })
    let isSame = handles.count == 1
    let whole = (isSame ? Transcript.sideBySide(transcripts) : nil).map { [$0] } ?? transcripts
    return whole.map { "# \(path)\n\n\($0)\n" }.joined()
  }
}

/// The screens of documents of which one is wanted by its name.
private struct ScreenTitles {
  /// The name; nil for all screens.
  let wanted: String?
  private var known: Set<String> = []
  private var isFound = false

  init(wanted: String?) { self.wanted = wanted }

  /// Returns the screens with the name in the first language.
  mutating func choose(
    from spoken: [(DocumentVersion, [SpokenScreen])]
  ) -> [(DocumentVersion, [SpokenScreen])] {
    guard let wanted, let first = spoken.first?.1 else { return spoken }
    known.formUnion(first.compactMap(\.title))
    isFound = isFound || known.contains(wanted)
    let places = first.indices.filter { first[$0].title == wanted }
    return spoken.map { version, screens in
      (version, places.filter(screens.indices.contains).map { screens[$0] })
    }
  }

  /// Reports a name that no screen has.
  func end() throws {
    guard let wanted, !isFound else { return }
    let near = names(near: wanted, among: known).map { "'\(visible($0))'" }
    Terminal.report(
      Diagnostic(
        id: "screen.missing", path: "--screen", "no screen is named '\(visible(wanted))'",
        near.isEmpty
          ? "'ctl announce' without --screen shows the names."
          : "Write \(near.joined(separator: " or "))."))
    throw ExitStatus.usage
  }
}
