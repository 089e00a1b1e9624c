import Accessibility
import ArgumentParser
import InterfaceBuilder
import InterfaceLoader
import Presenters

/// `ctl announce`: what a screen reader says on every screen.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what VoiceOver on iOS says on each screen, in reading order.")

  /// The form of the output.
  enum Form: EnumerableFlag {
    case text, explain, outline, transcript

    static func name(for form: Form) -> NameSpecification {
      form == .text ? .customLong("text") : .long
    }

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .text: "Prints a line for each element."
      case .explain: "Adds the property, the table and the rule behind each phrase."
      case .outline: "Prints elements and containers with their traits and frames."
      case .transcript: "Prints a transcript to keep beside a test; see Docs/Transcripts.md."
      }
    }
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @Flag(exclusivity: .exclusive) var form: Form = .text

  @Option(
    name: .customLong("label-policy"),
    help: ArgumentHelp(
      "Which name is spoken for a button with a title and an accessibility label: documented speaks the title, observed the label.",
      valueName: "documented|observed"),
    transform: { text in
      guard let policy = LabelPolicy(rawValue: text) else {
        throw ValidationError("'\(text)' is not a policy. Write documented or observed.")
      }
      return policy
    })
  var labelPolicy: LabelPolicy = .documented

  @Flag(help: "Leaves out hints, as a user can.")
  var noHints = false

  func run() throws {
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let spoken = locale.versions(of: document).map { ($0, screens(of: $0)) }
        try output.write(form == .transcript ? transcript(of: spoken) : text(of: spoken))
      case .failure(let error): output.report(error)
      }
    }
    locale.warnAboutMissingTables()
  }

  private func screens(of version: DocumentVersion) -> [SpokenScreen] {
    var reader = VoiceOver.voiceOver
    reader.settings.speaksHints = !noHints
    // Commands run on the main thread.
    return MainActor.assumeIsolated {
      LiveDocument(version, loader: .forReading(labelPolicy: labelPolicy)).spokenScreens(
        by: reader, withOrigins: form == .explain, withTree: form == .outline)
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
