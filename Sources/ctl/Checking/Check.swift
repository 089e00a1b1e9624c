import ArgumentParser
import Auditing
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl check`: what is wrong with the documents of an app.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds problems with names, touches, connections, and texts in every language.",
    usage: """
      ctl check [<paths> ...] [options]
      ctl check rules [--format json]
      ctl check explain <rule>
      """,
    discussion: """
      'ctl check rules' lists the rules, and 'ctl check explain' shows what one finds, why, and an \
      example. Without paths, those of the configuration are checked, or the current folder. \
      Without --format, a terminal gets text, and a pipe gets lines.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var localeOptions: CheckLocaleOptions
  @OptionGroup var choice: CheckOptions
  @OptionGroup var layout: CheckLayoutOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var output: ReportOptions
  @OptionGroup var overwrite: OverwriteOption

  private var locale: LocaleOptions { localeOptions.options }

  /// Checks that the options agree.
  func validate() throws {
    if layout.situations.isEmpty,
      let rule = choice.rules.compactMap(AuditRule.rule).first(where: { $0.rule.group == .layout })
    {
      throw ValidationError("\(rule.id) looks at layouts. Add --layout solved or --device.")
    }
    if choice.writeBaseline != nil, !output.targets.isEmpty {
      throw ValidationError("--write-baseline writes no report. Leave out --format.")
    }
  }

  func run() throws {
    let configuration = try choice.configuration(
      for: input.paths, at: input.configurationPath, excluding: input.search.exclusions,
      in: localeOptions.locales, development: localeOptions.development, source: source.folders)
    if choice.showConfig { return try show(configuration) }
    var check = try DocumentCheck(
      configuration, only: try choice.onlyRules, baseline: choice.writeBaseline == nil)
    check.situations = layout.situations
    check.rows = rows
    let sources = configuration.source.map(\.value)
    check.app =
      sources.isEmpty
      ? nil
      : try AppInput.read(
        sources, around: configuration.include.map(\.value),
        excluding: configuration.exclude.map(\.value),
        accessors: Set(configuration.accessors.map(\.value)))
    check.listsReviews = output.review
    if choice.fixing.isOn { check.fixes = FileFixes() }
    check.listsNotes = output.notes
    let changes = try choice.changes(in: configuration)
    var documents = input
    documents.paths = configuration.include.map(\.value)
    documents.search.exclusions = configuration.exclude.map(\.value)
    var languages = locale
    languages.locales = configuration.locales.map(\.value)
    var failed = false
    // Patterns of the configuration begin in its folder, too.
    var patterns = configuration
    func isWanted(_ path: String) -> Bool {
      !patterns.excludes(path) && changes?.contains(path) ?? true
    }
    let found = documents.find()
    // What may not be written is told before anything is read.
    let (known, reports) = try ExitStatus.ofOutput {
      (
        try choice.writeBaseline.map {
          try OutputFile(.baseline, at: $0, overwrites: overwrite.isOn)
        }, try output.files(overwrites: overwrite.isOn)
      )
    }
    try documents.forEachDocument(in: found, where: isWanted) { reading, _ in
      switch reading {
      case .success(let document): check.add(document, in: languages)
      case .failure(let error): check.add(failure: error)
      }
    } finish: { output in
      check.leaveOut(output.otherKinds.count)
      // Of single files, what they connect is checked, not what else the app has.
      if checksFolders { check.addApp() }
      var tables = TableSets()
      tables.hasDocuments = true
      if checksFolders {
        tables.add(inFolders: configuration)
        tables.add(changes, inFolders: configuration)
      }
      for path in check.report.paths where DocumentFinder.Kind.documents.hasExtension(of: path) {
        tables.add(documentAt: path)
      }
      check.add(tables, changedBy: changes)
      check.finish(isWhole: changes == nil && input.paths.isEmpty)
      for note in check.notes { Terminal.report(note) }
      try check.write(choice.fixing)
      if let known {
        try check.writeBaseline(to: known)
        return
      }
      try self.output.write(check.report, to: reports, &output)
      failed = check.report.findings.contains {
        configuration.failOn.value.isReached(by: $0.severity)
      }
    }
    if sources.isEmpty { noteUnreadSource() }
    locale.warnAboutMissingTables()
    // The prototypes of documents that were not read are not known.
    if changes == nil, check.report.failures.isEmpty { rows.warnAboutUnusedRows() }
    if !check.report.failures.isEmpty { throw ExitStatus.unreadableInput }
    if failed { throw ExitStatus.findings }
  }

  /// Says in a line that source lies beside the documents and was not read.
  private func noteUnreadSource() {
    let folders = input.paths.isEmpty ? ["."] : input.paths.filter { FileStatus.isFolder(at: $0) }
    guard let folder = folders.first(where: SourceInput.hasSource) else { return }
    Terminal.complain(
      "ctl: note: source beside the documents was not read; --source \(visible(folder)) reads it.")
  }

  /// Indicates whether whole folders are checked.
  private var checksFolders: Bool {
    input.paths.isEmpty || input.paths.contains { FileStatus.isFolder(at: $0) }
  }

  private func show(_ configuration: CheckConfiguration) throws {
    let rows = configuration.rows.map { row in
      (row.name, "\(row.value)  (\(row.origin))")
    }
    try Terminal.write(ColumnLayout(style: Terminal.style).present(rows) + "\n")
  }
}
