import ArgumentParser
import Localize

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The entry point of the command line, with one subcommand for each verb.
@main
struct Ctl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ctl",
    abstract: "Inspects the controls of storyboards and xibs, and what they say.",
    discussion: """
      A shell completes verbs and options after one of these:

        source <(ctl --generate-completion-script bash)
        ctl --generate-completion-script zsh > ~/.zfunc/_ctl
        ctl --generate-completion-script fish > ~/.config/fish/completions/ctl.fish

      In zsh, ~/.zfunc must be in fpath.
      """,
    version: "0.1.0",
    subcommands: [
      Describe.self, Announce.self, Actions.self, Find.self, Tap.self, Run.self, Focus.self,
      Chain.self,
      Why.self, Explain.self, Strings.self,
      Check.self, CheckRules.self, CheckExplain.self, Gallery.self, Open.self, Port.self,
    ])

  /// Runs the command; a usage error exits with 2 instead of ArgumentParser's default of 64.
  static func main() {
    // A closed pipe becomes a write error, which ends the command silently.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that may not grow.
    signal(SIGXFSZ, SIG_IGN)
    CrashRecovery.begin()
    if let most = Environment.mostFiles, most < Environment.leastFiles {
      Terminal.complain(
        "ctl: error: the process may open only \(most) files. Raise the limit: ulimit -n 256.")
      Self.exit(withError: ExitStatus.internalError)
    }
    let arguments = CheckArguments.parsed(Environment.arguments) { FileStatus.exists(at: $0) }
    if let complaint = complaint(about: arguments) {
      Terminal.complain(complaint)
      Self.exit(withError: ExitStatus.usage)
    }
    do {
      var command = try parseAsRoot(arguments)
      try KnownFolders.$current.withValue(KnownFolders()) { try command.run() }
    } catch let error as WriteError {
      end(with: error)
    } catch {
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      if status == .validationFailure {
        Terminal.complain(message)
        Self.exit(withError: ExitStatus.usage)
      }
      // Help and the version are asked for, so they are output.
      do throws(WriteError) {
        if !message.isEmpty { try Terminal.write(message + "\n") }
      } catch {
        end(with: error)
      }
      Self.exit(withError: status)
    }
  }

  private static func end(with error: WriteError) -> Never {
    // The process that closed the pipe has what it needs.
    if error.code == EPIPE { Self.exit(withError: ExitStatus.fine) }
    Terminal.complain(
      "standard output: error: \(error.reason). Free space or choose another file.")
    Self.exit(withError: ExitStatus.internalError)
  }
}

/// The exit statuses of the process.
enum ExitStatus {
  static let fine = ExitCode.success
  /// The command has findings, or the answer is no.
  static let findings = ExitCode(1)
  static let usage = ExitCode(2)
  static let unreadableInput = ExitCode(3)
  static let internalError = ExitCode(70)
}
