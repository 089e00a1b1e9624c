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
    guard let own = Self.ownPath, let program = Self.program(near: own) else {
      // One line of a terminal.
      Terminal.complain(
        "ctl port: error: ctl-port is not built. Run make port in the checkout of ctl.")
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

  /// Returns the path of the program beside `ctl`, or in the checkout in which `ctl` was built.
  private static func program(near own: String) -> String? {
    var folder = parent(of: own)
    if let program = executable("\(folder)/ctl-port") { return program }
    while true {
      if FileName.withCString("\(folder)/Port/Package.swift", { access($0, R_OK) }) == 0 {
        return executable("\(folder)/.build/port/debug/ctl-port")
          ?? executable("\(folder)/.build/port/release/ctl-port")
      }
      guard !folder.isEmpty else { return nil }
      folder = parent(of: folder)
    }
  }

  private static func executable(_ path: String) -> String? {
    FileName.withCString(path) { access($0, X_OK) } == 0 ? path : nil
  }

  /// The folder of a path; empty for the root.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The path of this program without links; nil if the system does not say.
  private static var ownPath: String? {
    #if canImport(Darwin)
    var size: UInt32 = 4096
    var name = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    guard let path = realpath(name, nil) else { return nil }
    #else
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(path) }
    return FileName.text(ofCString: path)
  }
}
