import ArgumentParser
import ControlTesting
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import TextFormats

/// Random steps in documents: `ctl run --explore`.
struct Exploration {
  let steps: Int
  let seed: UInt64

  /// Explores each document that is found; ends with 1 if a law does not hold, and with 3 if a document cannot
  /// be read.
  func run(on finder: DocumentFinder, to file: OutputFile?) throws {
    var report = FindingReport()
    for path in finder.found {
      do {
        let document = try InterfaceDocument(contentsOfFile: path.get())
        InputFiles.add(document.path)
        report.paths.append(document.path)
        // Commands run on the main thread.
        let faults = try MainActor.assumeIsolated { try explore(document) }
        report.findings += faults.map(\.finding)
        for fault in faults { try Terminal.write(text(of: fault)) }
      } catch let error as Diagnostic {
        report.failures.append(error)
        Terminal.report(error)
      }
    }
    try ExitStatus.ofOutput {
      try file?.write { put in
        try JUnitReport(of: "ctl run", test: "laws").present(report, to: put)
      }
    }
    try Terminal.write(
      "\(amount(report.findings.count, "fault")) in \(amount(report.paths.count, "document"))\n")
    if !report.failures.isEmpty { throw ExitStatus.unreadableInput }
    if !report.findings.isEmpty { throw ExitStatus.findings }
  }

  @MainActor
  private func explore(_ document: InterfaceDocument) throws -> [ExploredFault] {
    // Nothing depends on the day.
    let settings = try ScenarioSettings.parse(["--now", "2026-01-01T12:00"])
    let version = DocumentVersion(document)
    var explorer = Explorer(seed: seed) {
      settings.liveDocument(version, settings.speech.operatingLoader)
    }
    return explorer.explore(steps: steps)
  }

  private func text(of fault: ExploredFault) -> String {
    let steps =
      fault.steps.isEmpty ? "" : fault.scenario.split(separator: "\n").map { "  \($0)\n" }.joined()
    return visible("\(fault.finding) (\(fault.finding.id))", limit: 8192) + "\n" + steps
  }
}
