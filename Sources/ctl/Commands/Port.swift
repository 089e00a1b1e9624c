import ArgumentParser
import Diagnostics
import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `ctl port`: rewrites a library that was written for UIKit.
///
/// The work is that of a program of its own, because a parser of Swift is larger than everything
/// else. This process becomes that program, so that signals, pipes and the exit status are its own.
struct Port: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Rewrites Swift written for UIKit so that it compiles where there is no UIKit.",
    usage: "ctl port <folder> [options]",
    discussion: "ctl port --help lists the options.",
    // The other program answers.
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: "The folder with the sources, and options.")
  var arguments: [String] = []

  func run() throws {
    guard let program = SourceTool.port.path else {
      // One line of a terminal.
      Terminal.complain(
        "ctl port: error: \(SourceTool.port.complaint)")
      throw ExitStatus.unreadableInput
    }
    // Signals that a process ignores stay ignored by what it becomes.
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_DFL)
    let error = FileName.withCString(program) { path in
      // The bytes of the arguments after `ctl port`, whatever they are.
      let count = Int(CommandLine.argc)
      var list = (2..<max(2, count)).map { CommandLine.unsafeArgv[$0] }
      list.insert(strdup(path), at: 0)
      list.append(nil)
      execv(path, &list)
      return errno
    }
    Terminal.report(.inaccessible(program, error))
    throw ExitStatus.unreadableInput
  }
}
