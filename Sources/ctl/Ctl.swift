import ArgumentParser

/// The command line's entry: one subcommand for each verb.
@main
struct Ctl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ctl",
    abstract: "Inspects the controls of storyboards and xibs.",
    version: "0.1.0",
    subcommands: [Describe.self, Announce.self])

  /// Runs the command; a wrong command line exits with 2, which the parser by itself makes 64.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      if exitCode(for: error) == .validationFailure {
        standardError(fullMessage(for: error))
        Self.exit(withError: ExitStatus.usage)
      }
      exit(withError: error)
    }
  }
}

/// What the process ends with.
enum ExitStatus {
  static let usage = ExitCode(2)
  static let unreadableInput = ExitCode(3)
}
