import ArgumentParser
import Auditing
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters

/// `ctl check PATH…`: the findings in the documents of paths.
struct CheckPaths: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "paths", abstract: "Checks documents.", usage: Check.configuration.usage,
    shouldDisplay: false)

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var choice: CheckOptions
  @OptionGroup var output: ReportOptions

  func run() throws {
    let configuration = try choice.configuration(for: input, locale)
    if choice.showConfig { return try show(configuration) }
    var check = try DocumentCheck(
      configuration, only: try choice.onlyRules, baseline: choice.writeBaseline == nil)
    check.listsReviews = output.review
    let changes = try choice.changed.map {
      try ChangedDocuments(since: $0.isEmpty ? nil : $0, in: configuration.paths)
    }
    var documents = input
    documents.paths = configuration.paths
    documents.search.exclusions = configuration.exclude.map(\.value)
    var languages = locale
    languages.locales = configuration.locales.map(\.value)
    var failed = false
    // Patterns of the configuration begin in its folder, too.
    var patterns = configuration
    func isWanted(_ path: String) -> Bool {
      !patterns.excludes(path) && changes?.contains(path) ?? true
    }
    try documents.forEachDocument(where: isWanted) { reading, _ in
      switch reading {
      case .success(let document): check.add(document, in: languages)
      case .failure(let error): check.add(failure: error)
      }
    } finish: { output in
      check.finish(isWhole: changes == nil && input.paths.isEmpty)
      for note in check.notes { Terminal.report(note) }
      if let file = choice.writeBaseline {
        let baseline = Baseline(path: file, of: check.report.findings)
        do throws(Diagnostic) {
          try baseline.write(toFile: file)
        } catch {
          Terminal.report(error)
          throw ExitStatus.unreadableInput
        }
        Terminal.complain(
          "ctl: note: \(visible(file)) has \(amount(check.report.findings.count, "finding")).")
        return
      }
      try self.output.write(check.report, &output)
      failed = check.report.findings.contains {
        configuration.failOn.value.isReached(by: $0.severity)
      }
    }
    locale.warnAboutMissingTables()
    if !check.report.failures.isEmpty { throw ExitStatus.unreadableInput }
    if failed { throw ExitStatus.findings }
  }

  private func show(_ configuration: CheckConfiguration) throws {
    let rows = configuration.rows.map { row in
      (row.name, "\(row.value)  (\(row.origin))")
    }
    try Terminal.write(ColumnLayout(style: Terminal.style).present(rows) + "\n")
  }
}

extension CheckConfiguration {
  /// The paths to check; empty for the current folder.
  fileprivate var paths: [String] { include.map(\.value) }
}
