import ArgumentParser
import Foundation
import Porting

/// `ctl port`: rewrites a library that was written for UIKit.
@main
struct CtlPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ctl port",
    abstract: "Rewrites Swift written for UIKit so that it compiles where there is no UIKit.",
    usage: "ctl port <folder> [options]",
    discussion: """
      Without --output or --check, it shows the difference. It rewrites imports, the conditions of \
      #if, init(coder:), selectors, optional requirements, and the attributes of Objective-C and \
      of Interface Builder, moves what overrides in an extension into its class, and does nothing \
      else. All other lines of a file stay in their order. What it leaves is listed with its place.

      Hidden folders, Package.swift and build, DerivedData, Pods, Carthage and node_modules are \
      left out.
      """)

  @Argument(help: "The folder with the library's sources, or a file.")
  var folder: String

  @Option(name: .shortAndLong, help: "Writes the rewritten copy into this folder.")
  var output: String?

  @Flag(help: "Writes into a folder that has files, and replaces those of the same names.")
  var force = false

  @Flag(help: "Type-checks the rewritten module, and tells what is missing.")
  var check = false

  @Flag(help: "With --check, also lists each error.")
  var errors = false

  @Option(help: "The folder with the library's tests.")
  var tests: String?

  @Option(
    name: .customLong("module"),
    help: "The module's name. Repeat it for the library's other modules.")
  var moduleNames: [String] = []

  @Flag(help: "Keeps import Foundation beside import UIKit.")
  var keepFoundation = false

  @Flag(help: "First turns names of old Swift, from 2 to 4, into today's.")
  var renames = false

  @Option(help: "The language mode of --check, 5 or 6.")
  var swiftVersion = "5"

  @Option(name: .customLong("modules"), help: "The folder with UIKit.swiftmodule, for --check.")
  var modulesPath: String?

  @Option(help: "text for people, json for programs.")
  var format = OutputFormat.text

  @Option(help: "Leaves out the paths and names that match a pattern, such as '*Demo*'.")
  var exclude: [String] = []

  func validate() throws {
    if !["5", "6"].contains(swiftVersion) {
      throw ValidationError("--swift-version is 5 or 6.")
    }
    if force, output == nil {
      throw ValidationError("--force is for --output. Name a folder, or leave out --force.")
    }
    if errors, !check {
      throw ValidationError("--errors is for --check. Add --check, or leave out --errors.")
    }
  }

  func run() throws {
    let sources = try SourceFolder(path: folder, excluding: exclude)
    let tests = try tests.map { try SourceFolder(path: $0, excluding: exclude) }
    Terminal.noteLeftOut(sources.leftOut + (tests?.leftOut ?? []))
    let names = ModuleNames(given: moduleNames, of: sources)
    let options = PortOptions(
      moduleName: names.name, modules: names.own, keepsFoundation: keepFoundation,
      renamesOldSwift: renames)
    let port = PortedLibrary(
      try sources.read() + (try tests?.read(isTest: true) ?? []), options: options)
    if let output {
      try CopyWriter(
        folder: output, moduleName: names.name, isForced: force, sources: [sources, tests]
      )
      .write(port)
    }
    let reports = check ? try Checker(names, port, modulesPath, swiftVersion).run() : []
    let answer = PortAnswer(
      port: port, reports: reports, folder: folder, tests: self.tests,
      showsDifference: output == nil && !check, listsErrors: errors, renamesOldSwift: renames)
    try Terminal.write(format == .json ? answer.json : answer.text)
    if reports.contains(where: { !$0.report.entries.isEmpty }) { throw ExitStatus.findings }
  }

  /// Runs the command; a usage error exits with 2 instead of ArgumentParser's default of 64.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let error as PortError {
      Terminal.complain(error.description)
      Self.exit(withError: error.status)
    } catch {
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      if status == .validationFailure {
        Terminal.complain(message)
        Self.exit(withError: ExitStatus.usage)
      }
      if !message.isEmpty { try? Terminal.write(message + "\n") }
      Self.exit(withError: status)
    }
  }
}

/// The forms of output.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
