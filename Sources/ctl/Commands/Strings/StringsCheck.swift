import ArgumentParser
import Auditing
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters

/// `ctl strings check`: what is wrong with tables, and between the languages of an app.
struct StringsCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds problems in string tables, and between the languages of an app.",
    usage: "ctl strings check [<paths> ...] [options]",
    discussion: """
      The rules are those of the group 'tables' in 'ctl check rules', which 'ctl check' checks, too. \
      The tables with one name in every language are looked at together, with the document of that \
      name and an Info.plist beside the folders.
      """)

  @Argument(help: "Tables, catalogs, or folders to search, the current one by default.")
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var development: DevelopmentLanguageOption
  @OptionGroup var choice: CheckOptions
  @OptionGroup var output: ReportOptions
  @OptionGroup var overwrite: OverwriteOption
  @OptionGroup var color: ColorOption

  func validate() throws {
    if paths.contains(DocumentInput.standardInput) {
      throw ValidationError("Tables are looked at beside each other. Name a file or a folder.")
    }
    for rule in choice.rules {
      let named = try AuditRule.named(rule)
      guard named.rule.group != .tables else { continue }
      throw ValidationError("\(named.id) is no rule about tables. Check it with ctl check.")
    }
    if choice.showConfig {
      throw ValidationError("ctl check --show-config shows the configuration of both.")
    }
    if choice.writeBaseline != nil, !output.targets.isEmpty {
      throw ValidationError("--write-baseline writes no report. Leave out --format.")
    }
  }

  func run() throws {
    let configuration = try choice.configuration(
      for: paths, at: paths.first ?? "", excluding: search.exclusions, development: development)
    let tables = Set(AuditRule.all.map(\.rule).filter { $0.group == .tables }.map(\.id))
    var check = try DocumentCheck(
      configuration, only: try choice.onlyRules ?? tables.filter { choice.isOn($0, configuration) },
      baseline: choice.writeBaseline == nil)
    check.looksAtTablesAlone()
    check.listsReviews = output.review
    check.listsNotes = output.notes
    if choice.fixing.isOn { check.fixes = FileFixes() }
    let changes = try choice.changes(in: configuration)
    let (known, reports) = try ExitStatus.ofOutput {
      (
        try choice.writeBaseline.map {
          try OutputFile(.baseline, at: $0, overwrites: overwrite.isOn)
        }, try output.files(overwrites: overwrite.isOn)
      )
    }
    var sets = TableSets()
    sets.add(inFolders: configuration)
    sets.add(changes, inFolders: configuration)
    check.add(sets, changedBy: changes)
    check.finish(isWhole: changes == nil && paths.isEmpty)
    for note in check.notes { Terminal.report(note) }
    try check.write(choice.fixing)
    if let known {
      try check.writeBaseline(to: known)
    } else {
      var result = CommandOutput(leftOut: sets.leftOut)
      try output.write(check.report, to: reports, &result)
      if !result.tellsLeftOut { Terminal.noteLeftOut(sets.leftOut) }
    }
    try check.end(failingOn: known == nil ? configuration.failOn.value : .never)
  }
}

/// The option for the language that tables are written in.
struct DevelopmentLanguageOption: ParsableArguments {
  @Option(
    name: .customLong("development-language"),
    help: ArgumentHelp(
      "The language that tables are written in. (default: found out, or as configured)",
      valueName: "tag"))
  var developmentLanguage: String?

  func validate() throws {
    try LanguageTag.check(options: [developmentLanguage].compactMap { $0 })
  }
}
