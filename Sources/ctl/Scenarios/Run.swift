import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

/// `ctl run`: plays scenarios and compares what happens.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays scenarios on their documents, and compares what happens with them.",
    usage: "ctl run <paths> ... [options]",
    discussion: """
      A scenario is a text of steps, with what is expected after each; Docs/Scenarios.md has the grammar. \
      The document, the options, the readers and the languages are in its head. Exits with 0, with 1 if \
      something else happens, and with 3 if a scenario or its document cannot be read.
      """)

  @Argument(
    help:
      "Scenarios, or folders to search for .scenario files; with --explore documents, or folders of them."
  )
  var paths: [String]

  @OptionGroup var search: SearchOptions
  @OptionGroup var color: ColorOption

  @Flag(help: "Write what happened into the scenarios, and show what differs.")
  var record = false

  @Option(
    help: ArgumentHelp(
      "Make so many random steps in each document, and report the laws that do not hold with the fewest steps to each.",
      valueName: "steps"))
  var explore: Int?

  @Option(help: ArgumentHelp("The seed of the random steps. (default: 1)", valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("Write a JUnit report to a file.", valueName: "file"))
  var junit: String?

  @OptionGroup var overwrite: OverwriteOption

  func validate() throws {
    if let explore, !(1...1_000_000).contains(explore) {
      throw ValidationError("--explore is from 1 to 1,000,000 steps.")
    }
    if seed != nil, explore == nil { throw ValidationError("--seed is for --explore.") }
    if record, explore != nil {
      throw ValidationError("--explore plays no scenario. Leave out --record.")
    }
  }

  func run() throws {
    let file = try junit.map { path in
      try ExitStatus.ofOutput { try OutputFile(.runs, at: path, overwrites: overwrite.isOn) }
    }
    if let explore {
      let exploration = Exploration(steps: explore, seed: seed ?? 1)
      return try exploration.run(on: search.finder(for: paths), to: file)
    }
    var results = RunResults()
    for found in search.finder(.scenarios, for: paths).found {
      do {
        let kept = try KeptScenario(at: found.get())
        try run(kept, &results)
      } catch let error as Diagnostic {
        results.report.failures.append(error)
        Terminal.report(error)
      }
    }
    try file?.write { put in
      try JUnitReport(of: "ctl run", test: "scenario.steps").present(results.report, to: put)
    }
    try Terminal.write(results.summary + "\n")
    if !results.report.failures.isEmpty { throw ExitStatus.unreadableInput }
    if !results.report.findings.isEmpty { throw ExitStatus.findings }
  }

  private func run(_ kept: KeptScenario, _ results: inout RunResults) throws {
    let difference = try ScenarioRun(kept).difference(all: record)
    results.report.paths.append(kept.path)
    let text = "\(difference.replacement)"
    guard !difference.places.isEmpty || record && text != "\(kept.scenario)" else {
      results.same += 1
      return
    }
    guard record else {
      try Terminal.write(
        difference.text(remedy: "Correct the app, or take it over with --record.") + "\n")
      results.report.findings += difference.diagnostics
      return
    }
    try ExitStatus.ofOutput {
      try OutputFile(.corrected, at: kept.path, overwrites: true).write(bytes: Array(text.utf8))
    }
    if !difference.places.isEmpty {
      try Terminal.write(difference.text(remedy: "It is written into the file.") + "\n")
    }
    results.written += 1
  }
}

/// The results of scenarios.
private struct RunResults {
  var report = FindingReport()
  var same = 0
  var written = 0

  /// The numbers, in a line.
  var summary: String {
    let different = Set(report.findings.map(\.path)).count
    let failed = report.failures.count
    let parts = [
      (same, "as expected"), (different, "not as expected"), (written, "written"),
      (failed, "not run"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return amount(same + different + written + failed, "scenario") + (parts.isEmpty ? "" : ": ")
      + parts.joined(separator: ", ")
  }
}

extension ScenarioDifference {
  /// Each difference as a finding of a report.
  fileprivate var diagnostics: [Diagnostic] {
    places.map { place in
      let words = [place.expected.map { "expected '\($0)'" }, place.actual.map { "got '\($0)'" }]
        .compactMap(\.self).joined(separator: ", ")
      return Diagnostic(
        .error, id: "scenario.steps", path: path,
        at: SourcePosition(line: max(1, place.line), column: 1),
        (place.what.map { "\($0): " } ?? "") + words,
        "Correct the app, or take it over with --record.")
    }
  }
}
