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
    usage: "ctl announce [<paths> ...] [options]",
    discussion: """
      --check compares kept transcripts with what is said now. The document, the settings, the readers and the \
      languages are those of each file, under those of the command line. It exits with 1 if something is said \
      in another way.
      """)

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

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare transcripts, or those in folders, with what is said now.", valueName: "file"))
  var check: [String] = []

  @Flag(
    name: .customLong("update"),
    help: "With --check: show what differs and write the transcripts again, or make new ones.")
  var updates = false

  @Flag(
    help: "List the languages of each screen reader, with the origins of its words; read nothing.")
  var languages = false

  @Option(help: "text for people, json for programs; --explain adds the phrases to both.")
  var format: TableOutputFormat = .text

  /// Indicates whether there are only options that change what is said, as a transcript keeps them.
  var isAboutSpeech: Bool {
    input.paths.isEmpty && input.search.exclusions.isEmpty && check.isEmpty && !updates
      && !languages
      && form == .text && format == .text
  }

  func validate() throws {
    try speech.screens.validateOneDevice()
    if languages, format == .json || form != .text {
      throw ValidationError(
        "--languages is text and reads no document. Leave out the other options.")
    }
    if format == .json, form != .text, form != .explain {
      throw ValidationError("--outline and --transcript are text. Leave out --format json.")
    }
    if updates, check.isEmpty { throw ValidationError("--update needs --check and a file.") }
    guard !check.isEmpty else { return }
    if format == .json || form != .text || languages {
      throw ValidationError("--check is text. Leave out the other form.")
    }
    if check.contains(DocumentInput.standardInput) {
      throw ValidationError("--check takes files and folders, not standard input.")
    }
    if input.paths.count > 1 || input.paths == [DocumentInput.standardInput] {
      throw ValidationError("--check compares transcripts with one document, in a file.")
    }
    if speech.screens.bind.sources.contains(DocumentInput.standardInput) {
      throw ValidationError("A transcript keeps no standard input. Name a file for --bind.")
    }
  }

  func run() throws {
    if languages { return try Terminal.write(ReaderLanguages.text) }
    guard check.isEmpty else {
      var check = TranscriptCheck(self, arguments: Array(Environment.arguments.dropFirst()))
      return try check.run()
    }
    if form != .transcript { try speech.reader.validateOneReader() }
    let speech = try speech(configuredFor: input.configurationPath)
    var titles = ScreenTitles(wanted: screen)
    let maker = TranscriptMaker(self, speech)
    try input.answer(format, schema: "ctl.announce/1") { document, output in
      AnnouncementJSON.document(
        document, titles.choose(from: spoken(of: document, speech, &output)))
    } text: { document, output in
      if form == .transcript {
        let transcripts = maker.transcripts(of: document, from: "", &titles) { output.report($0) }
        let name = visible(RelativePaths.split(document.path).name, limit: 8192)
        return transcripts.filter { !$0.screens.isEmpty || screen == nil }
          .map { "# \(name)\n\n\($0.keepingFacets([]))\n" }.joined()
      }
      let spoken = titles.choose(from: spoken(of: document, speech, &output))
      return screen != nil && spoken.allSatisfy(\.1.isEmpty) ? "" : text(of: spoken)
    }
    locale.warnAboutMissingTables()
    speech.screens.warnAboutUnused()
    try titles.end()
  }

  /// Returns the options for speech with the policies of the configuration for a path; nil for no configuration.
  func speech(configuredFor path: String?) throws -> SpeechOptions {
    var speech = speech
    if let path {
      speech.reader = speech.reader.with(try CheckConfiguration.policies(for: path))
    }
    return speech
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
}
