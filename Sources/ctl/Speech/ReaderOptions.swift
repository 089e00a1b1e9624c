import Accessibility
import ArgumentParser
import InterfaceLoader

/// The screen reader that speaks, and what it says where sources differ.
struct ReaderOptions: ParsableArguments {
  @Option(
    name: .customLong("reader"),
    help: ArgumentHelp(
      "The screen reader: VoiceOver on iOS or on a Mac, or Orca. By default that of the document's platform.",
      discussion: "A transcript may have several.", valueName: "reader"))
  var readers: [Reader] = []

  /// The reader; nil for that of the document's platform.
  var reader: Reader? {
    get { readers.first }
    set { readers = newValue.map { [$0] } ?? [] }
  }

  /// The screen readers.
  enum Reader: String, ExpressibleByArgument, CaseIterable {
    case iOS = "voiceover"
    case macOS = "voiceover-mac"
    case orca
  }

  @Option(
    name: .customLong("policy"),
    help: ArgumentHelp(
      "What the reader says where sources differ; repeat it for several. \(ReaderPolicy.list)",
      valueName: "name=value"))
  var policies: [String] = []

  @Flag(name: .customLong("no-hints"), help: "Leave out hints, as a user can.")
  var noHints = false

  /// Checks that each policy is one of the chosen reader, and its value too.
  func validate() throws {
    for text in policies {
      let policy = try ReaderPolicy.Choice(text).policy
      guard !readers.isEmpty, !readers.contains(policy.reader) else { continue }
      throw ValidationError(
        "The policy \(policy.name) belongs to \(policy.reader.rawValue), not to \(readers[0].rawValue). "
          + "Leave it out.")
    }
  }

  /// Checks that there is at most one reader.
  func validateOneReader() throws {
    guard Set(readers).count > 1 else { return }
    throw ValidationError(
      "Name one --reader; 'ctl announce' takes several with --transcript and --check.")
  }

  /// Returns the options with the policies of a configuration, unless the command line has another answer.
  func with(_ configured: [ReaderPolicy.Choice]) -> ReaderOptions {
    var options = self
    options.policies.insert(contentsOf: configured.map { "\($0)" }, at: 0)
    return options
  }

  /// Sets the readers of a loader, the one of iOS with a change.
  @MainActor
  func choose(for loader: InterfaceLoader, _ change: (inout VoiceOver) -> Void = { _ in }) {
    // They are valid, or the command has ended.
    var readers = Readers(policies.compactMap { try? ReaderPolicy.Choice($0) })
    change(&readers.iOS)
    readers.iOS.settings.speaksHints = !noHints
    readers.macOS.speaksHints = !noHints
    readers.orca.speaksHints = !noHints
    readers.set(reader, for: loader)
  }
}
